import { expect, test } from 'vitest';
import { logInPath, pathAfterLogIn, readSession, storeSession } from './session.ts';

const person = { id: 'a1', name: 'Meera Shah' };

test('the browser keeps id, name and token under the key of the area, nothing else', () => {
  const withEmail = { ...person, email: 'meera@example.com' };
  storeSession('client', withEmail, 'token-1');
  expect(JSON.parse(localStorage.getItem('client') ?? '')).toEqual({
    _id: 'a1',
    id: 'a1',
    name: 'Meera Shah',
    token: 'token-1',
  });
  expect(readSession('client')).toEqual({ ...person, token: 'token-1' });
  expect(readSession('doctor')).toBeNull();
});

test.each(['not json', '{}', 'null', '{"id":"a1","token":""}', '[]'])('%s is no session', (stored) => {
  localStorage.setItem('doctor', stored);
  expect(readSession('doctor')).toBeNull();
});

test('after the log-in a person is back where the session ended', () => {
  const { search } = new URL(logInPath('client', '/client/diet-plan?week=2'), location.origin);
  expect(pathAfterLogIn('client', search, '/client/dashboard')).toBe('/client/diet-plan?week=2');
});

test.each([
  'https://elsewhere.example/client/plan',
  '//elsewhere.example/client',
  '/\\elsewhere.example/client',
  'javascript:alert(1)',
  '/doctor/clients',
  '/clientele',
  'http://[',
  '',
])('a link to %s does not lead out of the area', (next) => {
  const search = `?next=${encodeURIComponent(next)}`;
  expect(pathAfterLogIn('client', search, '/client/dashboard')).toBe('/client/dashboard');
});
