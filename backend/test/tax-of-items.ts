import type { Connection } from 'mongoose';
import { TaxClassRecord, TaxClassSchema } from '../src/billing/business/tax-class.schema.ts';
import { TaxClasses } from '../src/billing/business/tax-classes.service.ts';
import { TaxOfItems } from '../src/billing/inventory/tax-of-items.ts';
import type { Records } from '../src/platform/writes/records.ts';
import { testClock } from './test-clock.ts';

/** Makes the tax classes for an inventory that a test builds by hand. */
export function taxOfItems(connection: Connection, records: Records): TaxOfItems {
  const classes = connection.model<TaxClassRecord>(TaxClassRecord.name, TaxClassSchema);
  return new TaxOfItems(new TaxClasses(classes, records, testClock));
}
