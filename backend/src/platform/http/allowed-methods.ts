import type { Request } from 'express';

interface Layer {
  match(path: string): boolean;
  route?: { methods: Record<string, boolean> };
}

/** Methods of a path when the request's own is not served; none for an unknown path. Scans all routes. */
export function allowedMethods({ app, method, baseUrl, path }: Request): string[] {
  const { stack } = app.router as unknown as { stack: Layer[] };
  const served = stack
    .filter((layer) => layer.route !== undefined && layer.match(baseUrl + path))
    .map(({ route }) => Object.keys(route?.methods ?? {}).map((name) => name.toUpperCase()))
    // A handler has one method; entries with all methods are Nest's middleware.
    .filter((methods) => methods.length === 1)
    .flat();
  return served.includes(method) ? [] : [...new Set(served)];
}
