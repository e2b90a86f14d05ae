import type { Env } from '../config/env.ts';

export const behindTls = ({ publicUrl }: Pick<Env, 'publicUrl'>): boolean => publicUrl.startsWith('https://');

/** Makes a page's content security policy; its own inline scripts are allowed by hash, `sha256-…`. */
export function contentPolicy(env: Pick<Env, 'publicUrl'>, scriptHashes: readonly string[] = []) {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    // Needed since emotion writes style rules at run time.
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
