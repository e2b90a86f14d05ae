// @vitest-environment jsdom
import { accountCalls } from '@clinic/contract/identity/account-calls';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerApi, on, Refused, type Stub } from '../test/api.ts';
import {
  areDraftsOpen,
  closeDrafts,
  draftOf,
  dropDrafts,
  dropOldDrafts,
  openDrafts,
  typedOf,
} from './drafts.ts';
import { storeSession } from './session/session.ts';

const hour = 60 * 60 * 1000;
const noon = Date.UTC(2026, 0, 5, 12);
const PLAN = 'draft:doctor:d1:dietPlan:c1';
const keyOf = (letter: string) => btoa(letter.repeat(32));
const stored = (key = PLAN) => localStorage.getItem(key);
const isStored = (key = PLAN) => waitFor(() => expect(stored(key)).not.toBeNull());
const signIn = (id: string, ...stubs: Stub[]) => {
  storeSession('doctor', { id, name: 'Dr Asha' }, `token of ${id}`);
  return answerApi([on(accountCalls.draftKey, { key: keyOf(id.slice(0, 1)) }), ...stubs]);
};
/** Returns the draft that is at hand after the page was opened again. */
const afterReload = async (id = 'd1', record = 'dietPlan:c1') => {
  closeDrafts('doctor');
  await openDrafts('doctor', id);
  return draftOf('doctor', id, record).read(noon + hour)?.value;
};

test('a draft comes back for the same account and record only', () => {
  draftOf('doctor', 'd1', 'dietPlan:c1').keep({ weeks: 2 }, noon);
  expect(draftOf('doctor', 'd1', 'dietPlan:c1').read(noon + hour)?.value).toEqual({ weeks: 2 });
  expect(draftOf('doctor', 'd2', 'dietPlan:c1').read(noon + hour)).toBeNull();
  expect(draftOf('doctor', 'd1', 'dietPlan:c2').read(noon + hour)).toBeNull();
});

test('what the staff typed cannot be read in the browser once the session ended, and comes back at the next log-in', async () => {
  signIn('d1');
  draftOf('doctor', 'd1', 'dietPlan:c1').keep({ allergies: 'peanuts' }, noon);
  await isStored();
  localStorage.removeItem('doctor');
  closeDrafts('doctor');
  expect(JSON.stringify(localStorage)).not.toMatch(/peanuts|allergies/);
  expect(areDraftsOpen('doctor', 'd1')).toBe(false);
  expect(draftOf('doctor', 'd1', 'dietPlan:c1').read(noon)).toBeNull();
  signIn('d1');
  expect(await afterReload()).toEqual({ allergies: 'peanuts' });
});

test('another account reads nothing of it, also when it copies the entry', async () => {
  signIn('d1');
  draftOf('doctor', 'd1', 'dietPlan:c1').keep({ allergies: 'peanuts' }, noon);
  await isStored();
  const [copy, other] = ['draft:doctor:e2:dietPlan:c1', 'draft:doctor:d1:dietPlan:c2'];
  localStorage.setItem(copy, stored() ?? '');
  localStorage.setItem(other, stored() ?? '');
  signIn('e2');
  expect(await afterReload('e2')).toBeUndefined();
  expect(stored(copy)).toBeNull();
  signIn('d1');
  expect(await afterReload('d1', 'dietPlan:c2')).toBeUndefined();
  expect(await afterReload()).toEqual({ allergies: 'peanuts' });
});

test('a draft of an earlier release is taken over, and lies there encrypted from then on', async () => {
  localStorage.setItem(PLAN, JSON.stringify({ savedAt: noon, value: { allergies: 'peanuts' } }));
  signIn('d1');
  expect(areDraftsOpen('doctor', 'd1')).toBe(false);
  await openDrafts('doctor', 'd1');
  expect(areDraftsOpen('doctor', 'd1')).toBe(true);
  expect(draftOf('doctor', 'd1', 'dietPlan:c1').read(noon)?.value).toEqual({ allergies: 'peanuts' });
  expect(stored()).not.toMatch(/peanuts/);
  expect(await afterReload()).toEqual({ allergies: 'peanuts' });
});

test('what is typed without network is at hand, and is written when the network is back', async () => {
  signIn('d1');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const draft = draftOf('doctor', 'd1', 'dietPlan:c1');
  draft.keep({ weeks: 2 }, noon);
  draft.keep({ weeks: 3 }, noon);
  await Promise.resolve();
  expect(draft.read(noon)?.value).toEqual({ weeks: 3 });
  expect(stored()).toBeNull();
  signIn('d1');
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(stored()).not.toBeNull();
  });
  expect(await afterReload()).toEqual({ weeks: 3 });
});

test('what is stored stays where it is while the server cannot be asked for the key', async () => {
  signIn('d1');
  draftOf('doctor', 'd1', 'dietPlan:c1').keep({ weeks: 2 }, noon);
  await isStored();
  closeDrafts('doctor');
  const before = stored();
  signIn('d1', on(accountCalls.draftKey, new Refused('SERVICE_UNAVAILABLE')));
  await expect(openDrafts('doctor', 'd1')).rejects.toMatchObject({ status: 503 });
  expect(areDraftsOpen('doctor', 'd1')).toBe(false);
  signIn('d1', on(accountCalls.draftKey, new Refused('UNAUTHENTICATED')));
  await openDrafts('doctor', 'd1');
  expect(stored()).toBe(before);
  signIn('d1');
  expect(await afterReload()).toEqual({ weeks: 2 });
});

test('of what is typed while it is being written the last is kept, and what is dropped stays dropped', async () => {
  signIn('d1');
  const [plan, form] = [draftOf('doctor', 'd1', 'dietPlan:c1'), draftOf('doctor', 'd1', 'form:c1')];
  for (const weeks of [1, 2, 3]) plan.keep({ weeks }, noon);
  form.keep({ weeks: 1 }, noon);
  form.drop();
  await isStored();
  expect(await afterReload()).toEqual({ weeks: 3 });
  expect(stored('draft:doctor:d1:form:c1')).toBeNull();
});

test('what another tab of the account types or drops is seen here too', async () => {
  signIn('d1');
  draftOf('doctor', 'd1', 'dietPlan:c1').keep({ weeks: 2 }, noon);
  await isStored();
  const written = stored();
  const draft = draftOf('doctor', 'd1', 'dietPlan:c1');
  draft.drop();
  window.dispatchEvent(new StorageEvent('storage', { key: PLAN, newValue: written }));
  await waitFor(() => expect(draft.read(noon)?.value).toEqual({ weeks: 2 }));
  window.dispatchEvent(new StorageEvent('storage', { key: PLAN, newValue: null }));
  await waitFor(() => expect(draft.read(noon)).toBeNull());
});

test('a draft is gone after 24 hours, also without being asked for', async () => {
  signIn('d1');
  draftOf('doctor', 'd1', 'dietPlan:c1').keep({}, noon);
  draftOf('doctor', 'd1', 'dietPlan:c2').keep({}, noon + 2 * hour);
  await isStored('draft:doctor:d1:dietPlan:c2');
  dropOldDrafts(noon + 25 * hour);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([
    'draft:doctor:d1:dietPlan:c2',
  ]);
  expect(draftOf('doctor', 'd1', 'dietPlan:c2').read(noon + 27 * hour)).toBeNull();
});

test('saving drops one draft, logging out drops all of the area', async () => {
  signIn('d1');
  draftOf('doctor', 'd1', 'dietPlan:c1').keep({}, noon);
  draftOf('doctor', 'd1', 'form:c1').keep({}, noon);
  draftOf('client', 'c1', 'form').keep({}, noon);
  await isStored('draft:doctor:d1:form:c1');
  draftOf('doctor', 'd1', 'form:c1').drop();
  expect(stored('draft:doctor:d1:form:c1')).toBeNull();
  dropDrafts('doctor');
  expect(stored()).toBeNull();
  expect(draftOf('doctor', 'd1', 'dietPlan:c1').read(noon)).toBeNull();
  expect(draftOf('client', 'c1', 'form').read(noon)).not.toBeNull();
});

test('logging out of one account leaves what another one typed', () => {
  draftOf('backoffice', 'a1', 'invoice').keep({}, noon);
  draftOf('backoffice', 'a2', 'invoice').keep({}, noon);
  dropDrafts('backoffice', 'a1');
  expect(draftOf('backoffice', 'a1', 'invoice').read(noon)).toBeNull();
  expect(draftOf('backoffice', 'a2', 'invoice').read(noon)).not.toBeNull();
});

test.each(['{"savedAt":', '{"value":{}}', '{"savedAt":1767614400000,"sealed":"AAAA"}'])(
  'a draft that reads %s is none, and gone',
  async (text) => {
    signIn('d1');
    localStorage.setItem(PLAN, text);
    dropOldDrafts(noon);
    expect(await afterReload()).toBeUndefined();
    expect(stored()).toBeNull();
  },
);

test('what a client typed never reaches the local storage', () => {
  draftOf('client', 'c1', 'form').keep({ allergies: 'peanuts' }, noon);
  expect(localStorage).toHaveLength(0);
  expect(areDraftsOpen('client', 'c1')).toBe(true);
  expect(draftOf('client', 'c1', 'form').read(noon)?.value).toEqual({ allergies: 'peanuts' });
});

test('of a form only what was typed is kept, and no password', () => {
  const values = { name: 'Asha', phone: '98', email: '', password: 'secret' };
  expect(typedOf(values, { name: true, email: true, password: true })).toEqual({ name: 'Asha', email: '' });
});
