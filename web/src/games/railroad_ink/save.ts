// A board as a file of its own: the drawing on show, its styles written into it.

const SPACE = 'http://www.w3.org/2000/svg';
const PIXELS = 1584;
const KEPT = [
  'fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-dashoffset', 'stroke-linecap', 'stroke-linejoin',
  'opacity', 'visibility', 'paint-order', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'transform',
]; // prettier-ignore

/** A copy of an element whose computed styles have become attributes. */
function settled(element: Element): Element {
  const copy = document.createElementNS(SPACE, element.localName);
  for (const { name, value } of element.attributes)
    if (!/^(class|style|aria-|data-|focusable)/.test(name)) copy.setAttribute(name, value);
  const style = getComputedStyle(element);
  for (const name of KEPT) {
    const value = style.getPropertyValue(name);
    // A transform given as attribute already stands in the copy.
    if (value && value !== 'none' && !(name === 'transform' && copy.hasAttribute('transform')))
      copy.setAttribute(name, value.replace(/url\("[^"]*#([^"]+)"\)/, 'url(#$1)'));
    else if (value === 'none' && (name === 'fill' || name === 'stroke')) copy.setAttribute(name, value);
  }
  for (const child of element.childNodes)
    if (child instanceof Element) {
      if (!child.classList.contains('ri-passing')) copy.append(settled(child));
    } else if (child.nodeType === Node.TEXT_NODE) copy.append(child.cloneNode());
  return copy;
}

function standalone(board: SVGSVGElement): string {
  const copy = settled(board);
  const { x, y, width, height } = board.viewBox.baseVal;
  copy.setAttribute('xmlns', SPACE);
  copy.setAttribute('width', String(PIXELS));
  copy.setAttribute('height', String((PIXELS * height) / width));
  for (const name of ['transform', 'visibility', 'opacity']) copy.removeAttribute(name);
  const paper = document.createElementNS(SPACE, 'rect');
  paper.setAttribute('fill', getComputedStyle(document.body).backgroundColor);
  for (const [name, value] of Object.entries({ x, y, width, height }))
    paper.setAttribute(name, String(value));
  copy.prepend(paper);
  const waves = document.getElementById('ri-waves');
  if (waves) {
    const defs = document.createElementNS(SPACE, 'defs');
    const pattern = settled(waves);
    pattern.removeAttribute('transform');
    defs.append(pattern);
    copy.prepend(defs);
  }
  return new XMLSerializer().serializeToString(copy);
}

function give(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

export function saveSvg(board: SVGSVGElement, name: string): void {
  give(new Blob([standalone(board)], { type: 'image/svg+xml' }), name);
}

export async function savePng(board: SVGSVGElement, name: string): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(board))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = PIXELS;
  canvas.getContext('2d')!.drawImage(image, 0, 0, PIXELS, PIXELS);
  canvas.toBlob((blob) => blob && give(blob, name), 'image/png');
}
