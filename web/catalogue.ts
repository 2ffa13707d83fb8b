import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** A catalogue of words as text: of `words/en.ftl?part=shell` what stands below the heading "## shell: …". */
export function catalogue(): Plugin {
  return {
    name: 'catalogue',
    enforce: 'pre',
    load(id) {
      const [path = '', query = ''] = id.split('?');
      if (!path.endsWith('.ftl')) return null;
      this.addWatchFile(path);
      const wanted = new URLSearchParams(query).get('part');
      const groups = readFileSync(path, 'utf-8').split(/^## /m).slice(1);
      const kept = groups.filter((group) => group.split(':')[0] === wanted);
      const text = kept.map((group) => group.slice(group.indexOf('\n') + 1)).join('\n');
      return `export default ${JSON.stringify(text.replace(/^#.*\n|^\n/gm, ''))};`;
    },
  };
}
