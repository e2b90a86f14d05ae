import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LoginScreen } from './LoginScreen.tsx';

function open(answer: string | null = null) {
  const logIn = vi.fn<() => Promise<string | null>>(async () => answer);
  const router = createMemoryRouter(
    [{ path: '*', element: <LoginScreen title="Admin log-in" logIn={logIn} enter={() => undefined} /> }],
    {
      initialEntries: [{ pathname: '/login', state: { nextPathname: '/audit', nextSearch: '?page=2' } }],
    },
  );
  render(<RouterProvider router={router} />);
  return { logIn, router, user: userEvent.setup() };
}

describe('a log-in page', () => {
  afterEach(() => vi.useRealTimers());

  it('says what is missing and sends no request', async () => {
    const { logIn, user } = open();
    await user.type(screen.getByLabelText('Password'), '12345');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Email is required.')).toBeVisible();
    expect(screen.getByText('Password must be at least 6 characters long.')).toBeVisible();
    expect(logIn).not.toHaveBeenCalled();
  });

  it('starts in the e-mail and shows the password on demand', async () => {
    const { user } = open();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });

  it('keeps what was typed when it is refused', async () => {
    const { user } = open('Login failed. Please check your credentials.');
    await user.type(screen.getByLabelText('Email'), 'a@example.in');
    await user.type(screen.getByLabelText('Password'), 'secret-1{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Login failed. Please check your credentials.',
    );
    expect(screen.getByLabelText('Email')).toHaveValue('a@example.in');
  });

  it('goes back to the page that asked for it, after a second', async () => {
    const { router, user } = open();
    await user.type(screen.getByLabelText('Email'), 'a@example.in');
    await user.type(screen.getByLabelText('Password'), 'secret-1');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    fireEvent.click(screen.getByRole('button', { name: 'Login' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('button', { name: 'Logging in…' })).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(999));
    expect(router.state.location.pathname).toBe('/login');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(router.state.location).toMatchObject({ pathname: '/audit', search: '?page=2' });
  });
});
