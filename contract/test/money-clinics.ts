import { DEFAULT_BUSINESS, type Business, type RegistrationKind } from '../src/billing/business.ts';
import { gstTotals, type GstTotals } from '../src/billing/gst-totals.ts';
import { invoiceTotals } from '../src/billing/invoice-totals.ts';
import type { Chance } from './chance.ts';

/** A clinic as money is shown in it. */
export interface MoneyClinic {
  /** Completes "in a clinic that …". */
  which: string;
  kind: RegistrationKind;
  business: Business;
}

const GSTIN = '27AAPFU0939F1ZV';
const PLACE = { legalName: 'Trim Wellness LLP', address: '1 Market Road, Pune', state: '27' };

const clinic = (which: string, kind: RegistrationKind, over: Partial<Business> = {}): MoneyClinic => {
  const registration = kind === 'none' ? [] : [{ from: '2020-01-01', kind, gstin: GSTIN }];
  return { which, kind, business: { ...DEFAULT_BUSINESS, ...PLACE, ...over, registration } };
};

export const MONEY_CLINICS: readonly MoneyClinic[] = [
  clinic('is not registered', 'none'),
  clinic('has prices with tax', 'regular'),
  clinic('has prices without tax', 'regular', { pricesWithTax: false }),
  clinic('has prices without tax and rounds', 'regular', { pricesWithTax: false, roundToRupee: true }),
  clinic('is registered under composition', 'composition'),
];

/** The classes of the items that are sold; an item is named by the place of its class. */
export const SOLD_CLASSES = [
  { code: '3004', unit: 'NOS', kind: 'taxable', rate: 5 },
  { code: '3004', unit: 'NOS', kind: 'taxable', rate: 18 },
  { code: '3004', unit: 'NOS', kind: 'exempt', rate: 0 },
] as const;

interface TypedLine {
  /** Place of its class. */
  of: number;
  quantity: number;
  price: number;
}

/** The form of an invoice as it is typed. */
export interface TypedForm {
  lines: readonly TypedLine[];
  percent: number;
  /** A registered clinic has none. */
  taxPercent: number;
}

/** Rupees up to so many, with paise. */
export const rupeesBelow = (chance: Chance, rupees: number): number =>
  chance(1, Math.max(2, Math.round(rupees * 100) + 1)) / 100;

export const typedForm = (chance: Chance, { kind }: MoneyClinic): TypedForm => ({
  lines: Array.from({ length: chance(1, 4) }, () => ({
    of: chance(0, SOLD_CLASSES.length),
    quantity: chance(1, 5),
    price: rupeesBelow(chance, 999),
  })),
  percent: [0, 0, 7.5, 12.33][chance(0, 4)] ?? 0,
  taxPercent: kind === 'none' && chance(0, 3) === 0 ? 5 : 0,
});

/** A form's sums, and of a registered clinic its taxed lines. */
export function sumsOf(
  { lines, percent, taxPercent }: TypedForm,
  { kind, business }: MoneyClinic,
): { subtotal: number; discount: number; tax: number; total: number; gst?: GstTotals } {
  if (kind === 'none')
    return invoiceTotals({
      items: lines.map(({ quantity, price }) => ({ quantity, price })),
      weeks: 0,
      pricePerWeek: 0,
      discountPercent: percent,
      taxPercent,
    });
  const gst = gstTotals({
    lines: lines.map(({ of, ...line }) => ({ ...line, ...(SOLD_CLASSES[of] ?? SOLD_CLASSES[0]) })),
    discount: percent > 0 ? { percent } : null,
    pricesWithTax: business.pricesWithTax,
    roundToRupee: business.roundToRupee,
    chargesTax: kind === 'regular',
    sameState: true,
  });
  const { subtotal, discount, tax, total } = gst;
  return { subtotal, discount, tax, total, gst };
}
