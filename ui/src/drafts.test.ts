// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { draftOf, dropDrafts, dropOldDrafts, typedOf } from './drafts.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const hour = 60 * 60 * 1000;
const noon = Date.UTC(2026, 0, 5, 12);

test('a draft comes back for the same account and record only', () => {
  draftOf('doctor', 'd1', 'dietPlan:c1').keep({ weeks: 2 }, noon);
  expect(draftOf('doctor', 'd1', 'dietPlan:c1').read(noon + hour)?.value).toEqual({ weeks: 2 });
  expect(draftOf('doctor', 'd2', 'dietPlan:c1').read(noon + hour)).toBeNull();
  expect(draftOf('doctor', 'd1', 'dietPlan:c2').read(noon + hour)).toBeNull();
});

test('a draft is gone after 24 hours, also when nobody asks for it', () => {
  draftOf('doctor', 'd1', 'dietPlan:c1').keep({}, noon);
  draftOf('doctor', 'd1', 'dietPlan:c2').keep({}, noon + 2 * hour);
  dropOldDrafts(noon + 25 * hour);
  expect(localStorage).toHaveLength(1);
  expect(draftOf('doctor', 'd1', 'dietPlan:c2').read(noon + 27 * hour)).toBeNull();
});

test('saving drops one draft, logging out drops all of the area', () => {
  draftOf('doctor', 'd1', 'dietPlan:c1').keep({}, noon);
  draftOf('doctor', 'd1', 'form:c1').keep({}, noon);
  draftOf('client', 'c1', 'form').keep({}, noon);
  draftOf('doctor', 'd1', 'form:c1').drop();
  expect(draftOf('doctor', 'd1', 'form:c1').read(noon)).toBeNull();
  dropDrafts('doctor');
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

test.each(['{"savedAt":', '{"value":{}}'])('a draft that reads %s is none, and gone', (stored) => {
  localStorage.setItem('draft:backoffice:a1:invoice', stored);
  expect(draftOf('backoffice', 'a1', 'invoice').read(noon)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('what a client typed never reaches the local storage', () => {
  draftOf('client', 'c1', 'form').keep({ allergies: 'peanuts' }, noon);
  expect(localStorage).toHaveLength(0);
  expect(draftOf('client', 'c1', 'form').read(noon)?.value).toEqual({ allergies: 'peanuts' });
});

test('of a form only what was typed is kept, and no password', () => {
  const values = { name: 'Asha', phone: '98', email: '', password: 'secret' };
  expect(typedOf(values, { name: true, email: true, password: true })).toEqual({ name: 'Asha', email: '' });
});
