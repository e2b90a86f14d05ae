import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const nothing = () => undefined;

afterEach(() => {
  vi.useRealTimers();
});

function ask({ busy = false, danger = false } = {}) {
  const answers = { onConfirm: vi.fn<() => void>(), onClose: vi.fn<() => void>() };
  render(
    <ConfirmDialog
      open
      title="Delete Ghee?"
      confirmLabel="Delete"
      busy={busy}
      danger={danger}
      {...answers}
    />,
  );
  return { ...answers, user: userEvent.setup() };
}

it('a question has the focus on what it asks for, and Enter says yes', async () => {
  const { user, onConfirm } = ask();
  expect(screen.getByRole('dialog', { name: 'Delete Ghee?' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
});

it('a question that takes something away has the focus on Cancel: Enter loses nothing', async () => {
  const { user, onConfirm, onClose } = ask({ danger: true });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledOnce();
});

it('a person who is already typing into a question keeps the focus when it has faded in', async () => {
  vi.useFakeTimers();
  render(
    <ConfirmDialog open title="Dispense" confirmLabel="Create" onConfirm={nothing} onClose={nothing}>
      <input aria-label="Days" />
    </ConfirmDialog>,
  );
  const days = screen.getByRole('textbox', { name: 'Days' });
  act(() => days.focus());
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(days).toHaveFocus();
});

it('Escape and Cancel say no', async () => {
  const { user, onClose } = ask();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('nothing closes a question whose answer is being carried out', async () => {
  const { user, onClose } = ask({ busy: true });
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(onClose).not.toHaveBeenCalled();
});

it('Escape asks before a typed reason is given up; the button of the question gives it up at once', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn<() => void>();
  render(
    <ConfirmDialog open title="Decline?" confirmLabel="Decline" onConfirm={nothing} onClose={onClose}>
      <input aria-label="Reason" />
    </ConfirmDialog>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'On leave');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Go on typing' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('On leave'));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
});
