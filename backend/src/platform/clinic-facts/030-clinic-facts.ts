import { SHIPPED_SETTINGS } from '@clinic/contract/clinic-settings';
import type { Db } from 'mongodb';
import { CLINIC, type ClinicFactsRecord } from './clinic-facts.schema.ts';

export const CLINIC_FACTS = '030-clinic-facts';

/** Copies the facts of `clinic.json` into the database, so that a later release's file changes no installed clinic. */
export async function copyShippedFacts(db: Db): Promise<void> {
  await db
    .collection<ClinicFactsRecord>('settings')
    .updateOne(
      { _id: CLINIC },
      { $setOnInsert: { ...SHIPPED_SETTINGS, logoHash: '', version: 1 } },
      { upsert: true },
    );
}
