import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { i18n } from './i18n.svelte';

/** For tests: every language that the program comes with. */
export const LANGUAGES = ['en', 'pl', 'hu', 'ro', 'cs'];

/** For tests: installs all words of a language, as the page does. */
export function speak(language: string): void {
  const folder = resolve(import.meta.dirname, '../../../../locales', language);
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
  i18n.install(language, files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n'));
}
