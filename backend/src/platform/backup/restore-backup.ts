import type { Db, Document } from 'mongodb';
import type { Clock } from '../config/clock.ts';
import { BackupError, parse, type Manifest } from './backup-frames.ts';
import { missingFields } from '../database/migrations/021-missing-fields.ts';
import { refuseOldRecords } from '../database/old-records.ts';
import { outbox } from '../database/migrations/022-outbox.ts';
import { namesAsFound } from '../database/migrations/027-names-as-found.ts';
import { giveBackStock } from './give-back-stock.ts';
import { mendMoney } from './mend-money.ts';
import { checkBackup, readFrames, type BackupFile } from './read-backup.ts';
import { PAPER_SERIES, stopSeries } from './stop-series.ts';
import { sumUp } from './stored-records.ts';

/** Prefix of collections during a restore; they are renamed when all are complete. */
const BESIDE = 'restoring.';
// Most records of a batch, since a large one costs the database several times its size in memory.
const MOST_RECORDS = 1000;
const MOST_BYTES = 8 * 1024 * 1024;

/** Repairs of collections that were read at different moments; each returns its number of repairs. */
const MENDING = [giveBackStock, mendMoney];

/** `stopped`: series of numbers that wait for an admin to confirm the last one. */
interface Restored {
  manifest: Manifest;
  mended: number;
  stopped: number;
}

/**
 * Restores a backup. Reads the whole file before writing; existing data stays until everything is written
 * beside it, compared with the manifest and repaired.
 */
export async function restoreBackup(
  db: Db,
  backup: BackupFile,
  { force, clock }: { force: boolean; clock: Clock },
): Promise<Restored> {
  const manifest = await checkBackup(backup);
  const present = await collectionNames(db);
  if (!force) await refuseUnlessEmpty(db, present);
  await dropAll(
    db,
    present.filter((name) => name.startsWith(BESIDE)),
  );
  for (const { name, options } of manifest.collections) await db.createCollection(BESIDE + name, options);
  await writeRecords(db, backup);
  for (const entry of manifest.collections) {
    const name = BESIDE + entry.name;
    const { count, sha256 } = await sumUp(db, name);
    if (count !== entry.count || sha256 !== entry.sha256)
      throw new BackupError(
        `The collection ${entry.name} was not stored as the file has it; what was there stays.`,
      );
    const indexes = entry.indexes.filter(({ name: index }) => index !== '_id_');
    if (indexes.length > 0) await db.command({ createIndexes: name, indexes });
  }
  await refuseOldRecords(
    db,
    manifest.collections.map(({ name }) => name),
    (name) => BESIDE + name,
  );
  // Repaired after the comparison and before the renaming, so that only consistent records become visible.
  let mended = 0;
  await missingFields(db, (name) => BESIDE + name);
  await outbox(db, (name) => BESIDE + name);
  await namesAsFound(db, (name) => BESIDE + name);
  for (const mend of MENDING) mended += await mend(db, (name) => BESIDE + name);
  const moment = { now: clock.now(), today: clock.today() };
  const stopped = await stopSeries(db, (name) => BESIDE + name, moment);
  const restored = await renameAll(db);
  await dropAll(
    db,
    present.filter((name) => !name.startsWith(BESIDE) && !restored.has(name)),
  );
  return { manifest, mended, stopped };
}

/** Makes the written records visible; stopped series first, so that no paper exists before them. */
async function renameAll(db: Db): Promise<Set<string>> {
  const written = (await collectionNames(db)).filter((name) => name.startsWith(BESIDE));
  const names = written.map((name) => name.slice(BESIDE.length));
  const turn = (name: string) => Number(name !== PAPER_SERIES);
  for (const name of names.toSorted((one, other) => turn(one) - turn(other)))
    await db.renameCollection(BESIDE + name, name, { dropTarget: true });
  return new Set(names);
}

async function refuseUnlessEmpty(db: Db, names: string[]): Promise<void> {
  const full: string[] = [];
  for (const name of names.filter((one) => !one.startsWith(BESIDE)).toSorted())
    if (await db.collection(name).findOne({}, { projection: { _id: 1 } })) full.push(name);
  if (full.length > 0)
    throw new BackupError(
      `The database ${db.databaseName} has records already (${full.join(', ')}); nothing was written. With --force they are replaced.`,
    );
}

async function writeRecords(db: Db, backup: BackupFile): Promise<void> {
  let target = '';
  let batch: Document[] = [];
  let size = 0;
  const flush = async () => {
    if (batch.length > 0) await db.collection(target).insertMany(batch, { ordered: false });
    [batch, size] = [[], 0];
  };
  await readFrames(backup, async ({ kind, document }) => {
    if (kind !== 'record') await flush();
    if (kind === 'collection') target = BESIDE + String(parse(document).name);
    if (kind !== 'record') return;
    batch.push(parse(document));
    size += document.length;
    if (batch.length >= MOST_RECORDS || size >= MOST_BYTES) await flush();
  });
}

async function collectionNames(db: Db): Promise<string[]> {
  const infos = await db.listCollections({}, { nameOnly: true }).toArray();
  return infos.map(({ name }) => name).filter((name) => !name.startsWith('system.'));
}

async function dropAll(db: Db, names: string[]): Promise<void> {
  for (const name of names) await db.dropCollection(name);
}
