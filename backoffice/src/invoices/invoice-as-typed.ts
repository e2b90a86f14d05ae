import type { Business } from '@clinic/contract/billing/business';
import type { CreditNote } from '@clinic/contract/billing/credit-notes';
import { paidAndKept } from '@clinic/contract/billing/paper-state';
import { INVOICE_LIMITS, type Invoice } from '@clinic/contract/billing/invoices';
import { fromPaise, linePaise, toPaise } from '@clinic/contract/billing/invoice-totals';
import type { GstPaper } from '@clinic/contract/billing/papers';
import { stateOfSupply } from '@clinic/contract/billing/place-of-supply';
import type { TaxClass } from '@clinic/contract/billing/tax-classes';
import type { MoneyMode } from '@clinic/contract/billing/payments';
import { creditableLines, type CreditableLine } from './creditable-lines.ts';
import type { NewInvoice } from './new-invoice.ts';
import { emptyMoney } from './typed-money.ts';
import { emptyPaper, type TypedPaper } from './typed-paper.ts';

/** Facts that the form needs and the invoice does not hold. */
export interface Known {
  /** The payment's mode, if there was only one. */
  mode?: MoneyMode;
  /** The invoice's credit notes. */
  notes: readonly CreditNote[];
  business: Pick<Business, 'state'>;
  /** Tax classes that may be used. */
  classes: readonly TaxClass[];
  /** Id of an item → id of its class. */
  classOf: ReadonlyMap<string, string>;
}

const onlyOne = <One>(found: readonly One[]): One | undefined => (found.length === 1 ? found[0] : undefined);

/** The tax class of the program's line; empty when several or none fit. */
function classOfProgram({ lines }: GstPaper, place: number, classes: readonly TaxClass[]): string {
  const line = lines[place];
  return onlyOne(classes.filter(({ code, kind }) => code === line?.code && kind === line.kind))?.id ?? '';
}

/** The GST fields. A place of supply is only filled in if neither the clinic's nor the recipient's address gives it. */
function paperOf(gst: GstPaper, program: number, { business, classes }: Known): TypedPaper {
  const { recipient, place } = gst;
  const proposed = stateOfSupply({ recipient }, business.state, ['goods']);
  return {
    ...emptyPaper,
    ...recipient,
    place: place === proposed ? '' : place,
    programClass: classOfProgram(gst, program, classes),
  };
}

/** Rupees of discount on the uncredited rest of the lines. */
function rupeesOff({ items, plan }: Invoice, left: readonly CreditableLine[]): number {
  const prices = [...items.map(({ price }) => price), plan?.pricePerWeek ?? 0];
  const off = left.map(
    ({ left: quantity, amount }, place) =>
      Number(linePaise({ price: prices[place] ?? 0, quantity })) - toPaise(amount),
  );
  return fromPaise(off.reduce((sum, paise) => sum + paise, 0));
}

/**
 * Fills the form with the rest of an invoice that is not credited yet; the money it had received pays for the new one.
 */
export function invoiceAsTyped(invoice: Invoice, known: Known): Partial<NewInvoice> {
  const { gst, items, plan, discount_Percent } = invoice;
  const left = creditableLines(invoice, known.notes);
  const off = gst && discount_Percent === 0 ? rupeesOff(invoice, left) : 0;
  return {
    client: invoice.client.id,
    date: invoice.date,
    paymentMode: known.mode ?? invoice.paymentMode,
    money: { ...emptyMoney, credit: paidAndKept(invoice), received: '0' },
    // The old invoice's pieces return to the shelf first, so they count as stock.
    lines: items.flatMap(({ id: item, name, price }, place) => {
      const quantity = left[place]?.left ?? 0;
      if (quantity === 0) return [];
      const taxClass = known.classOf.get(item);
      const stock = INVOICE_LIMITS.quantity.max;
      return [{ item, name, quantity, price, stock, ...(taxClass && { taxClass }) }];
    }),
    selectedPlan: plan?.name ?? '',
    // A program without a price is no line.
    numberOfWeeks: left[items.length]?.left ?? plan?.weeks ?? 0,
    pricePerWeek: plan ? plan.pricePerWeek : null,
    tax_Percent: invoice.tax_Percent,
    discount_Percent,
    ...(off > 0 && { discountUnit: '₹', discountAmount: off }),
    ...(gst && { paper: paperOf(gst, items.length, known) }),
  };
}
