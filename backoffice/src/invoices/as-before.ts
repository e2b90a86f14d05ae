import type { Business } from '@clinic/contract/billing/business';
import { paidAndKept } from '@clinic/contract/billing/paper-state';
import { INVOICE_LIMITS, type Invoice } from '@clinic/contract/billing/invoices';
import { fromPaise, toPaise } from '@clinic/contract/billing/invoice-totals';
import type { GstPaper } from '@clinic/contract/billing/papers';
import { stateOfSupply } from '@clinic/contract/billing/place-of-supply';
import type { TaxClass } from '@clinic/contract/billing/tax-classes';
import type { Day } from '@clinic/contract/clinic-calendar';
import type { NewInvoice } from './new-invoice.ts';
import { emptyMoney } from './typed-money.ts';
import { emptyPaper, type TypedPaper } from './typed-paper.ts';

/** What a paper of a registered clinic does not say of itself. */
export interface Known {
  today: Day;
  business: Pick<Business, 'state'>;
  /** Classes that may be used. */
  classes: readonly TaxClass[];
  /** Id of an item → id of its class. */
  classOf: ReadonlyMap<string, string>;
}

const onlyOne = <One>(found: readonly One[]): One | undefined => (found.length === 1 ? found[0] : undefined);

/** The class that made a program's line; empty when several or none could have. */
function classOfProgram({ lines }: GstPaper, place: number, classes: readonly TaxClass[]): string {
  const line = lines[place];
  return onlyOne(classes.filter(({ code, kind }) => code === line?.code && kind === line.kind))?.id ?? '';
}

/** A place is typed only where neither the clinic nor the recipient's address says it. */
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

/** Rupees that came off a paper; 0 where per cent did. */
const rupeesOff = ({ lines }: GstPaper): number =>
  fromPaise(lines.reduce((sum, { gross, net }) => sum + toPaise(gross) - toPaise(net), 0));

/** An invoice as it was, to be made anew; what it had received pays for the new one. */
export function asBefore(invoice: Invoice, known: Known): Partial<NewInvoice> {
  const { gst, items, plan, discount_Percent } = invoice;
  const off = gst && discount_Percent === 0 ? rupeesOff(gst) : 0;
  return {
    client: invoice.client.id,
    date: invoice.date,
    paymentMode: invoice.paymentMode,
    money: { ...emptyMoney(known.today), credit: paidAndKept(invoice), received: '0' },
    // Its own pieces go back to the shelf first.
    lines: items.map(({ id: item, name, quantity, price }) => {
      const taxClass = known.classOf.get(item);
      const stock = INVOICE_LIMITS.quantity.max;
      return { item, name, quantity, price, stock, ...(taxClass && { taxClass }) };
    }),
    selectedPlan: plan?.name ?? '',
    numberOfWeeks: plan?.weeks ?? 0,
    pricePerWeek: plan ? plan.pricePerWeek : null,
    tax_Percent: invoice.tax_Percent,
    discount_Percent,
    ...(off > 0 && { discountUnit: '₹', discountAmount: off }),
    ...(gst && { paper: paperOf(gst, items.length, known) }),
  };
}
