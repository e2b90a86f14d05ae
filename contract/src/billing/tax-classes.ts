import type { Day, Instant } from '../clinic-calendar.ts';
import type { PersonRef, Stored } from '../people.ts';

export const TAX_KINDS = ['taxable', 'nil', 'exempt', 'nonGst'] as const;
export type TaxKind = (typeof TAX_KINDS)[number];

export const SUPPLIES = ['goods', 'service'] as const;
export type Supply = (typeof SUPPLIES)[number];

/** A rate and its first day. */
export interface TaxRate {
  from: Day;
  /** 0–100, at most two decimals. */
  percent: number;
}

export interface TaxClassInput {
  name: string;
  supply: Supply;
  /** HSN of 4, 6 or 8 digits for goods, SAC of 6 digits for services. */
  code: string;
  /** Unit of the returns, such as NOS; empty for services. */
  unit: string;
  kind: TaxKind;
  /** In the order of their days; empty unless taxable. */
  rates: TaxRate[];
  retired?: boolean;
}

/** How a kind of goods or services is taxed; usable once an admin has signed it. */
export interface TaxClass extends TaxClassInput, Stored {
  signed: { at: Instant; by: PersonRef } | null;
  retired: boolean;
}

/** Per cent on a day; 0 where nothing is taxed, undefined before the first rate. */
export function rateOn({ kind, rates }: Pick<TaxClass, 'kind' | 'rates'>, day: Day): number | undefined {
  if (kind !== 'taxable') return 0;
  return rates
    .filter(({ from }) => from <= day)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .at(-1)?.percent;
}
