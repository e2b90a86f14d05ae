import type { NextFunction, Request, Response } from 'express';
import type { Env } from '../config/env.ts';

/**
 * Warns once about a proxy that the server was not told of: then all clients share the proxy's address and
 * its limits.
 */
export function warnOfProxy({ trustProxy }: Pick<Env, 'trustProxy'>, warn: (sentence: string) => void) {
  let isDone = trustProxy > 0;
  return ({ headers }: Pick<Request, 'headers'>, _response: Response, next: NextFunction): void => {
    if (!isDone && headers['x-forwarded-for'] !== undefined) {
      isDone = true;
      warn(
        'A request came through a proxy (X-Forwarded-For), and TRUST_PROXY is false: everybody counts as one address. Set TRUST_PROXY to the number of proxies in front.',
      );
    }
    next();
  };
}
