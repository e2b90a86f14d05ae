import type { Env } from '../config/env.ts';

export const behindTls = ({ publicUrl }: Pick<Env, 'publicUrl'>): boolean => publicUrl.startsWith('https://');

/** Says what a page may load and run; its own inline scripts by hash only, `sha256-…`. */
export function contentPolicy(env: Pick<Env, 'publicUrl'>, scriptHashes: readonly string[] = []) {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    // emotion writes style rules at run time.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    frameSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...(behindTls(env) && { upgradeInsecureRequests: [] }),
  };
}
