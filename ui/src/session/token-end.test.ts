import { expect, test } from 'vitest';
import { clockAhead, isOver, sessionEnd } from './token-end.ts';

const encoded = (payload: object) =>
  btoa(JSON.stringify(payload)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');

test('a token says when it ends', () => {
  // This text's base64 contains every character that base64url replaces.
  expect(sessionEnd({ token: `h.${encoded({ note: '~~~???>>>', exp: 60 })}.s` })).toBe(60_000);
  const session = { token: `h.${encoded({ exp: 60 })}.s` };
  expect([isOver(session, 59_999), isOver(session, 60_000)]).toEqual([false, true]);
});

test.each(['', 'token-1', 'a.b.c', `h.${encoded({})}.s`, `h.${encoded({ exp: '60' })}.s`])(
  'of %j is unknown, so it is not over',
  (token) => {
    expect(sessionEnd({ token })).toBe(Infinity);
    expect(isOver({ token }, Number.MAX_SAFE_INTEGER)).toBe(false);
  },
);

test('a browser whose clock is years ahead is signed in for as long as any other', () => {
  const [made, off] = [1_000_000_000, 4 * 365 * 24 * 60 * 60_000];
  const token = `h.${encoded({ iat: made / 1000, exp: made / 1000 + 3600 })}.s`;
  expect(clockAhead(token, made + 5000)).toBeUndefined();
  const session = { token, ahead: clockAhead(token, made + off) };
  expect(isOver(session, made + off + 3_599_999)).toBe(false);
  expect(isOver(session, made + off + 3_600_000)).toBe(true);
});
