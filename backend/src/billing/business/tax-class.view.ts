import type { TaxClass, TaxClassInput } from '@clinic/contract/billing/tax-classes';
import { stored } from '../../platform/http/stored.ts';
import type { TaxClassRecord } from './tax-class.schema.ts';

export const taxClassView = (record: TaxClassRecord): TaxClass => ({
  ...stored(record),
  ...contentsOf(record),
  source: record.source,
  signed: record.signed && { at: record.signed.at.toISOString(), by: record.signed.by },
  retired: record.retired,
  used: record.used,
});

/** The part of a tax class that an admin's signature covers. */
export type Contents = Omit<TaxClassInput, 'retired' | 'updatedAt'>;

export const contentsOf = (input: Contents): Contents => ({
  name: input.name,
  supply: input.supply,
  code: input.code,
  unit: input.unit,
  kind: input.kind,
  rates: input.rates.map(({ from, percent }) => ({ from, percent })),
});
