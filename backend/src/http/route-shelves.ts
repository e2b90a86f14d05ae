interface Layer {
  route?: { path: unknown };
}
type Handle = (this: Router, request: { url: string }, ...rest: never[]) => void;
interface Router {
  stack: Layer[];
  handle: Handle;
}

/** So many first words of a path tell its resource: /api/rest/invoices. */
const WORDS = 3;

const wordsOf = (path: string): string[] =>
  path
    .toLowerCase()
    .split('/', WORDS + 1)
    .slice(1);
/** The words of a route's path before the first that stands for many. */
function fixedWords({ route }: Layer): string[] {
  if (typeof route?.path !== 'string') return [];
  const words = wordsOf(route.path);
  const open = words.findIndex((word) => /[:*{(]/.test(word));
  return open === -1 ? words : words.slice(0, open);
}

/**
 * Express asks one route after the other whether a path is its own. Here it asks only those that begin with
 * the same words, in the same order, and whatever is no route.
 */
export function shelveRoutes(router: Router): void {
  const { handle } = router;
  let shelves = new Map<string, Router>();
  let shelved = 0;

  function shelve(): void {
    const routes = router.stack.map((layer) => ({ layer, words: fixedWords(layer) }));
    shelved = routes.length;
    shelves = new Map();
    for (const { words: wanted } of routes) {
      if (wanted.length < WORDS) continue;
      const stack = routes.filter(({ words }) => words.every((word, n) => word === wanted[n]));
      const shelf = Object.assign(Object.create(router) as Router, {
        stack: stack.map(({ layer }) => layer),
      });
      shelves.set(wanted.join('/'), shelf);
    }
  }

  router.handle = function handleOnShelf(request, ...rest) {
    if (router.stack.length !== shelved) shelve();
    const [path = ''] = request.url.split('?', 1);
    handle.call(shelves.get(wordsOf(path).join('/')) ?? router, request, ...rest);
  };
}
