// What is read aloud to whoever listens.

import { allBut } from "$client/kit/news/echoes";

/** Acts that tell their own player nothing new are left out. */
export const isNews = allBut("called");
