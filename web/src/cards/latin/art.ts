/** Everything that is drawn for the Latin pack: a chunk that only its tables ask for. */
import LatinCard from "./LatinCard.svelte";
import { SIGNS } from "./signs";

export { LatinCard as Face, SIGNS as signs };
