/** After how long the browser has surely taken the file over, in milliseconds. */
const TAKEN_MS = 60_000;

/** Hands a text to the browser as a file to be saved. */
export function saveFile(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), TAKEN_MS);
}
