import { clientCalls } from '@clinic/contract/clients/client-calls';
import { staffCalls } from '@clinic/contract/identity/staff-calls';
import { answerApi, OFFLINE, on, Refused } from '@clinic/ui/test/api.ts';
import { aSelf, aDoctor, anAssistant } from '@clinic/ui/test/records.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderAt } from '../../test/render.tsx';

const client = aSelf({ id: 'c1', _id: 'c1', name: 'Meera Joshi', email: 'meera@example.in' });
const answer = { token: 'token-1', client };
const alerts = () => screen.findByRole('alert');

async function fill(path: string) {
  const page = renderAt(path);
  await page.user.type(await screen.findByRole('textbox', { name: 'Email' }), ' Meera@Example.in ');
  await page.user.type(screen.getByLabelText('Password'), 'secret-1');
  return page;
}

describe('the client’s log-in', () => {
  test('stores id, name and token and opens the dashboard', async () => {
    const calls = answerApi([on(clientCalls.logIn, answer)]);
    const { router, user } = await fill('/client/login');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await screen.findByRole('heading', { level: 1, name: /Welcome, Meera Joshi/ });
    expect(await screen.findByText('Login Successful!')).toBeVisible();
    expect(router.state.location.pathname).toBe('/client/dashboard');
    expect(calls[0]?.body).toEqual({ email: 'meera@example.in', password: 'secret-1' });
    expect(Object.keys(JSON.parse(localStorage.getItem('client') ?? '{}') as object)).toEqual([
      '_id',
      'id',
      'name',
      'token',
    ]);
  });

  test('asks for e-mail and password before it sends a request', async () => {
    const calls = answerApi([]);
    const { user } = renderAt('/client/login');
    await user.click(await screen.findByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Email is required.')).toBeVisible();
    expect(screen.getByText('Password must be at least 6 characters long.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    expect(calls).toEqual([]);
  });

  test('a wrong password is said beside the form, and what was typed stays', async () => {
    answerApi([on(clientCalls.logIn, new Refused('LOGIN_REFUSED'))]);
    const { user } = await fill('/client/login');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await alerts()).toHaveTextContent('Login failed. Please check your credentials.');
    expect(await screen.findByText('Login Failed!')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('secret-1');
    expect(localStorage.getItem('client')).toBeNull();
  });

  test('without network it also says that this is the reason, until the next try', async () => {
    let reply: typeof OFFLINE | Refused = OFFLINE;
    answerApi([on(clientCalls.logIn, () => reply)]);
    const { user } = await fill('/client/login');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect((await alerts()).textContent).toBe('Login failed. Please check your credentials.');
    expect(await screen.findByText('Login Failed!')).toBeVisible();
    expect(screen.getByText(/No connection to the clinic/)).toBeVisible();
    reply = new Refused('LOGIN_REFUSED');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(screen.queryByText(/No connection to the clinic/)).toBeNull());
    expect((await alerts()).textContent).toBe('Login failed. Please check your credentials.');
  });

  test('leads back to the page where the session ended', async () => {
    answerApi([on(clientCalls.logIn, answer)]);
    const { router, user } = await fill('/client/login?next=%2Fclient%2Fsnacks');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await screen.findByRole('heading', { level: 1, name: 'Snacks' });
    expect(router.state.location.pathname).toBe('/client/snacks');
  });
});

describe('the staff’s log-in', () => {
  const assign = vi.fn<(path: string) => void>();
  beforeEach(() => {
    assign.mockReset();
    vi.stubGlobal('location', { ...window.location, origin: window.location.origin, pathname: '/', assign });
  });

  test('tries the doctor first', async () => {
    const doc = aDoctor();
    const calls = answerApi([on(staffCalls.doctorLogIn, { token: 't', doc })]);
    const { router, user } = await fill('/staff/login');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Doctor Login Successful!')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/doctor'), { timeout: 10_000 });
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('a doctor’s 401 tries the assistant, who is sent to the back office', async () => {
    answerApi([
      on(staffCalls.doctorLogIn, new Refused('LOGIN_REFUSED')),
      on(staffCalls.assistantLogIn, {
        message: 'Login successful',
        token: 't',
        assistantData: anAssistant(),
      }),
    ]);
    const { user } = await fill('/staff/login');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Assistant Login Successful!')).toBeVisible();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/assistant'), { timeout: 10_000 });
    expect(JSON.parse(localStorage.getItem('assistant') ?? '')).toMatchObject({ id: 'a1', token: 't' });
    expect(localStorage.getItem('doctor')).toBeNull();
  });

  test('what neither a doctor nor an assistant has is refused in one sentence', async () => {
    answerApi([
      on(staffCalls.doctorLogIn, new Refused('LOGIN_REFUSED')),
      on(staffCalls.assistantLogIn, new Refused('LOGIN_REFUSED')),
    ]);
    const { user } = await fill('/staff/login');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect((await alerts()).textContent).toBe('Login failed. Please check your credentials.');
    expect(await screen.findByText('Login Failed!')).toBeVisible();
  });

  test('too many attempts stop at the doctor', async () => {
    const calls = answerApi([on(staffCalls.doctorLogIn, new Refused('TOO_MANY_ATTEMPTS'))]);
    const { user } = await fill('/staff/login');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await alerts()).toHaveTextContent('Too many attempts.');
    expect(calls).toHaveLength(1);
  });
});
