import { afterEach, expect, test, vi } from 'vitest';
import { deviceStorage, tabStorage } from './browser-storage.ts';
import { draftOf, dropDrafts, dropOldDrafts } from './drafts.ts';
import { readRecent, remember } from './search/recent.ts';
import { keepLastUse, readLastUse } from './session/last-use.ts';
import { dropSession, readSession, storeSession } from './session/session.ts';

const meera = { id: 'a1', name: 'Meera' };

afterEach(() => vi.restoreAllMocks());

/** Makes the storage full, as in a private window: writing throws. */
const beFull = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

/** Makes the storage forbidden by the browser's settings: touching it throws. */
function beForbidden() {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
}

test.each([
  ['full', beFull],
  ['forbidden', beForbidden],
])('a storage that is %s loses what it would keep, and stops no one', (_, refuse) => {
  refuse();
  for (const storage of [deviceStorage, tabStorage]) {
    expect(storage.keep('key', 'value')).toBe(false);
    expect(storage.read('key')).toBeNull();
    storage.drop('key');
    expect(storage.keys('')).toEqual([]);
  }
  const draft = draftOf('client', 'c1', 'personal-details');
  draft.keep({ name: 'Meera' });
  expect(draft.read()).toBeNull();
  draft.drop();
  // A staff draft is in memory until the page closes; the storage holds only its encrypted copy.
  const ofStaff = draftOf('doctor', 'd1', 'dietPlan:c1');
  ofStaff.keep({ weeks: 2 });
  expect(ofStaff.read()?.value).toEqual({ weeks: 2 });
  ofStaff.drop();
  dropOldDrafts();
  dropDrafts('doctor');
  expect(keepLastUse('doctor', { at: 1, told: 1 })).toEqual({ at: 1, told: 1 });
  expect(readLastUse('doctor', 2)).toEqual({ at: 2, told: 2 });
  remember('doctor', { key: 'home', label: 'Home', group: 'Go to', to: '/doctor' });
  expect(readRecent('doctor')).toEqual([]);
});

test.each([
  ['full', beFull],
  ['forbidden', beForbidden],
])('in a browser whose storage is %s a person is logged in until the page is closed', (_, refuse) => {
  refuse();
  for (const area of ['client', 'admin'] as const) {
    storeSession(area, meera, 'token-1');
    expect(readSession(area)).toMatchObject({ ...meera, token: 'token-1' });
    dropSession(area);
    expect(readSession(area)).toBeNull();
  }
});

test('the session of another person who was there before never answers for the new one', () => {
  storeSession('client', { id: 'b1', name: 'Ravi' }, 'token-of-ravi');
  beFull();
  storeSession('client', meera, 'token-1');
  expect(readSession('client')?.id).toBe('a1');
  vi.restoreAllMocks();
  expect(localStorage.getItem('client')).toBeNull();
});
