import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepShell } from "./lib/offline";
import { startRouter } from "./lib/router.svelte";
import { followSystem } from "./lib/settings.svelte";

followSystem();
startRouter();
const target = document.getElementById("app");
if (target) mount(App, { target });
keepShell();
