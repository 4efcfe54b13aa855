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
  for (const file of new Set([...words, ...page])) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${file}`;
    document.head.append(link);
  }
})();
