import { expect, test } from 'vitest';
import { isOver, sessionEnd } from './token-end.ts';

const encoded = (payload: object) =>
  btoa(JSON.stringify(payload)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');

test('a token says when it ends', () => {
  // This text's base64 contains every character that base64url replaces.
  expect(sessionEnd({ token: `h.${encoded({ note: '~~~???>>>', exp: 60 })}.s` })).toBe(60_000);
  const session = { token: `h.${encoded({ exp: 60 })}.s` };
  expect([59_999, 60_000].map((now) => isOver(session, new Date(now)))).toEqual([false, true]);
});

test.each(['', 'token-1', 'a.b.c', `h.${encoded({})}.s`, `h.${encoded({ exp: '60' })}.s`])(
  'of %j is unknown, so it is not over',
  (token) => {
    expect(sessionEnd({ token })).toBe(Infinity);
    expect(isOver({ token }, new Date('2999-12-31'))).toBe(false);
  },
);
