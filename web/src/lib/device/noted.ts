/** Noted once a table was made on this device: only then is the engine worth loading for a list of tables. */
const NOTE = 'meseta.here';

/** A table was made on this device. */
export function noteTable(): void {
  try {
    localStorage.setItem(NOTE, 'yes');
  } catch {
    // Then no table outlasts the page either.
  }
}

/** Whether a table was ever made on this device. */
export function isNoted(): boolean {
  try {
    return localStorage.getItem(NOTE) !== null;
  } catch {
    return false;
  }
}
