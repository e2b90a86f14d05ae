import { tillCalls } from '@clinic/contract/billing/till-calls';
import type { TillClosing } from '@clinic/contract/billing/tills';
import { on, requestsOf } from '@clinic/ui/test/api.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import CloseDialog from './CloseDialog.tsx';

function open(difference: number, since: string | null = null) {
  const onClose = vi.fn<() => void>();
  const closing = { difference } as TillClosing;
  const { sent } = renderArea(<CloseDialog since={since} onClose={onClose} />, [
    on(tillCalls.close, { message: 'Counted', closing }),
  ]);
  return { user: userEvent.setup(), sent, onClose };
}
const pieces = (note: number) => screen.findByRole('textbox', { name: `× ₹${String(note)}` });

it('Enter behind a note goes on to the next one; only the button and Ctrl+Enter save the count', async () => {
  const { user, sent, onClose } = open(0);
  await user.type(await pieces(500), '3{Enter}');
  expect(await pieces(200)).toHaveFocus();
  expect(requestsOf(sent, tillCalls.close)).toEqual([]);
  await user.keyboard('2{Control>}{Enter}{/Control}');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(requestsOf(sent, tillCalls.close)[0]?.body).toEqual({ notes: { 500: 3, 200: 2 }, float: 0 });
});

it.each([
  ['an exact count is a success', 0, 'Counted: Exact.', 'success'],
  ['a count that does not agree is said as wrong', -482.56, 'Counted: ₹482.56 too little.', 'error'],
])('%s', async (_name, difference, words, kind) => {
  const { user } = open(difference);
  await user.type(await pieces(500), '3');
  await user.click(screen.getByRole('button', { name: 'Save the count' }));
  const toast = (await screen.findByText(words)).closest('.Toastify__toast');
  expect(toast).toHaveClass(`Toastify__toast--${kind}`);
});

it('says from when it counts', async () => {
  open(0, '2026-11-20T12:00:00.000Z');
  expect(await screen.findByText('All cash since 20 Nov 2026, 5:30 PM, until now.')).toBeVisible();
});
