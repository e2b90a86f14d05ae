import { businessCalls } from '@clinic/contract/billing/business-calls';
import { invoiceCalls } from '@clinic/contract/billing/invoice-calls';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { Invoice } from '@clinic/contract/billing/invoices';
import { DENOMINATIONS } from '@clinic/contract/billing/tills';
import { paidAndKept } from '@clinic/contract/billing/paper-state';
import { clientGrid, inventoryGrid, taxClassGrid } from '@clinic/contract/grid-calls';
import { MONEY_SEED, moneyCases, type MoneyCase, type Opened } from '@clinic/contract/test/money-cases';
import { SOLD_CLASSES, type MoneyClinic } from '@clinic/contract/test/money-clinics';
import { on } from '@clinic/ui/test/api.ts';
import { aClient, aCreditNote, anInvoice, anItem, aTaxClass, clientId } from '@clinic/ui/test/records.ts';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import CreditDialog from '../invoices/CreditDialog.tsx';
import { GenerateInvoiceForm } from '../invoices/GenerateInvoiceForm.tsx';
import { emptyMoney } from '../invoices/typed-money.ts';
import ReceiveDialog from '../payments/ReceiveDialog.tsx';
import RefundDialog from '../payments/RefundDialog.tsx';
import CloseDialog from '../till/CloseDialog.tsx';
import { renderArea } from './render-area.tsx';

const MOST_MS = 5 * 60_000;
// Looking whether each element can be seen takes most of the time.
beforeAll(() => configure({ defaultHidden: true }));
// Files share a worker: without this the ones that follow would find what no person can see.
afterAll(() => configure({ defaultHidden: false }));

const ignored = () => undefined;

/** Answers to the dialogs' requests, for a clinic. */
const stubsOf = ({ business }: MoneyClinic) => [
  on(businessCalls.read, { business, version: 1 }),
  on(invoiceCalls.nextNumber, { invoiceNumber: 'INV-9' }),
  on(clientGrid.list, []),
  on(clientGrid.get, aClient(), { id: clientId }),
  on(
    inventoryGrid.list,
    SOLD_CLASSES.map((_, of) => anItem({ id: String(of), name: `Item ${of}`, taxClass: String(of) })),
  ),
  on(
    taxClassGrid.list,
    SOLD_CLASSES.map(({ kind, rate, ...one }, of) =>
      aTaxClass({
        id: String(of),
        kind,
        rates: rate > 0 ? [{ from: '2020-01-01', percent: rate }] : [],
        ...one,
      }),
    ),
  ),
];

/** Drafts are kept by it: what was typed into one dialog is not found in the next. */
let last = 0;
const newId = (): string => `n${(last += 1)}`;

/** Draws a dialog, reads what it says, and takes it away. */
async function drawn(clinic: MoneyClinic, dialog: ReactNode, read: () => Promise<void>): Promise<void> {
  localStorage.clear();
  const { unmount } = renderArea(dialog, stubsOf(clinic));
  await read();
  unmount();
}
const type = (name: string, value: number, where = screen.getByRole('dialog')) =>
  fireEvent.change(within(where).getByRole('textbox', { name }), { target: { value: String(value) } });
/** All outputs of what is drawn. */
const said = (): string[] => screen.queryAllByRole('status').map(({ textContent }) => textContent ?? '');

const invoiceOf = ({ paper }: Opened): Invoice =>
  anInvoice({ ...paper, id: newId(), invoiceNumber: 'INV-7', state: 'partPaid' });

async function receives(clinic: MoneyClinic, one: NonNullable<MoneyCase['receive']>) {
  const dialog = (
    <ReceiveDialog
      client={{ id: newId(), name: 'Meera' }}
      due={one.due}
      largest={1_000_000}
      onClose={ignored}
    />
  );
  await drawn(clinic, dialog, async () => {
    await screen.findByRole('dialog');
    type('Amount (₹)', one.amount);
    const { settles, over } = one.shown;
    const words = `${formatRupees(over)} is more than what is due, and stays the client's credit.`;
    await waitFor(() =>
      expect(said().filter((text) => text.includes('more than'))).toEqual(over > 0 ? [words] : []),
    );
    if (one.due > 0) expect(screen.getByText(`${formatRupees(one.due)} is due.`)).toBeVisible();
    expect(settles).toBeLessThanOrEqual(one.due);
  });
}

async function credits(clinic: MoneyClinic, one: MoneyCase['credits'][number]) {
  const notes = one.notes.map((note) => aCreditNote(note));
  const dialog = <CreditDialog invoice={invoiceOf(one)} notes={notes} onClose={ignored} />;
  await drawn(clinic, dialog, async () => {
    await screen.findByRole('dialog');
    const rows = screen.getAllByRole('group', { name: /^Item/ });
    for (const { line, quantity, amount } of one.lines)
      if (quantity === undefined) type('Amount ₹', amount ?? 0, rows[line]);
      else type('Pieces', quantity, rows[line]);
    const { amount, tax, fromDue, over } = one.shown;
    const ways = [
      fromDue > 0 && `${formatRupees(fromDue)} comes off what is due`,
      over > 0 && `${formatRupees(over)} stays the client's credit`,
    ].filter(Boolean);
    const taxed = tax > 0 ? `, ${formatRupees(tax)} of it tax` : '';
    const words = `${formatRupees(amount)} is credited${taxed}. ${ways.length > 0 ? `${ways.join(', ')}.` : ''}`;
    await waitFor(() => expect(said()).toContain(words));
  });
}

async function refunds(clinic: MoneyClinic, one: NonNullable<MoneyCase['refund']>) {
  const kind = one.note === null ? 'payment' : 'creditNote';
  const credit = { source: newId(), kind, number: 'RC/1', left: one.left, mode: one.mode } as const;
  await drawn(clinic, <RefundDialog credit={credit} clientName="Meera" onClose={ignored} />, async () => {
    await screen.findByRole('dialog');
    type('Amount (₹)', one.amount);
    const { rest } = one.shown;
    const words =
      rest > 0 ? `${formatRupees(rest)} stays the client's credit.` : 'Nothing stays of the credit.';
    await waitFor(() => expect(said()).toContain(words));
  });
}

async function corrects(clinic: MoneyClinic, one: NonNullable<MoneyCase['correct']>) {
  const corrected = invoiceOf(one);
  const { lines, percent, taxPercent } = one.form;
  const before = {
    money: { ...emptyMoney, credit: paidAndKept(corrected), received: '0' },
    discount_Percent: percent,
    tax_Percent: taxPercent,
    lines: lines.map(({ of, ...line }) => ({
      item: String(of),
      name: `Item ${of}`,
      stock: 100,
      taxClass: String(of),
      ...line,
    })),
  };
  const form = (
    <GenerateInvoiceForm
      client={clientId}
      corrects={corrected}
      before={before}
      proposedNumber="INV-9"
      onCreated={ignored}
    />
  );
  await drawn(clinic, form, async () => {
    const { credited, kept, total, due, over } = one.shown;
    const summary = within(await screen.findByRole('region', { name: 'Summary' }));
    await waitFor(() =>
      expect(summary.getByText('Total').nextElementSibling).toHaveTextContent(formatRupees(total)),
    );
    const rest = over > 0 ? `, and ${formatRupees(over)} stays the client's credit` : '';
    const words = [
      `${formatRupees(credited)} is credited.`,
      kept > 0
        ? `The ${formatRupees(kept)} that it had received pays for the new one first${rest}.`
        : 'It had received nothing.',
    ].join(' ');
    await waitFor(() => {
      const outputs = said();
      expect(outputs.find((text) => text.startsWith('INV-7'))?.endsWith(words)).toBe(true);
      expect(outputs.includes(`${formatRupees(due)} stays due`)).toBe(due > 0);
    });
  });
}

/** Counts one drawer again and again, as after a mistake: drawing the dialog for each count took a third of the file. */
async function counts(clinic: MoneyClinic, cases: readonly MoneyCase[]) {
  await drawn(clinic, <CloseDialog since={null} onClose={ignored} />, async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const pieces = DENOMINATIONS.map(
      (note) => [note, dialog.getByRole<HTMLInputElement>('textbox', { name: `× ₹${note}` })] as const,
    );
    for (const { count } of cases) {
      // All are typed before it is drawn anew.
      act(() => {
        for (const [note, box] of pieces) {
          const value = String(count.notes[note] ?? '');
          if (box.value !== value) fireEvent.change(box, { target: { value } });
        }
      });
      await waitFor(() => expect(said()).toContain(formatRupees(count.shown.counted)));
    }
  });
  return cases.length;
}

/** Shows the dialog of each case that has one; answers how many there were. */
const each =
  <One,>(
    of: (one: MoneyCase) => readonly One[],
    show: (clinic: MoneyClinic, one: One) => Promise<void>,
  ): ((clinic: MoneyClinic, cases: readonly MoneyCase[]) => Promise<number>) =>
  async (clinic, cases) => {
    const shown = cases.flatMap(of);
    for (const one of shown) await show(clinic, one);
    return shown.length;
  };

/** Shows the dialogs of a clinic's cases; answers how many cases have been looked at. */
const DIALOGS: Readonly<
  Record<string, (clinic: MoneyClinic, cases: readonly MoneyCase[]) => Promise<number>>
> = {
  'money is received': each(({ receive }) => (receive ? [receive] : []), receives),
  'something is credited': each(({ credits: all }) => all, credits),
  'money is paid back': each(({ refund }) => (refund ? [refund] : []), refunds),
  'an invoice is corrected': each(({ correct }) => (correct ? [correct] : []), corrects),
  'the drawer is counted': counts,
};

/** The server holds the same figures against accounts, papers, drawers and returns: `money-previews.whole.test.ts`. */
describe.each(moneyCases(MONEY_SEED).map((one) => [one.clinic.which, one] as const))(
  'what the server will make of it is shown before the press, in a clinic that %s,',
  (_which, { clinic, cases }) => {
    it.each(Object.entries(DIALOGS))(
      'when %s',
      async (_what, show) => {
        expect(await show(clinic, cases)).toBeGreaterThan(3);
      },
      MOST_MS,
    );
  },
);
