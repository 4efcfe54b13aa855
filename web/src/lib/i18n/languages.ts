/** What each language calls itself; a language without a name here is shown by its code. */
export const NAMES: Record<string, string> = {
  en: 'English',
  pl: 'Polski',
  hu: 'Magyar',
  ro: 'Română',
  cs: 'Čeština',
};

/**
 * The language to start in: the stored choice, else the first supported one that the browser asks for, else English.
 */
export function startLanguage(
  stored: string | undefined,
  wished: readonly string[],
  known: readonly string[],
): string {
  if (stored && known.includes(stored)) return stored;
  for (const tag of wished) {
    const code = tag.toLowerCase().split('-')[0] ?? '';
    if (known.includes(code)) return code;
  }
  return 'en';
}
