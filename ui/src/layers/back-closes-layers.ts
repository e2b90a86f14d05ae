import type { createBrowserRouter } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

interface Entry {
  /** The router's name of the page. */
  key: string;
  /** Stands above the page's own entry, for Back to leave while layers are open. */
  isLayers: boolean;
}

/** Each closes an open layer, or asks first; the topmost is the last. */
const closings: (() => void)[] = [];
let router: Router | undefined;
let present: Entry = { key: '', isLayers: false };
/** Navigations under way: until their end the history is theirs. */
let navigations = 0;
/** They wait while the browser steps back from the layers' entry, which it does in a task of its own. */
let waiting: (() => void)[] | undefined;
/** The page's own way of scrolling on Back: closing a layer must not move what lies below it. */
let scrolling: ScrollRestoration = 'auto';

function readEntry(): Entry {
  const state = history.state as { key?: string; isLayers?: true } | null;
  return { key: state?.key ?? 'default', isLayers: state?.isLayers === true };
}

function pushLayersEntry(): void {
  scrolling = history.scrollRestoration;
  history.scrollRestoration = 'manual';
  // The router's own state stays in it: to the router, both entries are one page.
  history.pushState({ ...(history.state as object | null), isLayers: true }, '');
  present = readEntry();
}

const leaveLayersEntry = () =>
  new Promise<void>((arrived) => {
    if (waiting) waiting.push(arrived);
    else {
      waiting = [arrived];
      history.back();
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

/** There is an entry for the layers exactly while some are open. */
function settle(): void {
  if (!router || navigations > 0 || waiting || !isStill(router)) return;
  present = readEntry();
  if (closings.length > 0 && !present.isLayers) pushLayersEntry();
  else if (closings.length === 0 && present.isLayers) void leaveLayersEntry();
}

function onPopState(event: PopStateEvent): void {
  const before = present;
  present = readEntry();
  queueMicrotask(settle);
  if (before.key !== present.key || before.isLayers === present.isLayers) return;
  // Nothing for the router: the page is the same.
  event.stopImmediatePropagation();
  if (present.isLayers) return;
  history.scrollRestoration = scrolling;
  if (!waiting) return closings.at(-1)?.();
  for (const arrived of waiting) arrived();
  waiting = undefined;
}

/** Takes the layers' entry away before the history changes, so that none is left behind and no Back is under way. */
export async function fromPageEntry<Answer>(change: () => Answer | Promise<Answer>): Promise<Answer> {
  navigations += 1;
  try {
    if (router && readEntry().isLayers) await leaveLayersEntry();
    return await change();
  } finally {
    navigations -= 1;
    settle();
  }
}

/** Registers an open layer above those that are open; the answer takes it back. */
export function openLayer(close: () => void): () => void {
  closings.push(close);
  queueMicrotask(settle);
  return () => {
    closings.splice(closings.indexOf(close), 1);
    // One that opens in its place uses the same entry.
    queueMicrotask(settle);
  };
}

/** From now on Back closes the topmost layer before it leaves a page of the router. */
export function backClosesLayers(createRouter: () => Router): Router {
  // Before the router's own listener: Chrome calls them in their order, those with `capture` too.
  window.addEventListener('popstate', onPopState);
  const created = createRouter();
  const navigate = created.navigate.bind(created) as (...to: unknown[]) => Promise<void>;
  created.navigate = (...to: unknown[]) => fromPageEntry(() => navigate(...to));
  created.subscribe(settle);
  router = created;
  // The page was loaded anew while layers were open.
  settle();
  return created;
}
