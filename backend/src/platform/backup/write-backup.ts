import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import {
  BSON,
  type ClientSession,
  type CollectionInfo,
  type Db,
  type Document,
  type MongoClient,
} from 'mongodb';
import { encrypted } from './backup-cipher.ts';
import { BackupError, FORMAT, frameOf, type CollectionEntry, type Manifest } from './backup-frames.ts';
import { storedRecords } from './stored-records.ts';

const PIECE = 64 * 1024;

interface Options {
  /** Age public keys, any of which can decrypt the file; none: not encrypted. */
  recipients?: readonly string[];
  session?: ClientSession;
  now: Date;
  /** Aborts, and leaves no file. */
  stop?: AbortSignal;
}

/** Writes the whole database into one new file, atomically. */
export async function writeBackup(
  db: Db,
  file: string,
  { recipients = [], session, stop, now }: Options,
): Promise<Manifest> {
  if (await isThere(file))
    throw new BackupError(`The file ${file} is there already; a backup overwrites nothing.`);
  if (!(await isThere(path.dirname(file))))
    throw new BackupError(`There is no folder ${path.dirname(file)}.`);
  const unfinished = `${file}.unfinished`;
  const manifest: Manifest = { collections: [] };
  try {
    await rm(unfinished, { force: true });
    // Readable by the owner only, since it contains health data.
    const target = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
    const frames = sealed(framesOfDatabase(db, manifest, now, session));
    const secret = (pieces: AsyncIterable<Buffer>) => encrypted(pieces, recipients);
    await pipeline(piecesOf(frames), createGzip(), secret, target, { signal: stop });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return manifest;
}

async function* framesOfDatabase(
  db: Db,
  manifest: Manifest,
  at: Date,
  session?: ClientSession,
): AsyncGenerator<Buffer> {
  yield frameOf('head', BSON.serialize({ ...FORMAT, at }));
  for (const { name, options, indexes } of await collectionsOf(db)) {
    yield frameOf('collection', BSON.serialize({ name }));
    const sum = createHash('sha256');
    let count = 0;
    for await (const record of storedRecords(db, name, session)) {
      sum.update(record);
      count += 1;
      yield frameOf('record', record);
    }
    manifest.collections.push({ name, count, sha256: sum.digest('hex'), options, indexes });
  }
  yield frameOf('manifest', BSON.serialize(manifest));
}

/** A snapshot where the database supports it (replica set); otherwise one collection after the other. */
export async function writeConsistentBackup(
  client: MongoClient,
  db: Db,
  file: string,
  options: Omit<Options, 'session'>,
): Promise<Manifest> {
  const { setName } = await db.admin().command({ hello: 1 });
  const session = setName ? client.startSession({ snapshot: true }) : undefined;
  try {
    return await writeBackup(db, file, { ...options, session });
  } finally {
    await session?.endSession();
  }
}

/** Files come last, after the records that refer to them: the list before the pieces. */
const FILES_LAST = ['.files', '.chunks'];

/** Collections whose effects change other records, as a checkup's change visits and clients. */
const STARTING = [
  'checkups',
  'admins',
  'appointments',
  'assistants',
  'checkIns',
  'clients',
  'courses',
  'dietPlans',
  'doctors',
  'dosagePlans',
  'intakeForms',
  'inventory_imports',
  'invoices',
  'creditNotes',
  'payments',
  // Cash moves come before closings: a closing claims its cash again after a restore, but a move that refers to a
  // missing closing would never be counted.
  'tillMoves',
  'closings',
  'newsletterAddresses',
  'snacksPlans',
];

/**
 * Records with waiting effects come before those that the effects change: a waiting effect runs again after a restore,
 * by its key, whether or not its result was read. Records come before the files they refer to.
 */
async function collectionsOf(db: Db): Promise<Omit<CollectionEntry, 'count' | 'sha256'>[]> {
  const infos = (await db.listCollections().toArray()) as CollectionInfo[];
  const own = infos.filter(({ name, type }) => type === 'collection' && !name.startsWith('system.'));
  const entries = await Promise.all(
    own.map(async ({ name, options }) => ({
      name,
      options: options ?? {},
      indexes: (await db.collection(name).indexes()) as Document[],
    })),
  );
  const turn = ({ name }: (typeof entries)[number]) =>
    STARTING.includes(name)
      ? STARTING.indexOf(name) - STARTING.length - 1
      : FILES_LAST.findIndex((ending) => name.endsWith(ending));
  return entries.toSorted((a, b) => turn(a) - turn(b) || (a.name < b.name ? -1 : 1));
}

/** Appends the checksum of everything before. */
async function* sealed(frames: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const sum = createHash('sha256');
  for await (const frame of frames) {
    sum.update(frame);
    yield frame;
  }
  yield frameOf('seal', BSON.serialize({ sha256: sum.digest('hex') }));
}

/** Joins many small frames into few large pieces. */
async function* piecesOf(frames: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const frame of frames) {
    waiting.push(frame);
    size += frame.length;
    if (size < PIECE) continue;
    yield Buffer.concat(waiting);
    [waiting, size] = [[], 0];
  }
  yield Buffer.concat(waiting);
}

function isThere(place: string): Promise<boolean> {
  return access(place).then(
    () => true,
    () => false,
  );
}
