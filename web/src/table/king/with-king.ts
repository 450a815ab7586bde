/** What is shown of King comes together with its words. */
import { bring } from "../../lib/bring";
import { speak } from "../../lib/i18n.svelte";

export async function withKing<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await bring(() => Promise.all([load(), speak("kingtable")]));
  return part;
}

/** Bring what hangs on the bar and on the seats. */
export function kingParts(): Promise<typeof import("./seats")> {
  return withKing(() => import("./seats"));
}
