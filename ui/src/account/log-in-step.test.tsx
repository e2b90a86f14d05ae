import type { FactorWay, SecondFactorLogIn } from '@clinic/contract/identity/second-factor';
import { secondFactorCalls } from '@clinic/contract/identity/second-factor-calls';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { answerApi, on, Refused, requestsOf, type Reply } from '../../test/api.ts';
import { ApiError } from '../session/api-error.ts';
import { LogInStep } from './LogInStep.tsx';
import { useSecondFactorStep } from './useSecondFactorStep.ts';

const person: SecondFactorLogIn = { token: 'token-1', role: 'doctor', person: { id: 'd1', name: 'Dr Asha' } };
const entered = vi.fn<(logIn: SecondFactorLogIn) => void>();

/** A log-in page that accepts any password. */
function LogInPage({ ways }: { ways: FactorWay[] }) {
  const step = useSecondFactorStep();
  const secondFactor = { ticket: 't1', ways, passkeyHost: null };
  return (
    <LogInStep step={step} onLoggedIn={entered}>
      <input aria-label="Email" />
      <input aria-label="Password" type="password" autoComplete="current-password" />
      <button onClick={() => step.begin(new ApiError(403, { code: 'SECOND_FACTOR_REQUIRED', secondFactor }))}>
        Login
      </button>
    </LogInStep>
  );
}

async function reachStep(
  answer: Reply<typeof secondFactorCalls.logIn>,
  ways: FactorWay[] = ['totp', 'recovery'],
) {
  entered.mockReset();
  const sent = answerApi([on(secondFactorCalls.logIn, answer)]);
  const router = createMemoryRouter([{ path: '*', element: <LogInPage ways={ways} /> }]);
  render(<RouterProvider router={router} />);
  const user = userEvent.setup({ delay: null });
  await user.type(screen.getByLabelText('Email'), 'asha@example.in');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  const code = await screen.findByLabelText(/code/i);
  return { sent, user, code };
}

it('asks for the code of the app and enters with it', async () => {
  const { sent, user, code } = await reachStep(person);
  expect(code).toHaveFocus();
  expect(screen.getByLabelText('Email')).not.toBeVisible();
  await user.type(code, '123 456{Enter}');
  await waitFor(() => expect(entered).toHaveBeenCalledWith(person));
  expect(requestsOf(sent, secondFactorCalls.logIn)[0]?.body).toEqual({ ticket: 't1', code: '123 456' });
});

it('sends nothing that can be no code, and says a wrong one beside the field', async () => {
  const sentence = 'This code is not right, or it was used already. Please type the newest one.';
  const { sent, user, code } = await reachStep(
    new Refused('INVALID_INPUT', { details: { code: [sentence] } }),
  );
  await user.type(code, '12{Enter}');
  expect(await screen.findByText('Please enter the 6 digits, or a recovery code.')).toBeVisible();
  expect(requestsOf(sent, secondFactorCalls.logIn)).toEqual([]);
  await user.type(code, '3456{Enter}');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(code).toHaveFocus();
  expect(code).toHaveValue('123456');
});

it('takes a recovery code instead, and goes back to the app', async () => {
  const { sent, user } = await reachStep(person);
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  expect(screen.getByText(/^No code left\?/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use a code of the app' }));
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  await user.type(screen.getByLabelText('Recovery code'), 'bzwyu-mqc82{Enter}');
  await waitFor(() => expect(entered).toHaveBeenCalledWith(person));
  expect(requestsOf(sent, secondFactorCalls.logIn)[0]?.body).toEqual({ ticket: 't1', code: 'bzwyu-mqc82' });
});

it('leads back to the password when the step took too long, and the e-mail is still there', async () => {
  const { user, code } = await reachStep(new Refused('TICKET_EXPIRED'));
  await user.type(code, '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This took too long/);
  expect(screen.getByLabelText('Email')).toHaveValue('asha@example.in');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(screen.queryByLabelText('Code')).toBeNull();
});

it('says why a passkey cannot be used here, and offers the recovery codes', async () => {
  answerApi([]);
  const router = createMemoryRouter([{ path: '*', element: <LogInPage ways={['passkey', 'recovery']} /> }]);
  render(<RouterProvider router={router} />);
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText(/^Passkeys need an address/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  await waitFor(() => expect(screen.getByLabelText('Recovery code')).toHaveFocus());
});
