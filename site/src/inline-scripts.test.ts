import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { liftHashes, liftStyle } from './inline-scripts.ts';

const own = '(()=>{})()';
const hash = `sha256-${createHash('sha256').update(own).digest('base64')}`;
const page = (body: string) =>
  `<head><meta http-equiv="content-security-policy" content="script-src 'self' '${hash}' 'sha256-other';"></head>${body}`;

test('a page with a script of Astro’s own names its hash, once, and keeps no policy of its own', () => {
  const twice = `<script>${own}</script><script type="module">${own}</script>`;
  assert.deepEqual(liftHashes('x.html', page(twice)), { html: `<head></head>${twice}`, hashes: [hash] });
});

test('scripts in files and data need no hash', () => {
  const body =
    '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script><script type="application/json" id="b">{}</script>';
  assert.deepEqual(liftHashes('x.html', page(body)), { html: `<head></head>${body}`, hashes: [] });
});

test('an inline script of a third party stops the build and names the page', () => {
  assert.throws(
    () => liftHashes('x.html', page('<script>alert(1)</script>')),
    /^Error: x\.html has an inline/,
  );
  assert.throws(() => liftHashes('x.html', `<script>${own}</script>`), /^Error: x\.html has an inline/);
});

test('the style of the islands goes into the head; a page without islands stays as it is', () => {
  const style = '<style>astro-island,astro-slot{display:contents}</style>';
  assert.equal(liftStyle(`<head></head><p>${style}</p>`), `<head>${style}</head><p></p>`);
  assert.equal(liftStyle('<head></head><p></p>'), '<head></head><p></p>');
});
