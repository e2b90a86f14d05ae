// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { dropDraft, dropDrafts, dropOldDrafts, keepDraft, readDraft } from './drafts.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const hour = 60 * 60 * 1000;
const noon = Date.UTC(2026, 0, 5, 12);

test('a draft comes back for the same account and record only', () => {
  keepDraft('doctor', 'd1', 'dietPlan:c1', { weeks: 2 }, noon);
  expect(readDraft('doctor', 'd1', 'dietPlan:c1', noon + hour)?.value).toEqual({ weeks: 2 });
  expect(readDraft('doctor', 'd2', 'dietPlan:c1', noon + hour)).toBeNull();
  expect(readDraft('doctor', 'd1', 'dietPlan:c2', noon + hour)).toBeNull();
});

test('a draft is gone after 24 hours, also when nobody asks for it', () => {
  keepDraft('doctor', 'd1', 'dietPlan:c1', {}, noon);
  keepDraft('doctor', 'd1', 'dietPlan:c2', {}, noon + 2 * hour);
  dropOldDrafts(noon + 25 * hour);
  expect(localStorage).toHaveLength(1);
  expect(readDraft('doctor', 'd1', 'dietPlan:c2', noon + 27 * hour)).toBeNull();
});

test('saving drops one draft, logging out drops all of the area', () => {
  keepDraft('doctor', 'd1', 'dietPlan:c1', {}, noon);
  keepDraft('doctor', 'd1', 'form:c1', {}, noon);
  keepDraft('client', 'c1', 'form', {}, noon);
  dropDraft('doctor', 'd1', 'form:c1');
  expect(readDraft('doctor', 'd1', 'form:c1', noon)).toBeNull();
  dropDrafts('doctor');
  expect(readDraft('doctor', 'd1', 'dietPlan:c1', noon)).toBeNull();
  expect(readDraft('client', 'c1', 'form', noon)).not.toBeNull();
});

test('logging out of one account leaves what another one typed', () => {
  keepDraft('backoffice', 'a1', 'invoice', {}, noon);
  keepDraft('backoffice', 'a2', 'invoice', {}, noon);
  dropDrafts('backoffice', 'a1');
  expect(readDraft('backoffice', 'a1', 'invoice', noon)).toBeNull();
  expect(readDraft('backoffice', 'a2', 'invoice', noon)).not.toBeNull();
});

test.each(['{"savedAt":', '{"value":{}}'])('a draft that reads %s is none, and gone', (stored) => {
  localStorage.setItem('draft:backoffice:a1:invoice', stored);
  expect(readDraft('backoffice', 'a1', 'invoice', noon)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('what a client typed never reaches the local storage', () => {
  keepDraft('client', 'c1', 'form', { allergies: 'peanuts' }, noon);
  expect(localStorage).toHaveLength(0);
  expect(readDraft('client', 'c1', 'form', noon)?.value).toEqual({ allergies: 'peanuts' });
});
