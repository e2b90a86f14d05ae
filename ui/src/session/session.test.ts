import { ROLES, type Role } from '@clinic/contract/constants';
import { expect, test } from 'vitest';
import { dropSession, readSession, storeSession } from './session.ts';

const person = { id: 'a1', name: 'Meera Shah' };
const withEmail = { ...person, email: 'meera@example.com' };
const entriesOf = () =>
  Object.fromEntries(Object.entries(localStorage).map(([key, text]) => [key, JSON.parse(text as string)]));

test.each(['doctor', 'assistant', 'client'] as const)(
  'the browser keeps id, name and token of a %s under the key of the area, nothing else',
  (area) => {
    storeSession(area, withEmail, 'token-1');
    expect(entriesOf()).toEqual({ [area]: { _id: 'a1', ...person, token: 'token-1' } });
  },
);

test('of an admin it keeps the token and the name in two entries', () => {
  storeSession('admin', withEmail, 'token-1');
  expect(localStorage.getItem('adminToken')).toBe('token-1');
  expect(JSON.parse(localStorage.getItem('admin') ?? '')).toEqual(person);
  expect(localStorage).toHaveLength(2);
});

test.each(ROLES)('who is signed in as %s is signed in there only, and nowhere afterwards', (area) => {
  const signedIn = () => Object.fromEntries(ROLES.map((each) => [each, readSession(each)]));
  const nobody: Record<Role, null> = { admin: null, doctor: null, assistant: null, client: null };
  storeSession(area, person, 'token-1');
  expect(signedIn()).toEqual({ ...nobody, [area]: { ...person, token: 'token-1' } });
  dropSession(area);
  expect(signedIn()).toEqual(nobody);
  expect(localStorage).toHaveLength(0);
});

test('a session of one area that ends leaves the others', () => {
  storeSession('client', person, 'token-1');
  storeSession('admin', person, 'token-2');
  dropSession('client');
  expect(readSession('admin')).toEqual({ ...person, token: 'token-2' });
});

test('the entry may hold the whole record, with the id under its other name', () => {
  localStorage.setItem(
    'assistant',
    JSON.stringify({ _id: 'a1', name: 'Meera Shah', phone: '98', token: 't' }),
  );
  expect(readSession('assistant')).toEqual({ ...person, token: 't' });
});

test.each(['', 'not json', '{}', 'null', '[]', '{"id":"a1","token":""}', '{"name":"Ritu"}', '{"token":"t"}'])(
  'there is no session in %j',
  (stored) => {
    localStorage.setItem('doctor', stored);
    expect(readSession('doctor')).toBeNull();
  },
);

test('an admin’s name without a token is no session, nor is a token alone', () => {
  storeSession('admin', person, 'token-1');
  localStorage.removeItem('adminToken');
  expect(readSession('admin')).toBeNull();
  dropSession('admin');
  localStorage.setItem('adminToken', 'token-1');
  expect(readSession('admin')).toBeNull();
});
