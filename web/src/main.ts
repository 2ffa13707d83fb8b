import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { openSettings } from './lib/settings.svelte';

await openSettings();
mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  // Without it everything works but the offline shell; there is nothing to tell.
  navigator.serviceWorker.register('/worker.js').catch(() => undefined);
