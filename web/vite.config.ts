import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { defineConfig, type Plugin } from 'vite';

const SERVER = process.env.TINKERTABLE ?? 'http://127.0.0.1:8123';

/** Writes the names of what was built into worker.js, so that the shell opens offline. */
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
      worker.code = worker.code
        .replace(/["'`]%VERSION%["'`]/, JSON.stringify(version))
        .replace(/["'`]%FILES%["'`]/, JSON.stringify(files.map((name) => `/${name}`).join(' ')));
    },
  };
}

export default defineConfig({
  plugins: [svelte(), precache()],
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
      },
    },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
});
