import { createHash } from 'node:crypto';

export const digestOf = (script: string): string =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** Returns the texts of a page's inline scripts that a browser would run: neither files nor data. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\bsrc=|\btype="application\/(?:ld\+)?json"/i.test(attributes))
    .map(([, , script = '']) => script);

/**
 * Removes the policy that Astro wrote into a page, and answers which of its hashes the page needs, since the server
 * sends the policy. Throws for an inline script that is not Astro's.
 */
export function liftHashes(name: string, html: string): { html: string; hashes: string[] } {
  const [meta = '', policy = ''] =
    /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(html) ?? [];
  const hashes = [...new Set(inlineScripts(html).map(digestOf))];
  if (!hashes.every((hash) => policy.includes(hash)))
    throw new Error(`${name} has an inline script that is not Astro's own; put it into a file.`);
  return { html: html.replace(meta, ''), hashes };
}

/**
 * Moves the style of Astro's islands into the head, where HTML requires it: Astro writes it beside the first island.
 */
export function liftStyle(html: string): string {
  const [style = ''] = /<style>astro-island[^<]*<\/style>/.exec(html) ?? [];
  return html.replace(style, '').replace('</head>', `${style}</head>`);
}
