/** The table at which one sat last on this device: the home page leads back to it. */

const KEY = "vaza.table";

/** The table that was opened or joined last from this device, if it is one. */
export function lastTable(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepTable(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Private windows may refuse to store: then there is no short way back.
  }
}

/** There is no way back to this table any more; another one stays. */
export function forgetTable(id: string): void {
  if (lastTable() !== id) return;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
