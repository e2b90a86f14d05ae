import type { NextFunction, Request, Response } from 'express';
import type { Env } from '../config/env.ts';

/** Warns once about an undeclared proxy: all requests would share its address, and so its limits. */
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
