import { ALL_CALLS } from '@clinic/contract/all-calls';
import { methodOf, patternOf } from '@clinic/contract/calls';
import type { Request } from 'express';

const CALLS = ALL_CALLS.map((call) => ({
  method: methodOf(call) as string,
  segments: segmentsOf(patternOf(call)),
}));

/** Allowed methods of a path under /api, for a request whose method is not served; none for an unknown path. */
export function allowedMethods({ method, baseUrl, path }: Request): string[] {
  const [api, ...asked] = segmentsOf((baseUrl + path).toLowerCase());
  if (api !== 'api') return [];
  const served = CALLS.filter(
    ({ segments }) =>
      segments.length === asked.length &&
      segments.every((segment, at) => segment.startsWith(':') || segment.toLowerCase() === asked[at]),
  ).map((call) => call.method);
  return served.includes(method) ? [] : [...new Set(served)];
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}
