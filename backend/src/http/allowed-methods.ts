import type { Request } from 'express';

interface Layer {
  match(path: string): boolean;
  route?: { methods: Record<string, boolean> };
}

/**
 * The methods that the path of a request is served under; none for a path that does not exist. It looks at every route:
 * for requests that no handler took.
 */
export function allowedMethods({ app, baseUrl, path }: Request): string[] {
  const { stack } = app.router as unknown as { stack: Layer[] };
  const served = stack
    .filter((layer) => layer.route !== undefined && layer.match(baseUrl + path))
    .flatMap(({ route }) => Object.keys(route?.methods ?? {}));
  return [...new Set(served)].map((method) => method.toUpperCase());
}
