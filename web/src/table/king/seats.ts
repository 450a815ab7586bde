/** What hangs on the bar and on the seats at a table of King: it comes together. */
export { default as MyCount } from "./MyCount.svelte";
export { default as SeatCount } from "./SeatCount.svelte";
export { default as Title } from "./Title.svelte";
