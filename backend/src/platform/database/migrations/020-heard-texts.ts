import type { TakenMeasure } from '@clinic/contract/care/checkups/checkups';
import {
  readingsOfForm,
  type MeasuredState,
  type Reading,
} from '@clinic/contract/care/intake-forms/form-measurements';
import { measurementId } from '@clinic/contract/care/measurements/measurement-day';
import { kindOf } from '@clinic/contract/care/measurements/measurements';
import { readingsOfCheckup } from '@clinic/contract/care/client-measures/record-measurements';
import type { AnyBulkWriteOperation, Db, Document, ObjectId } from 'mongodb';

/** Earlier than any day, so that the record is checked at the next run. */
const AT_ONCE = '0001-01-01';
const BATCH = 1000;
const FORM = 'MedicalHistory';

/** A stored version of a record, present or kept. */
interface State extends Document {
  version: number;
  updatedAt: Date;
  savedBy: { id: string; name: string; role: string };
}
type Row = Document & { _id: string; at: Date };

/**
 * Makes rows of measurements in texts of medical histories and checkups, with all versions, as new saves do; clients
 * with a blood pressure are checked for alerts again.
 */
export async function heardTexts(db: Db, zone: string): Promise<void> {
  const rows = db.collection<Row>('measurements');
  let writes: AnyBulkWriteOperation<Row>[] = [];
  const flush = async () => {
    if (writes.length > 0) await rows.bulkWrite(writes, { ordered: false });
    writes = [];
  };
  for await (const row of allRows(db, zone)) {
    const { _id, ...said } = row;
    writes.push({ updateOne: { filter: { _id }, update: { $setOnInsert: said }, upsert: true } });
    if (writes.length >= BATCH) await flush();
  }
  await flush();
  const measured = await rows.distinct('client', { kind: 'bloodPressure' });
  await db.collection('courses').updateMany({ _id: { $in: measured } }, { $set: { nextCheckOn: AT_ONCE } });
}

async function* allRows(db: Db, zone: string): AsyncGenerator<Row> {
  const forms = db.collection<State>('intakeForms').find({ formType: FORM });
  for await (const form of forms) {
    const states = await statesOf(db, form);
    const known = states.map(({ version, updatedAt, savedBy, fields }): MeasuredState => {
      return { version, at: updatedAt.toISOString(), byClient: savedBy.role === 'client', fields };
    });
    // No birth day is needed, since these texts are dated by their saves.
    const { readings } = readingsOfForm(FORM, known, { zone, born: '' });
    yield* rowsOf(db, form.client, readings, authorsOf(states));
  }
  const checkups = db.collection<State>('checkups').find({ 'fields.bloodPressure': { $nin: ['', null] } });
  for await (const checkup of checkups) {
    const states = await statesOf(db, checkup);
    const known = states.map(
      ({ version, updatedAt, measures = [] as TakenMeasure[], reportDay = null, fields }) => ({
        version,
        at: updatedAt.toISOString(),
        measures,
        reportDay,
        fields,
      }),
    );
    const readings = readingsOfCheckup(known, { zone, created: checkup.createdAt.toISOString() });
    yield* rowsOf(db, checkup.client, readings, authorsOf(states));
  }
}

/** One row per day and kind: the latest statement counts, the others are its history. */
async function* rowsOf(
  db: Db,
  client: ObjectId,
  readings: readonly Reading[],
  by: (version: number) => State['savedBy'],
): AsyncGenerator<Row> {
  if (readings.length === 0) return;
  const ends = await endsOf(db, client);
  const said = Map.groupBy(readings, ({ kind, day, source }) =>
    measurementId({ client: client.toHexString(), kind, day, source }),
  );
  for (const [_id, all] of said) {
    const inOrder = all.toSorted((one, other) => one.at.localeCompare(other.at));
    const values = inOrder.map(({ measured, at }) => ({
      value: measured?.value ?? null,
      diastolic: measured?.diastolic ?? null,
      at: new Date(at),
    }));
    const [last, now] = [inOrder.at(-1), values.at(-1)];
    if (!last || !now) continue;
    const { kind, day, source, version, measured } = last;
    const round = ends.filter((end) => end < now.at).length;
    const { id, name, role } = by(version);
    const earlier = values.slice(0, -1);
    const { unit } = kindOf(kind);
    const range = measured?.range ?? null;
    yield { _id, client, kind, unit, range, day, source, by: { id, name, role }, round, earlier, ...now };
  }
}

async function statesOf(db: Db, record: State): Promise<State[]> {
  const kept = await db
    .collection('versions')
    .find({ of: record._id, version: { $lt: record.version } })
    .project<{ body: State }>({ body: 1 })
    .toArray();
  return [record, ...kept.map(({ body }) => body)];
}

function authorsOf(states: readonly State[]): (version: number) => State['savedBy'] {
  const authors = new Map(states.map(({ version, savedBy }) => [version, savedBy]));
  return (version) => authors.get(version) as State['savedBy'];
}

async function endsOf(db: Db, client: ObjectId): Promise<Date[]> {
  const found = await db
    .collection('clients')
    .findOne({ _id: client }, { projection: { 'endedPrograms.endedAt': 1 } });
  return ((found?.endedPrograms ?? []) as { endedAt: Date }[]).map(({ endedAt }) => endedAt);
}
