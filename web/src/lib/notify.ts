// A quiet mark in the tab's title, and a notification for those who asked for one.

import { settings } from './settings.svelte';

export function title(text: string, mine: boolean): void {
  document.title = mine ? `● ${text}` : text;
}

export const canNotify = (): boolean => 'Notification' in window;

export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

export function notify(text: string, body: string, tag: string): void {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(text, { body, tag, icon: '/icon.svg' });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Phones allow notifications from the worker only.
    void navigator.serviceWorker?.ready.then((worker) =>
      worker.showNotification(text, { body, tag, icon: '/icon.svg' }),
    );
  }
}
