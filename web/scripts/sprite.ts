import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const SHEETS = ['symbols.svg', 'symbols-altiplano.svg', 'screens.svg', 'buildings.svg', 'avatars.svg'];

/** All drawings as one hidden SVG: the symbols of every sheet, without comments and line breaks. */
export function spriteMarkup(): string {
  const symbols = SHEETS.flatMap((sheet) => {
    const text = readFileSync(resolve(import.meta.dirname, '../src/look', sheet), 'utf8');
    return text.match(/<symbol[\s\S]*?<\/symbol>/g) ?? [];
  });
  const body = symbols
    .join('')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><');
  return `<svg class="sprite" aria-hidden="true" width="0" height="0">${body}</svg>`;
}

/** Puts the sprite into index.html once, so that every drawing is there at the first paint and follows the theme. */
export function sprite(): Plugin {
  return {
    name: 'meseta-sprite',
    transformIndexHtml: (html) => html.replace('<!-- sprite -->', spriteMarkup()),
  };
}
