import { expect, test } from 'vitest';
import { logInPath, pathAfterLogIn } from './log-in-path.ts';

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
