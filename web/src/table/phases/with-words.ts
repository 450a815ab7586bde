/** What is shown in the words of the wider family comes together with them. */
import { bring } from "../../lib/bring";
import { speak } from "../../lib/i18n.svelte";

export async function withWords<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([bring(load), bring(() => speak("phases"))]);
  return part;
}

/** Bring what hangs on seats. */
export function seatParts(): Promise<typeof import("./seats")> {
  return withWords(() => import("./seats"));
}
