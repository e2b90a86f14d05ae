import { DEFAULT_BUSINESS, type Business, type BusinessAnswer } from '@clinic/contract/billing/business';
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

export function businessView(stored: BusinessRecord | null): BusinessAnswer {
  if (!stored?.version) return { business: { ...DEFAULT_BUSINESS }, version: 0 };
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
