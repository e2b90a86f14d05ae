import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createConnection, Schema, type Connection } from 'mongoose';
import { type EmbeddedEngine, startEmbeddedEngine } from '../embedded-engine/embedded-engine.ts';
import { until } from '../../../test/until.ts';
import { databaseIsAway } from '../http/database-is-away.ts';
import { underKey } from '../http/idempotency-key.ts';
import { addIdempotency, once, type KeptRequest } from './idempotency.ts';

interface Parcel {
  number: string;
  requests?: KeptRequest[];
}

/** Who asks first may write into the socket of the engine that was killed. */
const away = (error: unknown): undefined => {
  if (!databaseIsAway(error)) throw error;
};

describe('a request that is sent again while the disk has not yet what the first one wrote', () => {
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

  it('is answered only when a power cut cannot undo it any more', async () => {
    const schema = new Schema<Parcel>({ number: String });
    addIdempotency(schema as Schema);
    const parcels = connection.model<Parcel>('Parcel', schema);
    await parcels.create({ number: 'the first, which makes the collection' });
    const numbers = Array.from({ length: 3 }, (_, n) => `P-${n}`);
    for (const number of numbers) {
      const key = { key: `assistant:1:${number}`, hash: 'a' };
      // The server that waited for the disk was killed, and its answer with it.
      await parcels.collection.insertOne(
        { number, requests: [{ ...key, at: new Date() }] },
        { writeConcern: { w: 1, journal: false } },
      );
      const work = () => Promise.reject<string>(new Error('It is there.'));
      expect(await underKey(key, () => once(parcels, work, (parcel) => parcel.number))).toBe(number);
      engine.kill();
      expect(await until(() => parcels.countDocuments({ number }).catch(away))).toBe(1);
    }
  }, 120_000);
});
