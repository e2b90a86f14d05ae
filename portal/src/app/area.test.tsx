import { accountCalls } from '@clinic/contract/identity/account-calls';
import { clientCalls } from '@clinic/contract/clients/client-calls';
import { staffCalls } from '@clinic/contract/identity/staff-calls';
import { answerApi, OFFLINE, on, Refused, requestsOf } from '@clinic/ui/test/api.ts';
import { aSelf } from '@clinic/ui/test/records.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../test/render.tsx';

test('without a session a doctor’s page leads to the staff log-in, and back afterwards', async () => {
  const { router } = renderAt('/doctor?day=2026-01-05');
  await screen.findByRole('heading', { level: 1 });
  expect(router.state.location.pathname).toBe('/staff/login');
  expect(router.state.location.search).toBe('?next=%2Fdoctor%3Fday%3D2026-01-05');
});

test('a client’s session opens no doctor’s page', async () => {
  const { router } = renderAt('/doctor', { as: { area: 'client' } });
  await screen.findByRole('heading', { level: 1 });
  expect(router.state.location.pathname).toBe('/staff/login');
});

test('logging out ends this area’s session and keeps the other one', async () => {
  localStorage.setItem('client', JSON.stringify({ id: 'c1', name: 'Client', token: 't' }));
  const { router, user } = renderAt('/doctor', { as: { area: 'doctor', name: 'Dr Asha Mehta' } });
  await user.click(await screen.findByRole('link', { name: 'Logout' }));
  await screen.findByRole('heading', { name: /staff/i });
  expect(router.state.location.pathname).toBe('/staff/login');
  expect(localStorage.getItem('doctor')).toBeNull();
  expect(localStorage.getItem('client')).not.toBeNull();
});

test('logging out ends the session on the server, and in the browser also without network', async () => {
  for (const reply of [{ message: 'You are logged out.' }, OFFLINE]) {
    const calls = answerApi([on(accountCalls.logOut, reply)]);
    const { router, unmount } = renderAt('/client/logout', { as: { area: 'client' } });
    await screen.findByRole('heading', { level: 1 });
    expect(router.state.location.pathname).toBe('/client/login');
    expect(localStorage.getItem('client')).toBeNull();
    const [request] = requestsOf(calls, accountCalls.logOut);
    expect(request?.headers.get('Authorization')).toBe('Bearer token-of-client');
    unmount();
  }
});

test('the own account stands beside Logout, and behind the own name', async () => {
  answerApi([]);
  const { router, user } = renderAt('/doctor', { as: { area: 'doctor', name: 'Dr Asha Mehta' } });
  const links = await screen.findAllByRole('link', { name: /^(My account|Dr Asha Mehta)$/ });
  expect(links.map((link) => link.getAttribute('href'))).toContain('/doctor/account');
  await user.click(screen.getByRole('link', { name: 'My account' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/doctor/account');
});

test('each area acts with its own token', async () => {
  const { clientApi, doctorApi } = await import('../lib/http.ts');
  const calls = answerApi([
    on(clientCalls.me, { client: aSelf() }),
    on(staffCalls.allDoctors, { doctors: [] }),
  ]);
  renderAt('/doctor', { as: { area: 'doctor' } });
  localStorage.setItem('client', JSON.stringify({ id: 'c1', name: 'Client', token: 'token-of-client' }));
  await clientApi.call(clientCalls.me, {});
  await doctorApi.call(staffCalls.allDoctors, {});
  expect(calls.map((call) => call.headers.get('Authorization'))).toEqual([
    'Bearer token-of-client',
    'Bearer token-of-doctor',
  ]);
});

test('a token that the server no longer accepts ends the session', async () => {
  const { clientApi } = await import('../lib/http.ts');
  answerApi([on(clientCalls.me, new Refused('UNAUTHENTICATED'))]);
  localStorage.setItem('client', JSON.stringify({ id: 'c1', name: 'Client', token: 't' }));
  await expect(clientApi.call(clientCalls.me, {})).rejects.toMatchObject({ status: 401 });
  expect(localStorage.getItem('client')).toBeNull();
});
