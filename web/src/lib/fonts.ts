/**
 * Calls back whenever fonts have arrived, because words then take another room. Returns what stops it. (To ask for
 * `document.fonts.ready` instead would lay out the page at once, in the middle of a change.)
 */
export function onFonts(job: () => void): () => void {
  const { fonts } = document as { fonts?: FontFaceSet };
  fonts?.addEventListener('loadingdone', job);
  return () => fonts?.removeEventListener('loadingdone', job);
}

/**
 * Has the font of all texts ready by the time the first one is drawn. The browser would ask for it only then, and draw the
 * text again once it is there, with other widths.
 */
export function prepareFonts(): void {
  // Without it, texts are drawn in another font.
  document.fonts.load("1rem 'Source Sans 3'").catch(() => undefined);
}
