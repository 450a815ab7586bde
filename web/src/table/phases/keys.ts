/** Keys for a panel: the next button in a direction, and whether they are meant for it. */

const WAYS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Box {
  x: number;
  y: number;
}

/** The box nearest to `from` in the direction of an arrow key, by its place; -1 if there is none. */
export function nearest(boxes: readonly Box[], from: number, key: string): number {
  const way = WAYS[key];
  const start = boxes[from];
  if (!way || !start) return -1;
  const [dx, dy] = way;
  let best = { at: -1, far: Infinity };
  boxes.forEach((box, at) => {
    const along = (box.x - start.x) * dx + (box.y - start.y) * dy;
    const aside = Math.abs((box.x - start.x) * dy) + Math.abs((box.y - start.y) * dx);
    // Not in the other row: to the side one stays in line.
    if (along < 2 || (dx !== 0 && aside > 8)) return;
    const far = along * 4 + aside;
    if (far < best.far) best = { at, far };
  });
  return best.at;
}

/** Move the focus among the buttons of `box` by an arrow key; tell whether there was one to go to. */
export function moveFocus(box: HTMLElement | undefined, key: string): boolean {
  const buttons = [...(box?.querySelectorAll<HTMLElement>("button") ?? [])];
  const places = buttons.map((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const next = buttons[nearest(places, at, key)];
  next?.focus();
  return next !== undefined;
}

/** Keys are for the table, not for a text or a panel over it. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const { target } = event;
  const isText = target instanceof HTMLElement && target.closest("input, textarea, select");
  return Boolean(isText) || document.querySelector("dialog[open]") !== null;
}
