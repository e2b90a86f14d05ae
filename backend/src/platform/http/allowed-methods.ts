import type { Request } from 'express';

interface Layer {
  match(path: string): boolean;
  route?: { methods: Record<string, boolean> };
}

/**
 * The methods of a path when the request's own is not one of them; none for an unknown path. It scans all
 * routes: only for requests without a handler.
 */
export function allowedMethods({ app, method, baseUrl, path }: Request): string[] {
  const { stack } = app.router as unknown as { stack: Layer[] };
  const served = stack
    .filter((layer) => layer.route !== undefined && layer.match(baseUrl + path))
    .map(({ route }) => Object.keys(route?.methods ?? {}).map((name) => name.toUpperCase()))
    // A handler has one method; Nest's own middleware takes all of them.
    .filter((methods) => methods.length === 1)
    .flat();
  return served.includes(method) ? [] : [...new Set(served)];
}
