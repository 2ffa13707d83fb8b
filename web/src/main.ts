import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { loadGames } from './lib/games.svelte';
import { recall } from './lib/me.svelte';
import { openSettings } from './lib/settings.svelte';

// Asked for while the words come; who needs them waits for the same answers.
const recalled = recall();
recalled.catch(() => undefined);
loadGames().catch(() => undefined);
await openSettings();
mount(App, { target: document.getElementById('app')!, props: { recalled } });

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  // Without it everything works but the offline shell; there is nothing to tell.
  navigator.serviceWorker.register('/worker.js').catch(() => undefined);
