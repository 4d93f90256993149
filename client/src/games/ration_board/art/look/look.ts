import { mount } from "svelte";
import Look from "./Look.svelte";

mount(Look, { target: document.body });
