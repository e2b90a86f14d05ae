import { formatDay } from '@clinic/contract/clinic-calendar';
import {
  signProblems,
  SUPPLIES,
  type Supply,
  type TaxClass,
  type TaxKind,
} from '@clinic/contract/billing/tax-classes';

export const SUPPLY_WORDS: Record<Supply, string> = { goods: 'Goods', service: 'Service' };

export const SUPPLY_CHOICES = SUPPLIES.map((id) => ({ id, name: SUPPLY_WORDS[id] }));

export const KIND_WORDS: Record<TaxKind, string> = {
  taxable: 'Taxable',
  nil: 'Nil-rated',
  exempt: 'Exempt',
  nonGst: 'Outside GST',
};

/** The rates in words, latest last: "5 % from 22 Sep 2025"; or "Exempt". */
export function ratesText({ kind, rates }: Pick<TaxClass, 'kind' | 'rates'>): string {
  if (kind !== 'taxable') return KIND_WORDS[kind];
  if (rates.length === 0) return 'No rate yet';
  return rates.map(({ from, percent }) => `${percent} % from ${formatDay(from)}`).join(', ');
}

export type ClassState = 'signed' | 'retired' | 'unsigned';

export function stateOf({ signed, retired }: Pick<TaxClass, 'signed' | 'retired'>): ClassState {
  if (retired) return 'retired';
  return signed ? 'signed' : 'unsigned';
}

/** Says why a class cannot be signed; undefined when it can. */
export const unfinished = (taxClass: TaxClass): string | undefined =>
  Object.values(signProblems(taxClass))[0];
