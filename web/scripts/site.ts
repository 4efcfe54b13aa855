import type { Plugin } from 'vite';

/** Tells the start script (`public/theme.js`) that there is no server to be asked for anything. */
export function site(): Plugin {
  return {
    name: 'meseta-site',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(/<script src="[^"]*theme\.js"/, '$& data-site'),
    },
  };
}
