import type { Db } from 'mongodb';
import { writeMeasured } from './012-measurements.ts';

/** Before every day: looked at as soon as a server looks. */
const AT_ONCE = '0001-01-01';

/**
 * What the texts of medical histories and checkups say was measured becomes rows, as what is saved from now on does; the
 * courses of clients who have a blood pressure are looked at again.
 */
export async function heardTexts(db: Db, zone: string): Promise<void> {
  await writeMeasured(db, zone, {
    forms: { formType: 'MedicalHistory' },
    checkups: { 'fields.bloodPressure': { $nin: ['', null] } },
  });
  const measured = await db.collection('measurements').distinct('client', { kind: 'bloodPressure' });
  await db.collection('courses').updateMany({ _id: { $in: measured } }, { $set: { nextCheckOn: AT_ONCE } });
}
