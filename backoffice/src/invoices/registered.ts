import type { Business } from '@clinic/contract/billing/business';
import { gstinAsStored } from '@clinic/contract/billing/gstin';
import { toPaise } from '@clinic/contract/billing/invoice-totals';
import {
  grossPaise,
  gstTotals,
  type Discount,
  type GstLine,
  type GstTotals,
} from '@clinic/contract/billing/gst-totals';
import type { IssueInvoice, ProgramLine } from '@clinic/contract/billing/papers';
import { stateOfSupply } from '@clinic/contract/billing/place-of-supply';
import { rateOn, type Supply, type TaxClass } from '@clinic/contract/billing/tax-classes';
import { money, percent } from '@clinic/contract/rules';
import { isRightLine } from './item-to-add.ts';
import { linesOf, weeksRule, type NewInvoice } from './new-invoice.ts';
import { partsOf } from './typed-money.ts';

/** A clinic registered for GST on the invoice's day, with the tax classes that may be used. */
export interface Registered {
  business: Business;
  kind: 'regular' | 'composition';
  classes: ReadonlyMap<string, TaxClass>;
}

interface Classed {
  line: GstLine;
  supply: Supply;
}

/** Id of the class that the settings propose for a program; empty when they name none. */
export const proposedClassOf = (program: string, { business }: Registered): string =>
  business.programClasses.find(({ name }) => name === program)?.class ?? '';

/** The program's weeks as a line with its class; undefined without any. */
function programOf(invoice: NewInvoice, registered: Registered): ProgramLine | undefined {
  const { selectedPlan, numberOfWeeks, pricePerWeek, paper } = invoice;
  const weeks = numberOfWeeks ?? 0;
  if (!selectedPlan || weeks <= 0) return undefined;
  const taxClass = paper.programClass || proposedClassOf(selectedPlan, registered);
  return { name: selectedPlan, weeks, pricePerWeek: pricePerWeek ?? 0, taxClass };
}

/** Items and program with their classes; a sentence when one has no class. */
function classed(invoice: NewInvoice, registered: Registered): Classed[] | string {
  const program = programOf(invoice, registered);
  const wanted = [
    ...linesOf(invoice),
    ...(program ? [{ ...program, quantity: program.weeks, price: program.pricePerWeek }] : []),
  ];
  const lines: Classed[] = [];
  for (const { name, quantity, price, taxClass } of wanted) {
    const found = registered.classes.get(taxClass ?? '');
    const rate = found && rateOn(found, invoice.date);
    if (!found || rate === undefined) return `${name} has no tax class that may be used on this day.`;
    const { code, unit, kind, supply } = found;
    lines.push({ line: { price, quantity, code, unit, kind, rate }, supply });
  }
  return lines;
}

/** Reads the discount on the whole invoice; null while the typed number is not allowed. */
function discountOf(invoice: NewInvoice): Discount | null {
  if (invoice.discountUnit === '₹') {
    const amount = invoice.discountAmount ?? 0;
    return money(amount) ? null : { amount };
  }
  const off = invoice.discount_Percent ?? 0;
  return percent(off) ? null : { percent: off };
}

export interface GstShown {
  totals: GstTotals;
  /** True: within the State, so CGST and SGST; false: IGST. */
  sameState: boolean;
  place: string;
}

/** The sums by the server's arithmetic; a sentence for a missing field, null while a number is invalid. */
export function gstOf(invoice: NewInvoice, registered: Registered): GstShown | string | null {
  const { business, kind } = registered;
  const discount = discountOf(invoice);
  const { selectedPlan, numberOfWeeks, pricePerWeek } = invoice;
  if (!discount || !linesOf(invoice).every(isRightLine)) return null;
  if (selectedPlan && (weeksRule(numberOfWeeks) || money(pricePerWeek))) return null;
  const lines = classed(invoice, registered);
  if (typeof lines === 'string') return lines;
  if (toPaise(discount.amount ?? 0) > grossPaise(lines.map(({ line }) => line)))
    return 'The discount is more than the lines cost.';
  const { place, gstin, state } = invoice.paper;
  const supplies = lines.map(({ supply }) => supply);
  const at = stateOfSupply({ place, recipient: { gstin, state } }, business.state, supplies);
  const sameState = at === business.state;
  const totals = gstTotals({
    lines: lines.map(({ line }) => line),
    discount,
    pricesWithTax: business.pricesWithTax,
    sameState,
    roundToRupee: business.roundToRupee,
    chargesTax: kind === 'regular',
  });
  return { totals, sameState, place: at };
}

/** Computes what the client pays; null while a typed number is invalid. */
export function totalOf(invoice: NewInvoice, registered: Registered): number | null {
  const gst = gstOf(invoice, registered);
  return gst && typeof gst === 'object' ? gst.totals.total : null;
}

export function issueBodyOf(invoice: NewInvoice, registered: Registered): IssueInvoice {
  const { date, client, paper, paymentMode } = invoice;
  const { name, gstin, address, state, place } = paper;
  const recipient = { name, gstin: gstinAsStored(gstin), address, state };
  const filled = Object.fromEntries(Object.entries(recipient).filter(([, value]) => value.trim()));
  const discount = discountOf(invoice);
  const program = programOf(invoice, registered);
  return {
    date,
    client,
    items: linesOf(invoice).map(({ item: id, quantity, price }) => ({ id, quantity, price })),
    ...(program && { program }),
    ...(discount && (discount.amount || discount.percent) && { discount }),
    ...(place && { place }),
    ...(Object.keys(filled).length > 0 && { recipient: filled }),
    ...partsOf(invoice.money, paymentMode, { date, total: totalOf(invoice, registered) ?? 0 }),
  };
}
