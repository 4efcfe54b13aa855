import { describe, expect, it } from 'vitest';
import { places } from './places';

interface Hooks {
  configResolved: (config: { root: string }) => void;
  transform: (code: string, id: string) => { code: string } | undefined;
}

function placed(root: string, code: string, id: string): string | undefined {
  const plugin = places() as unknown as Hooks;
  plugin.configResolved({ root });
  return plugin.transform(code, id)?.code;
}

describe('where the sources lie', () => {
  const script = (root: string) =>
    `import "svelte/internal";\nimport "${root}/src/App.svelte?svelte&type=style&lang.css";`;

  it('makes no difference to what a component becomes', () => {
    const [here, there] = ['/home/me/web', '/srv/a/much/longer/place/web'].map((root) =>
      placed(root, script(root), `${root}/src/App.svelte`),
    );
    expect(here).toBe('import "svelte/internal";\nimport "/src/App.svelte?svelte&type=style&lang.css";');
    expect(there).toBe(here);
  });

  it('is left alone in other files, and for styles from elsewhere', () => {
    expect(placed('/web', script('/web'), '/web/src/main.ts')).toBeUndefined();
    expect(placed('/web', script('/other'), '/web/src/App.svelte')).toBeUndefined();
  });
});
