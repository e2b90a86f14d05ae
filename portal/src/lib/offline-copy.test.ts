import { ApiError } from '@clinic/ui/session/api-error.ts';
import { dropSession, storeSession } from '@clinic/ui/session/session.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropOldOfflineCopies, offlineCopyTime, ownNote, withOfflineCopy } from './offline-copy.ts';
import { endSession } from './session-end.ts';

const NOON = Date.parse('2026-01-05T06:30:00.000Z');
const HOUR = 60 * 60_000;
const asha = { id: 'a1', name: 'Asha' };
const ravi = { id: 'r1', name: 'Ravi' };

/** Makes a token like the server's; browsers cannot check its signature. */
const tokenUntil = (end: number) =>
  `head.${btoa(JSON.stringify({ sub: 'a1', exp: end / 1000, name: 'आशा'.length })).replaceAll('=', '')}.sum`;
const online = (plan: string) => withOfflineCopy('a1', 'diet', () => Promise.resolve(plan));
const offline = (account = 'a1') =>
  withOfflineCopy<string>(account, 'diet', () => Promise.reject(new ApiError(0, {}))).catch(() => 'nothing');
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('offline:'));

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  localStorage.clear();
  storeSession('client', asha, tokenUntil(NOON + 10 * HOUR));
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('without network the copy answers, for seven days at most', async () => {
  storeSession('client', asha, tokenUntil(NOON + 700 * HOUR));
  await online('Khichdi');
  vi.setSystemTime(NOON + 7 * 24 * HOUR - 1);
  expect(await offline()).toBe('Khichdi');
  expect(offlineCopyTime('a1')).toBe(NOON);
  vi.setSystemTime(NOON + 7 * 24 * HOUR);
  expect(await offline()).toBe('nothing');
  expect(kept()).toEqual([]);
});

test('it ends with the session, also when that ended unseen', async () => {
  await online('Khichdi');
  vi.setSystemTime(NOON + 10 * HOUR - 1);
  expect(await offline()).toBe('Khichdi');
  vi.setSystemTime(NOON + 10 * HOUR);
  expect(offlineCopyTime('a1')).toBeUndefined();
  expect(await offline()).toBe('nothing');
  expect(kept()).toEqual([]);
});

test('it is not shown to another account, and not without a session', async () => {
  await online('Khichdi');
  expect(await offline('r1')).toBe('nothing');
  storeSession('client', ravi, tokenUntil(NOON + HOUR));
  expect(await offline()).toBe('nothing');
  dropSession('client');
  expect(await offline()).toBe('nothing');
});

test('an answer that arrives after the log-out in another tab leaves no copy', async () => {
  let answer: (plan: string) => void = () => {};
  const loading = withOfflineCopy('a1', 'diet', () => new Promise<string>((resolve) => (answer = resolve)));
  dropSession('client');
  answer('Khichdi');
  expect(await loading).toBe('Khichdi');
  expect(kept()).toEqual([]);
});

test.each(['refused', 'over', 'expired', 'logged-out'] as const)(
  'a session that ends (%s) takes every copy along',
  async (why) => {
    await online('Khichdi');
    endSession('client', why);
    expect(kept()).toEqual([]);
  },
);

test('at a start, copies that this account may not see any more are dropped', async () => {
  await online('Khichdi');
  dropOldOfflineCopies();
  expect(kept()).toHaveLength(1);
  storeSession('client', ravi, tokenUntil(NOON + HOUR));
  dropOldOfflineCopies();
  expect(kept()).toEqual([]);
});

test('a note of this browser is read by its account alone, and ends as copies do, but is none', () => {
  const note = ownNote<string[]>('a1', 'shopping');
  expect(note.read()).toBeNull();
  note.keep(['rice']);
  expect(note.read()).toEqual(['rice']);
  expect(offlineCopyTime('a1')).toBeUndefined();
  expect(ownNote('r1', 'shopping').read()).toBeNull();
  vi.setSystemTime(NOON + 10 * HOUR);
  expect(note.read()).toBeNull();
  expect(kept()).toEqual([]);
});

test('the log-out takes notes along', () => {
  ownNote('a1', 'shopping').keep(['rice']);
  expect(kept()).toHaveLength(1);
  endSession('client', 'logged-out');
  expect(kept()).toEqual([]);
});
