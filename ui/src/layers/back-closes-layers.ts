import type { createBrowserRouter } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

interface Entry {
  /** The router's name of the page. */
  key: string;
  /** Its place among those above the page's own entry, which Back leaves while layers are open; 0: the page's own. */
  layers: number;
}

interface Layer {
  /** May ask first. */
  close: () => void;
  asks: boolean;
}

/** Entries beyond one for each layer: for questions that Back opens, and closes, before the page is pressed again. */
const FOR_QUESTIONS = 3;
/** The topmost is the last. */
const open: Layer[] = [];
let router: Router | undefined;
let present: Entry = { key: '', layers: 0 };
/** The page was pressed since the last Back: browsers let Back skip a page that makes entries otherwise. */
let isTouched = true;
/** Navigations under way: until their end the history is theirs. */
let navigations = 0;
/** They wait while the browser steps back to the page's entry, which it does in a task of its own. */
let waiting: (() => void)[] | undefined;
/** The page's own way of scrolling on Back: closing a layer must not move what lies below it. */
let scrolling: ScrollRestoration = 'auto';

function readEntry(): Entry {
  const state = history.state as Partial<Entry> | null;
  return { key: state?.key ?? 'default', layers: state?.layers ?? 0 };
}

function pushEntries(upTo: number): void {
  if (present.layers === 0) {
    scrolling = history.scrollRestoration;
    history.scrollRestoration = 'manual';
  }
  try {
    for (let layers = present.layers + 1; layers <= upTo; layers += 1)
      // The router's own state stays in it: to the router, all of them are one page.
      history.pushState({ ...(history.state as object | null), layers }, '');
  } catch {
    // Safari takes a hundred entries in half a minute; without more, Back leaves the page.
  }
  present = readEntry();
  if (present.layers === 0) history.scrollRestoration = scrolling;
}

const toPageEntry = () =>
  new Promise<void>((arrived) => {
    if (waiting) waiting.push(arrived);
    else {
      waiting = [arrived];
      history.go(-readEntry().layers);
    }
  });

/** The router shows the page of the browser's entry, and neither is on its way to another. */
function isStill({ state }: Router): boolean {
  return (
    state.navigation.state === 'idle' &&
    state.location.key === readEntry().key &&
    [...state.blockers.values()].every((blocker) => blocker.state !== 'proceeding')
  );
}

/** While layers are open Back has entries to leave; when the last has closed, none are left. */
function settle(): void {
  if (!router || navigations > 0 || waiting || !isStill(router)) return;
  present = readEntry();
  if (open.length > 0 && isTouched)
    pushEntries(open.length + (open.some(({ asks }) => asks) ? FOR_QUESTIONS : 0));
  else if (open.length === 0 && present.layers > 0) void toPageEntry();
}

function onPopState(event: PopStateEvent): void {
  const before = present;
  present = readEntry();
  queueMicrotask(settle);
  const isSamePage = before.key === present.key && before.layers !== present.layers;
  // Nothing for the router.
  if (isSamePage) event.stopImmediatePropagation();
  if (present.layers === 0 && before.layers > 0) history.scrollRestoration = scrolling;
  if (waiting) {
    for (const arrived of waiting) arrived();
    waiting = undefined;
    return;
  }
  isTouched = false;
  if (isSamePage && present.layers < before.layers) open.at(-1)?.close();
}

function onPress(event: Event): void {
  if (event instanceof KeyboardEvent && event.key === 'Escape') return;
  isTouched = true;
  settle();
}

/** Takes the layers' entries away before the history changes, so that none stays behind and no step back is under way. */
export async function fromPageEntry<Answer>(change: () => Answer | Promise<Answer>): Promise<Answer> {
  navigations += 1;
  const { pathname } = location;
  try {
    if (router && readEntry().layers > 0) await toPageEntry();
    return await change();
  } finally {
    navigations -= 1;
    // The layers of the page that was left are open for a moment more: they get no entries on the new one.
    if (location.pathname !== pathname) isTouched = false;
    settle();
  }
}

/** Registers an open layer above those that are open; the answer takes it back. */
export function openLayer(layer: Layer): () => void {
  open.push(layer);
  queueMicrotask(settle);
  return () => {
    open.splice(open.indexOf(layer), 1);
    // One that opens in its place uses the same entries.
    queueMicrotask(settle);
  };
}

/** Makes Back close the topmost layer before it leaves a page of the router. */
export function backClosesLayers(createRouter: () => Router): Router {
  // Before the router's own listener: Chrome calls them in their order, those with `capture` too.
  window.addEventListener('popstate', onPopState);
  const created = createRouter();
  const navigate = created.navigate.bind(created) as (...to: unknown[]) => Promise<void>;
  created.navigate = (...to: unknown[]) => fromPageEntry(() => navigate(...to));
  created.subscribe(settle);
  for (const press of ['click', 'keydown']) window.addEventListener(press, onPress, { capture: true });
  router = created;
  // The page was loaded anew while layers were open.
  settle();
  return created;
}
