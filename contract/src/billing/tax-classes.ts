import type { Day, Instant } from '../clinic-calendar.ts';
import type { PersonRef, Stored } from '../people.ts';
import { heldOn } from './held-on.ts';

export const TAX_KINDS = ['taxable', 'nil', 'exempt', 'nonGst'] as const;
export type TaxKind = (typeof TAX_KINDS)[number];

export const SUPPLIES = ['goods', 'service'] as const;
export type Supply = (typeof SUPPLIES)[number];

export const TAX_CLASS_LIMITS = { rates: 20 } as const;

/** A rate and its first day. */
export interface TaxRate {
  from: Day;
  /** 0–100, at most two decimals. */
  percent: number;
}

export interface TaxClassInput {
  name: string;
  supply: Supply;
  /** HSN of 4, 6 or 8 digits for goods, SAC of 6 digits for services; may be empty before the class is signed. */
  code: string;
  /** Unit in the GST returns, such as NOS; empty for services. */
  unit: string;
  kind: TaxKind;
  /** In order of their days; empty unless taxable. */
  rates: TaxRate[];
  retired?: boolean;
  /** The instant that was read: the server answers 409 to an older one. */
  updatedAt?: Instant;
}

/** A kind of goods or services with one tax treatment; usable once an admin has signed it. */
export interface TaxClass extends TaxClassInput, Stored {
  signed: { at: Instant; by: PersonRef } | null;
  retired: boolean;
  /** True: a paper was made with it, so it can only be retired, or get a rate of a later day. */
  used: boolean;
  /** The notification behind the product's proposal; empty for the clinic's own class. */
  source: string;
  updatedAt: Instant;
}

export interface SignTaxClass {
  /** The instant that was read: a class that was changed meanwhile is not signed. */
  updatedAt?: Instant;
}

const CODES: Record<Supply, { pattern: RegExp; sentence: string }> = {
  goods: { pattern: /^(?:\d{4}|\d{6}|\d{8})$/, sentence: 'Please enter an HSN of 4, 6 or 8 digits.' },
  service: { pattern: /^\d{6}$/, sentence: 'Please enter a SAC of 6 digits.' },
};

/** Mistakes by field. Code and rates may be missing until the class is signed. */
export function taxClassProblems({ supply, code, unit, kind, rates }: TaxClassInput): Record<string, string> {
  const { pattern, sentence } = CODES[supply];
  const inOrder = rates.every(({ from }, place) => from > (rates[place - 1]?.from ?? ''));
  return {
    ...(code && !pattern.test(code) && { code: sentence }),
    ...(supply === 'service' && unit && { unit: 'A service has no unit.' }),
    ...(supply === 'goods' && !unit && { unit: 'Please choose a unit.' }),
    ...(kind !== 'taxable' && rates.length > 0 && { rates: 'Only a taxable class has rates.' }),
    ...(!inOrder && { rates: 'Please give each rate a day of its own, the earliest first.' }),
  };
}

/** Lists the fields that a class needs before it can be signed. */
export function signProblems(
  input: Pick<TaxClassInput, 'supply' | 'code' | 'kind' | 'rates'>,
): Record<string, string> {
  const { supply, code, kind, rates } = input;
  return {
    ...(!code && { code: CODES[supply].sentence }),
    ...(kind === 'taxable' && rates.length === 0 && { rates: 'Please enter a rate and its first day.' }),
  };
}

/** Tells whether papers may be made with a class. */
export const isUsable = ({ signed, retired }: Pick<TaxClass, 'signed' | 'retired'>): boolean =>
  signed !== null && !retired;

/**
 * Tells whether an advance is taxed when it comes and needs a receipt voucher (CGST rule 50). An advance for goods is
 * not (66/2017-CT) and gets a plain receipt.
 */
export const isTaxedInAdvance = ({ supply, kind }: Pick<TaxClass, 'supply' | 'kind'>): boolean =>
  supply === 'service' && kind === 'taxable';

/** The rate in per cent on a day; 0 for untaxed classes, undefined before the first rate. */
export function rateOn({ kind, rates }: Pick<TaxClass, 'kind' | 'rates'>, day: Day): number | undefined {
  return kind === 'taxable' ? heldOn(rates, day)?.percent : 0;
}
