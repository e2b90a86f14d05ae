// The client's app without network: its pages and their code. The pages themselves store the client's own
// plan (src/lib/offline-copy.ts); answers of the API never reach this cache.
// The build writes the next line: a name that changes with every file, and the files.
const { cacheName, files } = self.__OFFLINE__;

const PAGE = '/client/dashboard';
/** Milliseconds after which a hanging network is treated like none. */
const PATIENCE = 4000;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll([new Request(PAGE, { cache: 'reload' }), ...files]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

/** Keeps a page whose clinic has other facts by now; one of a newer release is left to that release's worker. */
async function keepPage(answer) {
  if (!answer.ok || !answer.headers.get('content-type')?.includes('html')) return;
  const html = await answer.clone().text();
  const needed = [...html.matchAll(/(?:src|href)="(\/portal\/[^"]+)"/g)].map(([, name]) => name);
  if (!html.includes('id="clinic"') || !needed.every((name) => files.includes(name))) return;
  const cache = await caches.open(cacheName);
  const kept = await cache.match(PAGE);
  if ((await kept?.text()) !== html) await cache.put(PAGE, answer);
}

/** Every address of the area is the same page; the network is asked first, so that a new release arrives. */
async function openPage(event) {
  const { request } = event;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  try {
    const answer = await fetch(request, { signal: patience.signal });
    event.waitUntil(keepPage(answer.clone()));
    return answer;
  } catch {
    const page = await caches.match(PAGE);
    return page ?? Response.error();
  } finally {
    clearTimeout(timer);
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (url.pathname.startsWith('/portal/') || files.includes(url.pathname)) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});

// Notifications, encrypted for this browser. The receipt tells the server not to repeat it by email.
self.addEventListener('push', (event) => {
  const { title, body, path, tag, receipt } = event.data.json();
  const shown = self.registration.showNotification(title, {
    body,
    tag,
    icon: '/icon-192.png',
    data: { path },
  });
  const told = () =>
    fetch('/api/push/receipt', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ receipt }),
    }).catch(() => undefined);
  event.waitUntil(shown.then(told));
});

self.addEventListener('notificationclick', (event) => {
  const { path } = event.notification.data;
  event.notification.close();
  const goOn = async () => {
    const [window] = await self.clients.matchAll({ type: 'window' });
    const there = await window?.focus().then((focused) => focused.navigate(path));
    if (!there) await self.clients.openWindow(path);
  };
  event.waitUntil(goOn());
});
