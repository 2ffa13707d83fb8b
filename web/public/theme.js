// Before anything is drawn: the theme and language chosen last, so that nothing flashes.
try {
  const kept = JSON.parse(localStorage.getItem('tinkertable') || '{}');
  const dark = kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  if (kept.language) document.documentElement.lang = kept.language;
} catch {
  // Settings that cannot be read are as good as none.
}
