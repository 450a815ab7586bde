// Before the first paint: light or dark, as chosen or as the system has it.
(function () {
  var chosen = "auto";
  try {
    chosen = JSON.parse(localStorage.getItem("vaza.settings") || "{}").theme || "auto";
  } catch {
    // No storage: the system decides.
  }
  var dark =
    chosen === "dark" || (chosen === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
