/** A part of the page that comes when it is needed. */

const PAUSE = 1500;

/** Bring it, again and again while the network fails: who waits for it can do nothing else. */
export async function bring<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
