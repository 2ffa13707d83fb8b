import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { loadGames } from './lib/games.svelte';
import { recall } from './lib/me.svelte';
import { here } from './lib/route.svelte';
import { later } from './lib/screens';
import { openSettings } from './lib/settings.svelte';

// Asked for while the words come; who needs them waits for the same answers.
const recalled = recall();
recalled.catch(() => undefined);
loadGames().catch(() => undefined);
later[here().screen]?.().catch(() => undefined);
await openSettings();
mount(App, { target: document.getElementById('app')!, props: { recalled } });

// It fetches all the shell has: not before what is on show is there. Without it everything works but
// the offline shell; there is nothing to tell.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  setTimeout(() => navigator.serviceWorker.register('/worker.js').catch(() => undefined), 2000);
