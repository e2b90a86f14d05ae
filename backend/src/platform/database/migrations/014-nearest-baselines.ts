import { clinicToday } from '@clinic/contract/clinic-calendar';
import { baselineOfKind, type BaselineRow } from '@clinic/contract/care/measurements/measurement-baseline';
import type { BaselineValue } from '@clinic/contract/care/measurements/measurements';
import type { Db, Document } from 'mongodb';

type Row = Omit<BaselineRow, 'id' | 'at' | 'value' | 'notCounted'> & {
  _id: string;
  at: Date;
  value: number | null;
};

/**
 * Compares running programs with the value nearest to their start, among those known when it was fixed. Ended programs
 * keep their baseline, and an unchanged value its details.
 */
export async function nearestBaselines(db: Db, zone: string, now: Date): Promise<void> {
  const clients = db.collection('clients');
  const rows = db.collection<Row>('measurements');
  const running = clients.find(
    { 'program.baseline.0': { $exists: true } },
    { projection: { program: 1, programsEnded: 1 } },
  );
  for await (const { _id, program, programsEnded = 0 } of running) {
    const before = program.baseline as BaselineValue[];
    const measured = await rows.find({ client: _id, value: { $ne: null } } as Document).toArray();
    const context = { start: program.startDate as string, round: programsEnded as number, zone, now };
    const baseline = before.map((one) => nearestOf(one, measured, context));
    if (JSON.stringify(baseline) === JSON.stringify(before)) continue;
    await clients.updateOne(
      { _id, 'program._id': program._id, 'program.baseline': before },
      { $set: { 'program.baseline': baseline } },
    );
  }
}

function nearestOf(
  fixed: BaselineValue,
  measured: readonly Row[],
  { start, round, zone, now }: { start: string; round: number; zone: string; now: Date },
): BaselineValue {
  const fixedAt = measured.find(({ _id }) => _id === fixed.row)?.at;
  const known = measured.flatMap(({ _id: id, at, value, ...row }): BaselineRow[] => {
    const wasKnown = clinicToday(at, zone) <= start || (fixedAt !== undefined && at <= fixedAt);
    return value !== null && wasKnown ? [{ ...row, id, value, at: at.toISOString() }] : [];
  });
  const nearest = baselineOfKind(known, fixed.kind, { start, round, today: clinicToday(now, zone) });
  return !nearest || nearest.row === fixed.row ? fixed : nearest;
}
