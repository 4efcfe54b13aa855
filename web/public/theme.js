// Runs before the first paint, so that a chosen theme never flashes.
try {
  const theme = localStorage.getItem('meseta.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; the system's preference counts then.
}
