import type { Db } from 'mongodb';

/**
 * A doctor's confirmed and held times are one field under one unique index, which is created before the
 * earlier one is dropped. Visits from before outcomes were recorded need none.
 */
export async function heldTimes(db: Db, _zone: string, now: Date): Promise<void> {
  const appointments = db.collection('appointments');
  await appointments.createIndex(
    { 'doctor.id': 1, slots: 1 },
    { unique: true, name: 'one at a time', partialFilterExpression: { slots: { $exists: true } } },
  );
  const indexes = await appointments.indexes();
  if (indexes.some(({ name }) => name === 'no overlap')) await appointments.dropIndex('no overlap');
  await appointments.updateMany(
    { status: 'confirmed', endsAt: { $lte: now }, outcome: null, beforeOutcomes: null },
    { $set: { beforeOutcomes: true } },
  );
}
