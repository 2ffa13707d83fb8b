/** Seconds since a moment of `performance.now()`, as long as a component counts them; none since null. */
export function passed(since: () => number | null): () => number {
  let seconds = $state(0);
  $effect(() => {
    const then = since();
    const count = () => (seconds = then === null ? 0 : (performance.now() - then) / 1000);
    count();
    if (then === null) return;
    const beat = setInterval(count, 500);
    return () => clearInterval(beat);
  });
  return () => seconds;
}
