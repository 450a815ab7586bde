/** The service worker, where the browser allows one (https or localhost). */

function loadedFiles(): string[] {
  return performance
    .getEntriesByType("resource")
    .map((entry) => new URL(entry.name).pathname)
    .filter((path) => path.startsWith("/assets/"));
}

export function keepShell(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    void navigator.serviceWorker
      .register("/sw.js")
      .then(() => navigator.serviceWorker.ready)
      .then((worker) => worker.active?.postMessage({ files: loadedFiles() }))
      .catch(() => undefined);
  });
}
