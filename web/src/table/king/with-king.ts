/** What is shown of King comes together with its words. */
import { bring } from "../../lib/bring";
import { speak } from "../../lib/i18n.svelte";

export async function kingParts(): Promise<typeof import("./parts")> {
  const [parts] = await bring(() => Promise.all([import("./parts"), speak("kingtable")]));
  return parts;
}
