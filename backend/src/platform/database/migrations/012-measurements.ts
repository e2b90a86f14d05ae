import type { TakenMeasure } from '@clinic/contract/care/checkups';
import { readingsOfForm, type MeasuredState, type Reading } from '@clinic/contract/care/form-measurements';
import type { FormType } from '@clinic/contract/care/intake-form-fields';
import { measurementId } from '@clinic/contract/care/measurement-day';
import { kindOf } from '@clinic/contract/care/measurements';
import { readingsOfCheckup, readingsOfEnd } from '@clinic/contract/care/record-measurements';
import type { AnyBulkWriteOperation, Db, Document, Filter, ObjectId } from 'mongodb';

const BATCH = 1000;
const MEASURED: FormType[] = ['BodyStatus', 'DietaryRecall'];

/** A present or kept state of a record as it is stored. */
interface State extends Document {
  version: number;
  updatedAt: Date;
  savedBy: { id: string; name: string; role: string };
}
type Row = Document & { _id: string; at: Date };

interface Which {
  forms: Filter<State>;
  checkups: Filter<State>;
  clients?: Filter<Document>;
}

/** Creates rows from forms, checkups and ended programs, with all of their kept states. */
export const measurements = (db: Db, zone: string): Promise<void> =>
  writeMeasured(db, zone, {
    forms: { formType: { $in: MEASURED } },
    checkups: { 'measures.0': { $exists: true } },
    clients: { 'endedPrograms.0': { $exists: true } },
  });

/** Skips rows that exist. */
export async function writeMeasured(db: Db, zone: string, which: Which): Promise<void> {
  const rows = db.collection<Row>('measurements');
  let writes: AnyBulkWriteOperation<Row>[] = [];
  const flush = async () => {
    if (writes.length > 0) await rows.bulkWrite(writes, { ordered: false });
    writes = [];
  };
  for await (const row of allRows(db, zone, which)) {
    const { _id, ...said } = row;
    writes.push({ updateOne: { filter: { _id }, update: { $setOnInsert: said }, upsert: true } });
    if (writes.length >= BATCH) await flush();
  }
  await flush();
}

async function* allRows(db: Db, zone: string, { forms, checkups, clients }: Which): AsyncGenerator<Row> {
  for await (const form of db.collection<State>('intakeForms').find(forms)) {
    const states = await statesOf(db, form);
    const known = states.map(({ version, updatedAt, savedBy, fields }): MeasuredState => {
      return { version, at: updatedAt.toISOString(), byClient: savedBy.role === 'client', fields };
    });
    const born = await bornOn(db, form.client);
    const { readings } = readingsOfForm(form.formType, known, { zone, born });
    yield* rowsOf(db, form.client, readings, authorsOf(states));
  }
  for await (const checkup of db.collection<State>('checkups').find(checkups)) {
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
  if (!clients) return;
  const ended = db.collection('clients').find(clients);
  for await (const { _id, endedPrograms } of ended.project({ endedPrograms: 1 })) {
    for (const { endedAt, post, measures = [], endedBy } of endedPrograms) {
      const readings = readingsOfEnd({ endedAt: endedAt.toISOString(), post, measures }, zone);
      yield* rowsOf(db, _id, readings, () => endedBy);
    }
  }
}

/** One row per day and kind: the last value counts, earlier ones are its former values. */
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

async function bornOn(db: Db, client: ObjectId): Promise<string> {
  const details = await db
    .collection('intakeForms')
    .findOne({ client, formType: 'PersonalDetails' }, { projection: { 'fields.dob': 1 } });
  return (details?.fields?.dob as string | undefined) ?? '';
}

async function endsOf(db: Db, client: ObjectId): Promise<Date[]> {
  const found = await db
    .collection('clients')
    .findOne({ _id: client }, { projection: { 'endedPrograms.endedAt': 1 } });
  return ((found?.endedPrograms ?? []) as { endedAt: Date }[]).map(({ endedAt }) => endedAt);
}
