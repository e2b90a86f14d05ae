import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { notify } from './notify.ts';
import { Messages } from './Messages.tsx';
import { Toasts } from './Toasts.tsx';

const life = () => 3000;
const asked = vi.hoisted(() => ({ times: 0, fail: false }));
vi.mock('./Toasts.tsx', async (original) => {
  const real = await original<typeof import('./Toasts.tsx')>();
  return {
    get Toasts() {
      asked.times += 1;
      if (asked.fail) throw new TypeError('Failed to fetch dynamically imported module');
      return real.Toasts;
    },
  };
});

describe('the messages', () => {
  it('ask for their code when a person begins to use the page, and again when the network was away', async () => {
    asked.fail = true;
    render(<Messages life={life} />);
    expect(asked.times).toBe(0);
    fireEvent.keyDown(window, { key: 'a' });
    await waitFor(() => expect(asked.times).toBe(1));
    notify.error('The network is away.');
    await waitFor(() => expect(asked.times).toBe(2));
    asked.fail = false;
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('The network is away.')).toBeVisible();
    expect(screen.getByRole('region', { name: /^Messages/ })).toBeVisible();
  });

  it('say what no action had caused', async () => {
    render(<Messages life={life} />);
    notify.success('Everything is saved.');
    expect(await screen.findByText('Everything is saved.')).toBeVisible();
  });
});

const text = 'Failed to confirm appointment';

const shout = async (ownLife?: number) => {
  render(<Toasts life={life} />);
  act(() => notify.error(text, ownLife));
  return screen.findByRole('status');
};
/** The animated bar measures a toast's time: its end closes the toast. */
const clock = () => screen.getByRole('progressbar', { hidden: true });

/** Waits until a toast has moved out; jsdom runs no animation. */
const gone = async (toast: HTMLElement) => {
  fireEvent.animationEnd(toast);
  await waitFor(() => expect(toast).not.toBeInTheDocument());
};

it('a toast is announced politely and goes after the time of its area', async () => {
  const toast = await shout();
  expect(toast).toHaveTextContent(text);
  expect(screen.getByRole('region', { name: /^Messages/ })).toHaveAttribute('aria-live', 'polite');
  expect(toast.style.getPropertyValue('--toast-life')).toBe('3000ms');
  // The event name that React uses in jsdom, which knows no animations.
  fireEvent(clock(), new Event('webkitAnimationEnd', { bubbles: true }));
  await gone(toast);
});

it('a toast may have a time of its own', async () => {
  const toast = await shout(5000);
  expect(toast.style.getPropertyValue('--toast-life')).toBe('5000ms');
});

it('a toast stays while the pointer or the focus is on it', async () => {
  const toast = await shout();
  fireEvent.mouseEnter(toast);
  expect(clock().style.animationPlayState).toBe('paused');
  fireEvent.mouseLeave(toast);
  expect(clock().style.animationPlayState).toBe('running');
  fireEvent.focus(screen.getByRole('button', { name: 'close' }));
  expect(clock().style.animationPlayState).toBe('paused');
});

it('a toast can be closed', async () => {
  const toast = await shout();
  fireEvent.click(screen.getByRole('button', { name: 'close' }));
  await gone(toast);
  expect(toast).not.toBeInTheDocument();
});

it('a toast about an attempt ends when the next attempt has an outcome, also one in the same words', async () => {
  const failed = await shout();
  act(() => notify.success('Appointment confirmed'));
  const confirmed = (await screen.findByText('Appointment confirmed')).closest('[role=status]');
  await gone(failed);
  act(() => notify.success('Appointment confirmed'));
  await gone(confirmed as HTMLElement);
  expect(screen.getAllByText('Appointment confirmed')).toHaveLength(1);
});

it('a warning is shown once, and stays beside the outcome that it belongs to', async () => {
  render(<Toasts life={life} />);
  act(() => {
    notify.warning('1 item is short.');
    notify.warning('1 item is short.');
    notify.success('Invoice created');
  });
  expect(await screen.findByText('Invoice created')).toBeVisible();
  expect(screen.getAllByText('1 item is short.')).toHaveLength(1);
});

it('a success says in a sentence of its own that the email waits, while mails are not set up', async () => {
  render(<Toasts life={life} />);
  document.documentElement.dataset.mails = 'off';
  act(() => notify.emailed('Appointment confirmed and client notified!'));
  const toast = (await screen.findByText('Appointment confirmed and client notified!')).closest(
    '[role=status]',
  );
  expect(toast).toHaveTextContent('The letter waits: mails are not set up.');
  expect(toast).not.toHaveClass('Toastify__toast--success');
  document.documentElement.dataset.mails = 'on';
  act(() => notify.emailed('Appointment moved and client notified!'));
  expect(await screen.findByText('Appointment moved and client notified!')).toBeVisible();
  await gone(toast as HTMLElement);
  expect(screen.queryByText(/The letter waits/)).toBeNull();
  delete document.documentElement.dataset.mails;
});
