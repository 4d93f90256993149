// Keeps the built pages, so that the house opens without a network. What is played is never kept:
// /api and /ws always go to the server.

const KEPT = "kartki-pages";
const SHELL = "/"; // every address of the house is answered with this page
const FOREVER = "/assets/"; // a digest is part of these names, so their content never changes
const AROUND = ["/icon.svg", "/icon-192.png", "/manifest.webmanifest"];
const PATIENCE = 4000; // milliseconds that a page may take before the kept one is shown
const NAMES = /[\w.-]+-[\w-]{8}\.(?:js|css|woff2|svg)/g;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepShell());
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (isPlay(url.pathname)) return;
  if (request.mode === "navigate") event.respondWith(openPage(event));
  else if (url.pathname.startsWith(FOREVER)) event.respondWith(keptFirst(request));
  else if (AROUND.includes(url.pathname)) event.respondWith(freshFirst(request));
});

/** A tap on "your turn" brings its table to the front. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(bringForward(event.notification.tag.replace("kartki-", "")));
});

async function bringForward(code) {
  const pages = await self.clients.matchAll({ type: "window" });
  const page = pages.find((one) => new URL(one.url).pathname.endsWith(`/${code}`));
  return page ? page.focus() : self.clients.openWindow(`/t/${code}`);
}

function isPlay(path) {
  return ["/api", "/ws", "/healthz", "/readyz", "/metrics"].some(
    (own) => path === own || path.startsWith(`${own}/`),
  );
}

async function openPage(event) {
  const fresh = fetch(event.request).then((answer) => {
    if (answer.ok) event.waitUntil(keepShell(answer.clone()));
    return answer;
  });
  try {
    return await Promise.race([fresh, impatience()]);
  } catch {
    return (await caches.match(SHELL)) ?? fresh;
  }
}

function impatience() {
  return new Promise((_, reject) => setTimeout(reject, PATIENCE));
}

async function keptFirst(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}

async function freshFirst(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

/** Keep the page if it is another one than before, and all that belongs to its build. */
async function keepShell(answer) {
  const cache = await caches.open(KEPT);
  const page = answer ?? (await fetch(SHELL, { cache: "no-cache" }));
  const text = await page.text();
  if (text === (await (await cache.match(SHELL))?.text())) return;
  const wanted = await namesOf(text);
  await Promise.all([...wanted, ...AROUND].map((path) => keep(cache, path)));
  await cache.put(SHELL, new Response(text, { headers: { "content-type": "text/html" } }));
  await dropOld(cache, wanted);
}

/** Scripts and styles of a build: those the page names, and those that its scripts name. */
async function namesOf(page) {
  const found = new Set();
  let texts = [page];
  while (texts.length > 0) {
    const fresh = texts.flatMap((text) => text.match(NAMES) ?? []).map((name) => FOREVER + name);
    const scripts = fresh.filter((path) => !found.has(path) && path.endsWith(".js"));
    fresh.filter((path) => !path.endsWith(".woff2")).forEach((path) => found.add(path));
    texts = await Promise.all(scripts.map(async (path) => (await fetch(path)).text()));
  }
  return found;
}

/** What cannot be had now is had when it is wanted. */
async function keep(cache, path) {
  if (path.startsWith(FOREVER) && (await cache.match(path))) return;
  await cache.add(path).catch(() => undefined);
}

async function dropOld(cache, wanted) {
  const old = (await cache.keys()).map((request) => new URL(request.url).pathname);
  const unused = old.filter((path) => /\.(js|css)$/.test(path) && !wanted.has(path));
  await Promise.all(unused.map((path) => cache.delete(path)));
}
