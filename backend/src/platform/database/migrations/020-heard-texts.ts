import type { Db } from 'mongodb';
import { writeMeasured } from './012-measurements.ts';

/** Before every day: evaluated at the first look. */
const AT_ONCE = '0001-01-01';

/**
 * Measurements in the texts of medical histories and checkups become rows, as later saves make them; courses
 * of clients with a blood pressure are evaluated again.
 */
export async function heardTexts(db: Db, zone: string): Promise<void> {
  await writeMeasured(db, zone, {
    forms: { formType: 'MedicalHistory' },
    checkups: { 'fields.bloodPressure': { $nin: ['', null] } },
  });
  const measured = await db.collection('measurements').distinct('client', { kind: 'bloodPressure' });
  await db.collection('courses').updateMany({ _id: { $in: measured } }, { $set: { nextCheckOn: AT_ONCE } });
}
