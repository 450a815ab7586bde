/**
 * How things move on the table: from the seat that acts, at the table's speed, and never longer
 * than the next message allows. Everything here is decoration; the view is drawn without it.
 */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import type { EventOut, ViewOut } from "../generated/wire";

const PACES = { instant: 0, fast: 0.42, normal: 1, slow: 2 } as const;

class Motion {
  /** 0 without pauses, 1 normal. */
  pace = $state(1);
  /** The seat that deals right now, while the cards come. */
  dealing = $state<number | null>(null);
  /** Where my card lay before it was played. */
  fromHand: DOMRect | null = null;
  #catchesUp = false;

  /** Look at what comes before it is drawn. */
  prepare(events: readonly EventOut[], view: ViewOut, isFirst: boolean): void {
    this.pace = PACES[view.table.speed];
    const isDealt = events.some((event) => event.e === "dealt") && !isFirst;
    this.dealing = isDealt ? (view.match?.deal?.dealer ?? null) : null;
    const plays = events.filter((event) => event.e === "played").length;
    this.#catchesUp = isFirst || plays > 2;
  }

  /** Milliseconds for a movement of `normal` ones, 0 where nothing shall move. */
  time(normal: number): number {
    const still =
      this.#catchesUp || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
    return still ? 0 : normal * Math.min(1, this.pace);
  }
}

export const motion = new Motion();

function centre(box: DOMRect): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function between(node: Element, seat: number): { x: number; y: number } {
  const plate = document.querySelector(`[data-place="${seat}"]`);
  if (!plate) return { x: 0, y: 0 };
  const from = centre(plate.getBoundingClientRect());
  const to = centre(node.getBoundingClientRect());
  return { x: from.x - to.x, y: from.y - to.y };
}

interface Way {
  seat: number | null;
  mine?: boolean;
}

function travel(gap: { x: number; y: number }, ms: number, delay = 0): TransitionConfig {
  return {
    delay,
    duration: ms,
    easing: cubicOut,
    css: (t, u) =>
      `translate: ${gap.x * u}px ${gap.y * u}px; scale: ${0.55 + 0.45 * t}; opacity: ${Math.min(1, t * 2.5)}`,
  };
}

/** A card comes from its seat to its place. */
export function fromSeat(node: Element, { seat, mine }: Way): TransitionConfig {
  const ms = motion.time(260);
  if (ms === 0 || seat === null) return { duration: 0 };
  if (mine && motion.fromHand) {
    const from = centre(motion.fromHand);
    const to = centre(node.getBoundingClientRect());
    motion.fromHand = null;
    const gap = { x: from.x - to.x, y: from.y - to.y };
    return {
      duration: ms,
      easing: cubicOut,
      css: (_t, u) => `translate: ${gap.x * u}px ${gap.y * u}px`,
    };
  }
  return travel(between(node, seat), ms);
}

/** The trick goes to its winner. */
export function toSeat(node: Element, { seat }: Way): TransitionConfig {
  const ms = motion.time(300);
  if (ms === 0 || seat === null) return { duration: 0 };
  return travel(between(node, seat), ms);
}

/** A dealt card comes from the dealer, one after another. */
export function fromDealer(node: Element, { at }: { at: number }): TransitionConfig {
  const ms = motion.time(260);
  if (ms === 0 || motion.dealing === null) return { duration: 0 };
  return travel(between(node, motion.dealing), ms, at * 38 * Math.min(1, motion.pace));
}
