import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { catalogue } from './catalogue.ts';

const SERVER = process.env.TINKERTABLE ?? 'http://127.0.0.1:8123';

/** Writes the names of what was built in front of worker.js, so that the shell opens offline. */
function precache(): Plugin {
  return {
    name: 'precache',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name) && name !== 'worker.js');
      const worker = bundle['worker.js'];
      if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const built = { version, files: files.map((name) => `/${name}`) };
      worker.code = `const BUILT=${JSON.stringify(built)};\n${worker.code}`;
    },
  };
}

/** What is large enough is also kept compressed, for the server to hand out as it is. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (!/\.(js|css)$/.test(fileName) || source.length < 1000) continue;
          this.emitFile({
            type: 'asset',
            fileName: `${fileName}.gz`,
            source: gzipSync(source, { level: 9 }),
          });
        }
      },
    },
  };
}

// What the first page needs and what any table needs: one file each, instead of a dozen small ones.
const groups = [
  { name: 'words-en', test: /words\/en\.ftl\?part=(shell|about)/, priority: 3 },
  { name: 'words-ru', test: /words\/ru\.ftl\?part=(shell|about)/, priority: 3 },
  {
    name: 'shell',
    test: /node_modules|src\/(lib|net|parts)\/|src\/(words|games)\/index|seating\.ts$|Home\.svelte|app\.css/,
    priority: 2,
  },
  { name: 'table', test: /src\/table\/|screens\/Table\.svelte/, priority: 1 },
];

export default defineConfig({
  plugins: [catalogue(), svelte(), precache(), compressed()],
  build: {
    outDir: '../src/tinkertable/client',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    manifest: true, // sizes.js reads it
    assetsInlineLimit: 0, // the server's policy wants every script and style as a file
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { index: 'index.html', worker: 'src/worker.ts' },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: { groups },
      },
    },
  },
  server: {
    proxy: { '/api': { target: SERVER, ws: true } },
    fs: { allow: ['.', '../src/tinkertable'] }, // the words
  },
});
