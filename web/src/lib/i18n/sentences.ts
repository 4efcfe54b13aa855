/** Ends a sentence; a colon introduces what follows. */
const ENDS = /[.!?…:]$/;

/**
 * Sentences that are paragraphs of their own where they are shown, run together where they are read out: each gets the
 * full stop that it lacks, and none gets a second one.
 */
export function sentences(words: readonly string[]): string {
  return words
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => (ENDS.test(one) ? one : `${one}.`))
    .join(' ');
}
