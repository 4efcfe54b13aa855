/**
 * Calls back whenever fonts have arrived, because words then take another room. Returns what stops it. (To ask for
 * `document.fonts.ready` instead would lay out the page at once, in the middle of a change.)
 */
export function onFonts(job: () => void): () => void {
  const { fonts } = document as { fonts?: FontFaceSet };
  fonts?.addEventListener('loadingdone', job);
  return () => fonts?.removeEventListener('loadingdone', job);
}
