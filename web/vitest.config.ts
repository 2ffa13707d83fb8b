import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogue } from './catalogue.ts';

export default defineConfig({
  plugins: [catalogue(), svelte({ configFile: false })],
  resolve: { conditions: ['browser'] }, // Svelte as a page has it, not as a server would
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
