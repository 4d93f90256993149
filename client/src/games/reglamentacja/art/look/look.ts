import { mount } from "svelte";
import "$client/look/house.css";
import "../../fonts.css";
import Frames from "./Frames.svelte";
import Rehearsal from "./Rehearsal.svelte";
import Sheet from "./Sheet.svelte";
import { reading } from "$client/words/language.svelte";

/** `?scene=top`: frame by frame; `?scene=flick`: to be flicked; else every drawing. */
const scene = new URLSearchParams(location.search).get("scene");
await reading.begin("reglamentacja");
const shown = scene === "top" ? Frames : scene === "flick" ? Rehearsal : Sheet;
mount(shown, { target: document.body });
