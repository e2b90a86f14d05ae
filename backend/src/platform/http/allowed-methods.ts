import type { Request } from 'express';

interface Layer {
  match(path: string): boolean;
  route?: { methods: Record<string, boolean> };
}

/**
 * The methods that the path of a request is served under when its own is not one of them; none for a path that does not
 * exist. It looks at every route: for requests that no handler took.
 */
export function allowedMethods({ app, method, baseUrl, path }: Request): string[] {
  const { stack } = app.router as unknown as { stack: Layer[] };
  const served = stack
    .filter((layer) => layer.route !== undefined && layer.match(baseUrl + path))
    .map(({ route }) => Object.keys(route?.methods ?? {}).map((name) => name.toUpperCase()))
    // A handler has one method; what takes them all is a middleware of Nest.
    .filter((methods) => methods.length === 1)
    .flat();
  return served.includes(method) ? [] : [...new Set(served)];
}
