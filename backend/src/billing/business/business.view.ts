import {
  DEFAULT_BUSINESS,
  DEFAULT_PREFIXES,
  type Business,
  type BusinessAnswer,
} from '@clinic/contract/billing/business';
import { fromPaise, toPaise } from '@clinic/contract/billing/invoice-totals';
import type { BusinessRecord } from './business.schema.ts';

const ifAny = (amount: number | null, convert: (amount: number) => number): number | null =>
  amount === null ? null : convert(amount);

const limitsIn = ({ limits }: Pick<Business, 'limits'>, convert: (amount: number) => number) => ({
  discountPercent: limits.discountPercent,
  credit: ifAny(limits.credit, convert),
  refund: ifAny(limits.refund, convert),
});

/** Returns the settings with the limits in paise. */
export const storedBusiness = (business: Business): Business => ({
  ...business,
  limits: limitsIn(business, toPaise),
});

/** Settings that no admin has saved yet propose the clinic's own prefix for its invoices. */
export function businessView(stored: BusinessRecord | null, proposed: string): BusinessAnswer {
  if (!stored?.version) {
    const prefixes = { ...DEFAULT_PREFIXES, invoice: proposed };
    return { business: { ...DEFAULT_BUSINESS, prefixes }, version: 0 };
  }
  const { legalName, address, state, registration, upiId, upiPayee, prefixes, pricesWithTax } = stored;
  const { roundToRupee, drawer, closedUntil, annualReturn, programClasses, signatory, foot } = stored;
  return {
    business: {
      legalName,
      address,
      state,
      registration,
      upiId,
      upiPayee,
      prefixes,
      pricesWithTax,
      roundToRupee,
      drawer,
      limits: limitsIn(stored, fromPaise),
      closedUntil,
      annualReturn,
      programClasses,
      signatory,
      foot,
    },
    version: stored.version,
  };
}
