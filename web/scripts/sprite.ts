import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const SHEETS = ['symbols.svg', 'symbols-altiplano.svg', 'screens.svg', 'buildings.svg', 'avatars.svg'];

/** The symbols of every sheet, without comments and line breaks. */
function symbols(): string[] {
  return SHEETS.flatMap((sheet) => {
    const text = readFileSync(resolve(import.meta.dirname, '../src/look', sheet), 'utf8');
    const found = text.match(/<symbol[\s\S]*?<\/symbol>/g) ?? [];
    return found.map((symbol) => symbol.replace(/<!--[\s\S]*?-->/g, '').replace(/>\s+</g, '><'));
  });
}

/**
 * All drawings as plain text, from which `ui/drawing.ts` takes those that are needed: as elements, the browser would build
 * hundreds that a page does not show.
 */
export function spriteMarkup(): string {
  return `<script type="text/plain" id="drawings">${symbols().join('')}</script>`;
}

/** A drawing that is there before any script is. */
function drawn(name: string): string {
  const symbol = symbols().find((one) => one.includes(`id="${name}"`)) ?? '';
  const [, viewBox, shapes] = /viewBox="([^"]*)">([\s\S]*)<\/symbol>/.exec(symbol) ?? [];
  if (shapes === undefined) throw new Error(`index.html asks for the drawing ${name}, which there is not`);
  return `<svg class="i" aria-hidden="true" viewBox="${viewBox}">${shapes}</svg>`;
}

/** Puts the drawings into index.html once, so that every one is there as soon as the page's own script is. */
export function sprite(): Plugin {
  return {
    name: 'meseta-sprite',
    transformIndexHtml: (html) =>
      html
        .replace('<!-- sprite -->', spriteMarkup())
        .replace(/<!-- drawing ([\w-]+) -->/g, (_, name: string) => drawn(name)),
  };
}
