/**
 * What a table of King needs at every moment comes together: what hangs on the bar and on the seats,
 * the middle, and how its events are told. The rest comes with the moment that needs it.
 */
export { default as Face } from "./Face.svelte";
export { default as MyCount } from "./MyCount.svelte";
export { default as SeatCount } from "./SeatCount.svelte";
export { default as Sheet } from "./Sheet.svelte";
export { default as Title } from "./Title.svelte";
export * as telling from "./narrate";
