import { DEFAULT_BUSINESS } from '@clinic/contract/billing/business';
import { businessCalls } from '@clinic/contract/billing/business-calls';
import { aboveDayLimit } from '@clinic/contract/billing/desk-limits';
import { invoiceCalls } from '@clinic/contract/billing/invoice-calls';
import { paymentCalls } from '@clinic/contract/billing/payment-calls';
import { tillCalls } from '@clinic/contract/billing/till-calls';
import type { Call } from '@clinic/contract/calls';
import { inventoryGrid } from '@clinic/contract/grid-calls';
import { on, Refused, requestsOf, type Stub } from '@clinic/ui/test/api.ts';
import { anInvoice, anItem, aPayment } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import CreditDialog from '../invoices/CreditDialog.tsx';
import RefundDialog from '../payments/RefundDialog.tsx';
import ReverseDialog from '../payments/ReverseDialog.tsx';
import { renderArea } from '../test/render-area.tsx';
import MoveDialog from '../till/MoveDialog.tsx';

type InDialog = ReturnType<typeof within>;

/** A dialog that the desk's daily limit may refuse. */
interface LimitedDialog {
  name: string;
  press: string;
  part: ReactNode;
  call: Call;
  refused: Stub;
  /** Fills every empty field of the dialog, and changes a filled one. */
  fill: (user: UserEvent, dialog: InDialog) => Promise<void>;
  body: object;
  /** The admin's address of the same paper. */
  address?: string;
}

const onClose = vi.fn<() => void>();
const LIMITS = { ...DEFAULT_BUSINESS.limits, credit: 500, refund: 500 };
const credited = aboveDayLimit('credit', { limit: 500, taken: 300 });
const out = aboveDayLimit('out', { limit: 500, taken: 450 });
const above = (message: string) => new Refused('NEEDS_ADMIN', { message });

async function type(user: UserEvent, dialog: InDialog, label: RegExp | string, text: string) {
  const field = dialog.getByRole('textbox', { name: label });
  await user.clear(field);
  await user.type(field, text);
}

async function choose(user: UserEvent, dialog: InDialog, label: RegExp, option: string) {
  await user.click(dialog.getByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}

const refund: LimitedDialog = {
  name: 'Refund Kavita Joshi',
  press: 'Refund',
  part: (
    <RefundDialog
      credit={{ source: 'p1', kind: 'payment', number: 'RC/26-27/00001', left: 900 }}
      clientName="Kavita Joshi"
      onClose={onClose}
    />
  ),
  call: paymentCalls.refund,
  refused: on(paymentCalls.refund, above(out)),
  fill: async (user, dialog) => {
    await type(user, dialog, /Amount/, '50.01');
    await choose(user, dialog, /Mode/, 'UPI');
    await type(user, dialog, /Reference/, 'UTR 4711');
    await type(user, dialog, /Reason/, 'Moved away');
  },
  address: '/admin/invoices/payments/p1',
  body: { source: 'p1', amount: 50.01, mode: 'UPI', reference: 'UTR 4711', reason: 'Moved away' },
};

const takeBack: LimitedDialog = {
  name: 'Take back ₹900.00 of Kavita Joshi',
  press: 'Take back',
  part: <ReverseDialog payment={aPayment({ amount: 900, mode: 'Cash' })} onClose={onClose} />,
  call: paymentCalls.reverse,
  address: '/admin/invoices/payments',
  refused: on(paymentCalls.reverse, above(out), { id: 'p1' }),
  fill: (user, dialog) => type(user, dialog, /Reason/, 'Counted twice'),
  body: { reason: 'Counted twice' },
};

const credit: LimitedDialog = {
  name: 'Credit INV-2026-0001',
  press: 'Credit',
  part: (
    <CreditDialog
      invoice={anInvoice({ items: [{ id: 'n', name: 'Neem', quantity: 3, price: 100 }], total: 300 })}
      notes={[]}
      onClose={onClose}
    />
  ),
  call: invoiceCalls.credit,
  address: '/admin/invoices/1/show',
  refused: on(invoiceCalls.credit, above(credited), { id: '1' }),
  fill: async (user, dialog) => {
    await type(user, dialog, 'Amount ₹', '249.50');
    await type(user, dialog, /Reason/, 'Damaged lid');
    await choose(user, dialog, /What was paid for it/, 'Paid back: UPI');
  },
  body: {
    lines: [{ line: 0, amount: 249.5, returned: 'none' }],
    reason: 'Damaged lid',
    refund: { mode: 'UPI' },
  },
};

const takeOut: LimitedDialog = {
  name: 'Put in or take out',
  press: 'Save',
  part: <MoveDialog onClose={onClose} />,
  call: tillCalls.move,
  refused: on(tillCalls.move, above(out)),
  fill: async (user, dialog) => {
    await type(user, dialog, /Amount/, '60');
    await choose(user, dialog, /Reason/, 'Expense');
    await type(user, dialog, /Why/, 'Flowers');
  },
  body: { direction: 'out', amount: 60, reason: 'expense', note: 'Flowers' },
};

it.each([
  ['a refund', refund, out],
  ['a payment that is taken back', takeBack, out],
  ['a credit', credit, credited],
  ['cash that is taken out', takeOut, out],
])(
  'the dialog of %s says above its button that the day’s limit is reached, and keeps what was typed',
  async (_what, { name, press, part, call, refused, fill, body, address }, sentence) => {
    const broughtIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { sent } = renderArea(part, [
      on(businessCalls.read, { business: { ...DEFAULT_BUSINESS, limits: LIMITS }, version: 1 }),
      on(inventoryGrid.list, [anItem({ id: 'n', name: 'Neem' })]),
      refused,
    ]);
    const user = userEvent.setup();
    const dialog = within(await screen.findByRole('dialog', { name }));
    await fill(user, dialog);
    const button = dialog.getByRole('button', { name: press });
    await user.click(button);
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent(sentence);
    expect(alert).toHaveTextContent(address ?? sentence);
    const last = dialog.getAllByRole('textbox').at(-1)!;
    expect(last.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(alert.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(broughtIntoView.mock.contexts.some((shown) => (shown as Element).contains(alert))).toBe(true);
    await user.click(button);
    expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
    const [first, again] = requestsOf(sent, call);
    expect(first?.body).toMatchObject(body);
    expect(again?.body).toEqual(first?.body);
    expect(onClose).not.toHaveBeenCalled();
  },
);
