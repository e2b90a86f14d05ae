import { DEFAULT_BUSINESS } from '@clinic/contract/billing/business';
import { businessCalls } from '@clinic/contract/billing/business-calls';
import { paymentCalls } from '@clinic/contract/billing/payment-calls';
import { tillCalls } from '@clinic/contract/billing/till-calls';
import type { TillClosing, TillMove } from '@clinic/contract/billing/tills';
import { taxClassGrid } from '@clinic/contract/grid-calls';
import { OFFLINE, on, requestsOf, type Sent, type Stub } from '@clinic/ui/test/api.ts';
import { aPayment } from '@clinic/ui/test/records.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import CloseDialog from '../till/CloseDialog.tsx';
import MoveDialog from '../till/MoveDialog.tsx';
import ReceiveDialog from './ReceiveDialog.tsx';
import RefundDialog from './RefundDialog.tsx';

type User = ReturnType<typeof userEvent.setup>;
const onClose = vi.fn<() => void>();
const keyOf = (sent?: Sent) => sent?.headers.get('Idempotency-Key');

beforeEach(() => {
  localStorage.clear();
  onClose.mockReset();
});

async function type(user: User, name: RegExp, text: string) {
  const field = await screen.findByRole('textbox', { name });
  await user.clear(field);
  await user.type(field, text);
}

interface Dialog {
  /** Draws the form as it opens again: afterwards less is due and the drawer was counted. */
  shown: (isAfterwards: boolean) => ReactNode;
  fill: (user: User) => Promise<unknown>;
  button: string;
  call:
    | typeof paymentCalls.receive
    | typeof paymentCalls.refund
    | typeof tillCalls.move
    | typeof tillCalls.close;
  answer: object;
}

const ofInvoice = { id: 'i', invoiceNumber: 'INV-7' };
const meera = { id: 'c', name: 'Meera Joshi' };

it.each<[string, Dialog]>([
  [
    'a receipt for an invoice',
    {
      shown: (isPaid) => (
        <ReceiveDialog client={meera} due={isPaid ? 0 : 315} invoice={ofInvoice} onClose={onClose} />
      ),
      fill: (user) => type(user, /Amount/, '315'),
      button: 'Receive',
      call: paymentCalls.receive,
      answer: { message: 'Received', payment: aPayment() },
    },
  ],
  [
    'a refund',
    {
      shown: () => (
        <RefundDialog
          credit={{ source: 's', kind: 'payment', number: 'R-1', left: 400 }}
          clientName="Meera"
          onClose={onClose}
        />
      ),
      fill: async (user) => {
        await type(user, /Amount/, '150');
        await type(user, /Why|Reason/, 'Moved away');
      },
      button: 'Refund',
      call: paymentCalls.refund,
      answer: { message: 'Paid back', payment: aPayment() },
    },
  ],
  [
    'what is taken out of the drawer',
    {
      shown: () => <MoveDialog onClose={onClose} />,
      fill: async (user) => {
        await type(user, /Amount/, '150');
        await type(user, /Why/, 'To the bank');
      },
      button: 'Save',
      call: tillCalls.move,
      answer: { message: 'Saved', move: {} as TillMove },
    },
  ],
  [
    'a count of the drawer',
    {
      shown: (isCounted) => (
        <CloseDialog since={isCounted ? '2026-01-05T12:00:00.000Z' : null} onClose={onClose} />
      ),
      fill: async (user) => {
        await user.click(await screen.findByRole('button', { name: 'One sum' }));
        await type(user, /Counted/, '700');
      },
      button: 'Save the count',
      call: tillCalls.close,
      answer: { message: 'Counted', closing: { difference: 0 } as TillClosing },
    },
  ],
])(
  'of %s: when the answer is lost, the page is opened anew and the same is sent, it is carried out once',
  async (_what, { shown, fill, button, call, answer }) => {
    let isLost = true;
    const stubs: Stub[] = [
      on(businessCalls.read, { business: DEFAULT_BUSINESS, version: 1 }),
      on(taxClassGrid.list, []),
      on(call as typeof tillCalls.move, () => (isLost ? OFFLINE : (answer as never))),
    ];
    const user = userEvent.setup();
    const send = async () => user.click(screen.getByRole('button', { name: button }));

    const first = renderArea(shown(false), stubs);
    await fill(user);
    await send();
    await screen.findByText(/^The server cannot be reached/);
    first.unmount();
    isLost = false;

    const again = renderArea(shown(true), stubs);
    expect(await screen.findByText(/We do not know whether it was saved/)).toBeVisible();
    await send();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [lost] = requestsOf(first.sent, call as typeof tillCalls.move);
    const [repeated] = requestsOf(again.sent, call as typeof tillCalls.move);
    expect(repeated?.body).toEqual(lost?.body);
    expect(keyOf(repeated)).toBe(keyOf(lost));
    again.unmount();

    renderArea(shown(false), stubs);
    await screen.findByRole('button', { name: button });
    expect(screen.queryByText(/What you had typed before/)).toBeNull();
  },
);
