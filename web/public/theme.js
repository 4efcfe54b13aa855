// Runs before the first paint, so that a chosen theme never flashes.
try {
  const theme = localStorage.getItem('meseta.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; the system's preference counts then.
}

// Asks for what the first paint waits for, while the code that needs it is still on its way. The build says what that
// is; a wrong guess costs a file too many, nothing else.
(() => {
  const wanted = JSON.parse(document.currentScript?.dataset.wanted ?? '{}');
  let stored;
  try {
    stored = localStorage.getItem('meseta.language');
  } catch {
    stored = null;
  }
  const languages = [stored, ...navigator.languages, 'en'].map((tag) => tag?.toLowerCase().split('-')[0]);
  const words = languages.map((language) => wanted[`words-${language}`]).find(Boolean) ?? [];
  const page = location.pathname.startsWith('/table/') ? (wanted.table ?? []) : [];
  const ask = (properties) => document.head.append(Object.assign(document.createElement('link'), properties));
  for (const file of new Set([...words, ...page])) ask({ rel: 'modulepreload', href: `/${file}` });
  // The first page lists the reader's tables.
  if (location.pathname === '/')
    ask({ rel: 'preload', as: 'fetch', href: '/api/me', crossOrigin: 'anonymous' });
})();
