// The app's shell without a network: the page and the files it has used. Nothing of a table is
// kept; /api and /ws never pass through here.
const CACHE = "vaza-__STAMP__";
const ASIDE = ["/theme.js", "/icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(["/", ...ASIDE])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("vaza-") && name !== CACHE);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// The page names what it loaded before this worker was there.
self.addEventListener("message", (event) => {
  const files = Array.isArray(event.data?.files) ? event.data.files : [];
  const ours = files.filter((path) => typeof path === "string" && path.startsWith("/assets/"));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(ours)));
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match("/")));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(cacheFirst(event.request));
  } else if (ASIDE.includes(url.pathname)) {
    event.respondWith(fetch(event.request).catch(() => caches.match(url.pathname)));
  }
});

async function cacheFirst(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, fresh.clone());
  }
  return fresh;
}
