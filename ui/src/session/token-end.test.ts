import { expect, test } from 'vitest';
import { isOver, tokenEnd } from './token-end.ts';

const encoded = (payload: object) =>
  btoa(JSON.stringify(payload)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');

test('a token says when it ends', () => {
  // Text whose encoding has every character that addresses write in another way.
  expect(tokenEnd(`h.${encoded({ note: '~~~???>>>', exp: 60 })}.s`)).toBe(60_000);
  const session = { token: `h.${encoded({ exp: 60 })}.s` };
  expect([isOver(session, 59_999), isOver(session, 60_000)]).toEqual([false, true]);
});

test.each(['', 'token-1', 'a.b.c', `h.${encoded({})}.s`, `h.${encoded({ exp: '60' })}.s`])(
  'of %j nobody knows, so it is not over',
  (token) => {
    expect(tokenEnd(token)).toBeUndefined();
    expect(isOver({ token }, Number.MAX_SAFE_INTEGER)).toBe(false);
  },
);
