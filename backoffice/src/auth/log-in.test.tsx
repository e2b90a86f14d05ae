import { secondFactorCalls } from '@clinic/contract/identity/second-factor-calls';
import { staffCalls } from '@clinic/contract/identity/staff-calls';
import { readSession } from '@clinic/ui/session/session.ts';
import { Messages } from '@clinic/ui/layout/Messages.tsx';
import { answerApi, Garbled, OFFLINE, on, Refused, type Stub } from '@clinic/ui/test/api.ts';
import { aDoctor, anAssistant } from '@clinic/ui/test/records.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { AdminLogin } from './AdminLogin.tsx';
import { AssistantLogin } from './AssistantLogin.tsx';

const CHECK = 'Login failed. Please check your credentials.';
const AGAIN = 'Login failed. Please try again.';
const INVALID = 'Login failed. Invalid response from server.';
const TOO_MANY = 'Too many attempts. Please wait a minute and try again.';

const toast = (text: string) =>
  waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(0), { timeout: 5000 });

async function logIn(Page: ComponentType, ...stubs: Stub[]) {
  const sent = stubs.length > 0 ? answerApi(stubs) : undefined;
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/login'] });
  render(
    <>
      <RouterProvider router={router} />
      <Messages life={() => 3000} />
    </>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'a@example.in');
  await user.type(screen.getByLabelText('Password'), 'secret-1{Enter}');
  return sent;
}

const unreadable = () => vi.stubGlobal('fetch', async () => new Response('<html>'));
const FAILURES: [string, Refused | Garbled | typeof OFFLINE, string][] = [
  ['the account is unknown', new Refused('LOGIN_REFUSED'), CHECK],
  ['they were tried too often', new Refused('TOO_MANY_ATTEMPTS'), TOO_MANY],
  ['no answer comes', OFFLINE, AGAIN],
  ['the answer is none of the clinic’s', new Garbled(null), CHECK],
];

describe('the admin’s log-in', () => {
  it.each(FAILURES)('when %s, says so', async (_when, failure, sentence) => {
    await logIn(AdminLogin, on(staffCalls.adminLogIn, failure));
    expect(await screen.findByText(sentence)).toBeVisible();
    await toast('Login Failed!');
    expect(readSession('admin')).toBeNull();
  });

  it.each([{}, { token: 't' }, { ad: aDoctor() }])('takes %j for no log-in', async (answer) => {
    await logIn(AdminLogin, on(staffCalls.adminLogIn, new Garbled(answer)));
    expect(await screen.findByText(AGAIN)).toBeVisible();
    expect(readSession('admin')).toBeNull();
  });

  it('takes what cannot be read for no log-in', async () => {
    unreadable();
    await logIn(AdminLogin);
    expect(await screen.findByText(AGAIN)).toBeVisible();
  });

  it('keeps who logged in', async () => {
    const ad = aDoctor({ id: 'a1', name: 'Meera Shah' });
    const sent = await logIn(AdminLogin, on(staffCalls.adminLogIn, { token: 't', ad }));
    await toast('Admin Login Successful!');
    expect(sent?.map(({ body }) => body)).toEqual([{ email: 'a@example.in', password: 'secret-1' }]);
    expect(readSession('admin')).toEqual({ id: 'a1', name: 'Meera Shah', token: 't' });
  });
});

describe('the assistant’s log-in', () => {
  const assistantData = anAssistant({ id: 'a1', name: 'Nisha Solanki' });
  const answer = { message: 'Login successful', token: 't', assistantData };

  it.each(FAILURES)('when %s, says so beside the form and in a toast', async (_when, failure, sentence) => {
    await logIn(AssistantLogin, on(staffCalls.assistantLogIn, failure));
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
    expect(readSession('assistant')).toBeNull();
  });

  it.each([
    [{}, INVALID],
    [{ ...answer, token: '' }, INVALID],
    [{ ...answer, message: 'Hello' }, INVALID],
    [{ ...answer, assistantData: undefined }, INVALID],
    [{ ...answer, error: 'This account is closed.' }, 'This account is closed.'],
  ])('takes %j for no log-in', async (garbled, sentence) => {
    await logIn(AssistantLogin, on(staffCalls.assistantLogIn, new Garbled(garbled)));
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
    expect(readSession('assistant')).toBeNull();
  });

  it('takes what cannot be read for no log-in', async () => {
    unreadable();
    await logIn(AssistantLogin);
    await waitFor(() => expect(screen.getAllByText(INVALID)).toHaveLength(2));
  });

  it('keeps who logged in', async () => {
    await logIn(AssistantLogin, on(staffCalls.assistantLogIn, answer));
    await toast('Login Successful!');
    expect(readSession('assistant')).toEqual({ id: 'a1', name: 'Nisha Solanki', token: 't' });
  });
});

describe('a log-in with a second step', () => {
  const secondFactor = { ticket: 't1', ways: ['totp' as const, 'recovery' as const], passkeyHost: null };
  const asksForMore = new Refused('SECOND_FACTOR_REQUIRED', { secondFactor });

  it.each([
    ['admin', AdminLogin, staffCalls.adminLogIn, 'Admin Login Successful!'],
    ['assistant', AssistantLogin, staffCalls.assistantLogIn, 'Login Successful!'],
  ] as const)('stores the session of the %s only after the code', async (role, Page, call, said) => {
    const person = { id: 'a1', name: 'Meera Shah' };
    await logIn(Page, on(call, asksForMore), on(secondFactorCalls.logIn, { token: 't', role, person }));
    const code = await screen.findByLabelText('Code');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('Login Failed!')).toBeNull();
    expect(readSession(role)).toBeNull();
    await userEvent.type(code, '123456{Enter}');
    await toast(said);
    expect(readSession(role)).toEqual({ ...person, token: 't' });
  });

  it('goes back to e-mail and password, which are still there', async () => {
    await logIn(
      AdminLogin,
      on(staffCalls.adminLogIn, asksForMore),
      on(secondFactorCalls.logIn, new Refused('TICKET_EXPIRED')),
    );
    await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This took too long/);
    expect(screen.getByLabelText('Email')).toHaveValue('a@example.in');
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });
});
