import { mount } from "svelte";
import "$client/styles/fonts.css";
import "$client/styles/base.css";
import App from "./App.svelte";

mount(App, { target: document.getElementById("kartki")! });
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined); // not everywhere; no harm
