import { issuerOn } from '@clinic/contract/billing/issuers';
import { SHIPPED_SETTINGS } from '@clinic/contract/clinic-settings';
import type { Db } from 'mongodb';
import { CLINIC, type ClinicFactsRecord } from '../../platform/clinic-facts/clinic-facts.schema.ts';
import { BUSINESS, type BusinessRecord } from '../business/business.schema.ts';
import { businessView } from '../business/business.view.ts';

/** Collections with papers, the field of a paper's day, and which of their records are papers. */
const PAPERS = [
  { name: 'invoices', day: 'date', which: {} },
  { name: 'creditNotes', day: 'day', which: {} },
  { name: 'payments', day: 'day', which: { number: { $ne: null } } },
] as const;

/** Stores with each older paper the clinic as the settings name it now, so that no later settings change the paper. */
export async function storeIssuers(db: Db): Promise<void> {
  const [clinic, stored] = await Promise.all([
    db.collection<ClinicFactsRecord>('settings').findOne({ _id: CLINIC }),
    db.collection<BusinessRecord>('settings').findOne({ _id: BUSINESS }),
  ]);
  const { business } = businessView(stored, SHIPPED_SETTINGS.prefix);
  const days = ['', ...business.registration.map(({ from }) => from).toSorted()];
  for (const [place, from] of days.entries()) {
    const until = days[place + 1];
    const issuer = issuerOn(clinic ?? SHIPPED_SETTINGS, business, from);
    const range = { $gte: from, ...(until && { $lt: until }) };
    for (const { name, day, which } of PAPERS)
      await db
        .collection(name)
        .updateMany({ [day]: range, issuer: { $exists: false }, ...which }, { $set: { issuer } });
  }
}
