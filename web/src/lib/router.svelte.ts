/** Which page is shown: the address is the state. */

export interface Place {
  path: string;
  search: string;
}

function here(): Place {
  return { path: location.pathname, search: location.search };
}

export const place: Place = $state(here());

function follow(): void {
  Object.assign(place, here());
}

/** Go to an address of the site without loading it anew. */
export function navigate(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  follow();
  scrollTo(0, 0);
}

/** A part of an address as it was meant; as it stands where no text is written so. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function isPlainClick(event: MouseEvent): boolean {
  return !event.defaultPrevented && event.button === 0 && !hasModifier(event);
}

function hasModifier(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

function onClick(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || !isPlainClick(event)) return;
  const stays = link.origin === location.origin && !link.target && !link.hasAttribute("download");
  if (!stays || link.pathname.startsWith("/api/") || link.hash) return;
  event.preventDefault();
  navigate(link.pathname + link.search);
}

/** Let plain links move within the page; called once. */
export function startRouter(): void {
  addEventListener("popstate", follow);
  addEventListener("click", onClick);
}
