import type { Db } from 'mongodb';
import { writeMeasured } from './012-measurements.ts';

/** Earlier than any day: due at the next look. */
const AT_ONCE = '0001-01-01';

/**
 * Measurements in texts of medical histories and checkups become rows, as for new saves; courses of clients
 * with a blood pressure are checked again.
 */
export async function heardTexts(db: Db, zone: string): Promise<void> {
  await writeMeasured(db, zone, {
    forms: { formType: 'MedicalHistory' },
    checkups: { 'fields.bloodPressure': { $nin: ['', null] } },
  });
  const measured = await db.collection('measurements').distinct('client', { kind: 'bloodPressure' });
  await db.collection('courses').updateMany({ _id: { $in: measured } }, { $set: { nextCheckOn: AT_ONCE } });
}
