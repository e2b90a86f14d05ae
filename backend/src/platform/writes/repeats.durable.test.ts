import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createConnection, Schema, type Connection, type Types } from 'mongoose';
import { type EmbeddedEngine, startEmbeddedEngine } from '../embedded-engine/embedded-engine.ts';
import { until } from '../../../test/until.ts';
import { databaseIsAway } from '../http/database-is-away.ts';
import { keyed } from '../../../test/keyed-context.ts';
import { recordsOf } from '../../../test/records-of.ts';
import { TEST_TIME, testClock } from '../../../test/test-clock.ts';
import { Effects } from './effects.ts';
import { addEnvelope, type KeptRequest } from './envelope.ts';

interface Parcel {
  _id: Types.ObjectId;
  number: string;
  requests?: KeptRequest[];
}

/** The first request may still use the socket of the killed engine. */
const away = (error: unknown): undefined => {
  if (!databaseIsAway(error)) throw error;
};

describe('a repeated request whose first write is not on disk yet', () => {
  let folder: string;
  let engine: EmbeddedEngine;
  let connection: Connection;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'clinic-test-'));
    engine = await startEmbeddedEngine({
      directory: path.join(folder, 'db'),
      cacheDirectory: path.resolve(import.meta.dirname, '../../../../.cache'),
      log: () => undefined,
    });
    connection = await createConnection(engine.uri, { autoIndex: false, dbName: 'clinic' }).asPromise();
  });
  afterAll(async () => {
    await connection.close();
    await engine.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('is answered only once a power cut cannot lose the write', async () => {
    const schema = new Schema<Parcel>({ number: String });
    addEnvelope<Parcel>(schema as Schema, { reads: [], subject: ({ _id: id }) => ({ id }) });
    const parcels = connection.model<Parcel>('Parcel', schema);
    const records = recordsOf(new Effects(connection, testClock, TEST_TIME));
    await parcels.create({ number: 'the first, which makes the collection' });
    const numbers = Array.from({ length: 3 }, (_, n) => `P-${n}`);
    for (const number of numbers) {
      const key = { key: `assistant:1:${number}`, hash: 'a' };
      // Simulates a server that was killed before its write was durable.
      await parcels.collection.insertOne(
        { number, requests: [{ ...key, at: testClock.now() }] },
        { writeConcern: { w: 1, journal: false } },
      );
      const work = () => Promise.reject<string>(new Error('It is there.'));
      expect(await records.once(parcels, keyed(key), work, (parcel) => parcel.number)).toBe(number);
      engine.kill();
      expect(await until(() => parcels.countDocuments({ number }).catch(away))).toBe(1);
    }
  }, 120_000);
});
