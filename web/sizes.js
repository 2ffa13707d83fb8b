// What has to be loaded, compressed, against the budget.

import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const CLIENT = new URL('../src/tinkertable/client/', import.meta.url);
const FIRST = 60_000;
const GAME = 60_000;

const read = (name) => readFileSync(new URL(name, CLIENT));
const size = (name) => gzipSync(read(name), { level: 9 }).length;
const manifest = JSON.parse(read('.vite/manifest.json').toString());

/** A chunk with everything it needs at once. */
function needs(key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const file of chunk.css ?? []) found.add(file);
  for (const other of chunk.imports ?? []) needs(other, found);
  return found;
}

const total = (files) => [...files].reduce((sum, name) => sum + size(name), 0);
/** The files that hold the words of a folder in a language: all of them, or one part. */
const wordsOf = (folder, language, part = '') =>
  Object.keys(manifest)
    .filter((key) => key.includes(`${folder}/${language}.ftl?part=${part}`))
    .flatMap((key) => [...needs(key)]);
const rows = [];
const shell = needs('index.html');
// The first page also asks for the words of one language and the table's chrome is next.
for (const language of ['en', 'ru'])
  rows.push([
    `first load, ${language}`,
    total(new Set([...shell, ...wordsOf('tinkertable/words', language, 'shell'), 'index.html'])),
    FIRST,
  ]);
const spoken = new Set(wordsOf('tinkertable/words', 'ru'));
const screens = wordsOf('tinkertable/words', 'ru', 'screens');
const table = new Set([...shell, ...needs('src/screens/Table.svelte'), ...screens]);
rows.push(['table, more than that', total([...table].filter((name) => !shell.has(name))), FIRST]);
for (const key of Object.keys(manifest)) {
  const game = /^src\/games\/(\w+)\/index\.ts$/.exec(key)?.[1];
  if (!game) continue;
  const words = ['about', 'facts', 'table'].flatMap((part) => wordsOf(`games/${game}/words`, 'ru', part));
  const files = [...needs(key), ...words];
  rows.push([
    `game ${game}`,
    total(new Set(files.filter((name) => !table.has(name) && !spoken.has(name)))),
    GAME,
  ]);
}
// A form for the components of a game, with their pictures, over the page of a new table.
const entering = new Set([...shell, ...needs('src/screens/NewTable.svelte'), ...screens]);
for (const key of Object.keys(manifest)) {
  const game = /^src\/games\/(\w+)\/Component\.svelte$/.exec(key)?.[1];
  if (!game) continue;
  const words = [
    ...wordsOf('tinkertable/words', 'ru', 'edition'),
    ...['facts', 'table', 'edition'].flatMap((part) => wordsOf(`games/${game}/words`, 'ru', part)),
  ];
  const files = [
    ...needs(key),
    ...needs(`src/games/${game}/edition.ts`),
    ...needs('src/editions/Form.svelte'),
    ...words,
  ];
  rows.push([`form ${game}`, total(new Set(files.filter((name) => !entering.has(name)))), GAME]);
}
let over = 0;
for (const [name, bytes, most] of rows) {
  over += bytes > most;
  console.log(
    `${name.padEnd(26)} ${(bytes / 1000).toFixed(1).padStart(6)} kB of ${most / 1000} kB${bytes > most ? '  TOO LARGE' : ''}`,
  );
}
const everything = readdirSync(CLIENT, { recursive: true, withFileTypes: true }).filter((entry) =>
  entry.isFile(),
);
console.log(`${everything.length} files in all`);
process.exitCode = over ? 1 : 0;
