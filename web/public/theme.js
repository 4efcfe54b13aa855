// Runs before the first paint, so that a chosen theme never flashes.
try {
  const theme = localStorage.getItem('meseta.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; the system's preference counts then.
}

// Asks for what the first paint waits for, while the code that needs it is still on its way. The build says which files
// these are; a wrong guess costs a file too many, nothing else.
(() => {
  // A site has no server, and keeps its files on the device.
  if (document.currentScript?.dataset.site !== undefined) return;
  const wanted = JSON.parse(document.currentScript?.dataset.wanted ?? '{}');
  const asked = new Set();
  const ask = (files = []) => {
    for (const file of files) {
      if (asked.has(file)) continue;
      asked.add(file);
      const href = `/${file}`;
      if (file.endsWith('.js') && !file.includes('.worker-'))
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
      // Styles, fonts and workers only have to be on the device by the time they are used.
      else
        fetch(href)
          .then((answer) => answer.arrayBuffer())
          .catch(() => undefined);
    }
  };
  // Answers that the page will want first, by path; it takes them from here (lib/net/api.ts).
  const early = (window.early = {});
  const get = (path) => (early[path] = fetch(`/api${path}`).catch(() => undefined));
  const [, table] = /^\/table\/([\w-]+)$/.exec(location.pathname) ?? [];
  // What begins like this lives on the device, not at the server.
  if (table && !table.startsWith('here-'))
    get(`/tables/${table}`)
      .then((answer) => answer?.clone().json())
      .then((found) => {
        if (found?.state !== 'running') return;
        get(`/tables/${table}/now`);
        ask(wanted[`live-${found.game}`]);
      })
      .catch(() => undefined);
  // The first page lists the reader's tables.
  const isFirst = location.pathname === '/';
  if (isFirst) get('/me');

  let stored;
  try {
    stored = localStorage.getItem('meseta.language');
  } catch {
    stored = null;
  }
  const languages = [stored, ...navigator.languages, 'en'].map((tag) => tag?.toLowerCase().split('-')[0]);
  ask(languages.map((language) => wanted[`words-${language}`]).find(Boolean));
  if (isFirst) ask(wanted.lobby);
  if (table) {
    ask(wanted.table);
    get('/games');
  }
})();
