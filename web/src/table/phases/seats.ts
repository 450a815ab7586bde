/** What hangs on seats in the wider family, in one part. */
export { default as SeatMarks } from "./SeatMarks.svelte";
export { default as SeatState } from "./SeatState.svelte";
