import type { Plugin } from 'vite';

/** Where a component's script asks for its own styles, as the compiler writes it. */
const STYLES = /(import\s+")([^"]+)(\?svelte&type=style&lang\.css")/g;

/**
 * Names a component's styles by their place in this folder instead of on this machine. How code is divided into files
 * depends on how long each module is, and with that on every path that is written in one; this way the same sources make
 * the same page wherever they lie.
 */
export function places(): Plugin {
  let root = '';
  return {
    name: 'meseta-places',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root;
    },
    transform(code, id) {
      if (!id.endsWith('.svelte')) return undefined;
      const placed = code.replace(STYLES, (whole, before: string, path: string, after: string) =>
        path.startsWith(`${root}/`) ? `${before}${path.slice(root.length)}${after}` : whole,
      );
      return placed === code ? undefined : { code: placed, map: null };
    },
  };
}
