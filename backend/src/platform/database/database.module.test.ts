import { mkdtemp, readdir, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken, MongooseModule } from '@nestjs/mongoose';
import { type Connection, Schema } from 'mongoose';
import { standBetween } from '../../../test/driver-commands.ts';
import { TEST_TIME } from '../../../test/test-clock.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import type { Env } from '../config/env.ts';
import { EnvModule } from '../config/env.module.ts';
import { connectionOptions } from './connection-options.ts';
import { DatabaseModule } from './database.module.ts';
import { startEmbeddedEngine } from '../embedded-engine/embedded-engine.ts';

/** Options that an operator may have copied from elsewhere. */
const CARELESS = { journal: 'false', readPreference: 'secondaryPreferred', retryWrites: 'false' };
const MOST_MEMBERS = { w: 'majority', journal: true, wtimeoutMS: 8000 };

@Module({})
class Clinic {}

const enquirySchema = new Schema({ email: String });
enquirySchema.index({ email: 1 }, { unique: true });

describe('the database of the application', () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'clinic-data-'));
  });

  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  async function start(mongodbUri?: string): Promise<INestApplicationContext> {
    const enquiries = MongooseModule.forFeature([{ name: 'Enquiry', schema: enquirySchema }]);
    const imports = [EnvModule.with({ ...TEST_TIME, dataDir, mongodbUri } as Env), DatabaseModule, enquiries];
    return NestFactory.createApplicationContext({ module: Clinic, imports }, { abortOnError: false });
  }

  it('is embedded without MONGODB_URI, has its indexes before it serves, and is closed cleanly', async () => {
    const app = await start();
    const enquiries = connectionOf(app).collection('enquiries');
    await enquiries.insertOne({ email: 'asha@example.com' });
    await expect(enquiries.insertOne({ email: 'asha@example.com' })).rejects.toThrow('E11000');
    expect(connectionOf(app).name).toBe('clinic');
    await app.close();
    expect(await readdir(dataDir)).toEqual(['db']);
  });

  it('is the one in MONGODB_URI, and then keeps nothing in the data folder', async () => {
    const database = await openTestDatabase();
    const app = await start(database.uri);
    await connectionOf(app).collection('enquiries').insertOne({ email: 'asha@example.com' });
    expect(await database.connection.collection('enquiries').countDocuments()).toBe(1);
    await app.close();
    expect(await readdir(dataDir)).toEqual([]);
    await database.close();
  });

  it('stops the start before any step when its records are too old, and opens with a readable step', async () => {
    const database = await openTestDatabase();
    const { uri, connection } = database;
    await connection.collection('enquiries').insertOne({ email: 'asha@example.com' });
    await connection.collection('leases').insertOne({ free: true });
    const steps = connection.collection<{ _id: string; at: Date }>('migrations');
    const at = new Date(0);
    await steps.insertMany(['003-audit-clients', '012-measurements'].map((_id) => ({ _id, at })));
    await expect(start(uri)).rejects.toThrow(
      /^These records are older than step 013-courses, .* start an earlier release on them first\.$/,
    );
    expect(await steps.countDocuments()).toBe(2);
    await steps.insertOne({ _id: '013-courses', at });
    const app = await start(uri);
    expect(await steps.countDocuments({ _id: '020-heard-texts' })).toBe(1);
    await app.close();
    await database.close();
  });

  it.each([
    ['the journal of a single server', undefined, { w: 1, journal: true }],
    ['the journals of most members of a set, or refused in time', 'rs0', MOST_MEMBERS],
  ])('is written to %s', async (_where, setName, writeConcern) => {
    const database = await openTestDatabase();
    // Makes the test's engine claim to be a single server or a replica set.
    const asItWas = standBetween(async (_collection, name, send) => {
      const answer = (await send()) as { toObject?: () => object };
      const said = name === 'hello' && answer.toObject?.bind(answer);
      if (said) answer.toObject = () => ({ ...said(), setName });
      return answer;
    });
    expect(await connectionOptions(database.uri)).toMatchObject({ writeConcern });
    asItWas();
    await database.close();
  });

  it('is written with the journal and read from the primary, whatever its address says', async () => {
    const database = await openTestDatabase();
    const [place = '', options] = database.uri.split('?');
    const said = new URLSearchParams(options);
    for (const [name, value] of Object.entries(CARELESS)) said.set(name, value);
    const app = await start(`${place}?${said.toString()}`);
    const { writeConcern, readPreference, retryWrites } = connectionOf(app).getClient().options;
    expect([writeConcern.journal, readPreference.mode, retryWrites]).toEqual([true, 'primary', true]);
    await app.close();
    await database.close();
  });

  it('is named clinic when the address names none, whatever its other parts look like', async () => {
    const database = await openTestDatabase();
    const unnamed = database.uri.replace(/\/[^/]*\?/, '?appName=one/of/two&');
    expect(await connectionOptions(unnamed)).toMatchObject({ dbName: 'clinic' });
    expect(await connectionOptions(database.uri)).not.toHaveProperty('dbName');
    await database.close();
  });

  it('stops the start with one sentence when it is unreachable', async () => {
    await expect(start('mongodb://127.0.0.1:1/clinic')).rejects.toThrow(
      /^The database at MONGODB_URI does not answer: .*\.$/,
    );
  });

  it('fails requests within seconds while it is unreachable, and recovers without a restart', async () => {
    const options = {
      cacheDirectory: path.resolve(import.meta.dirname, '../../../../.cache'),
      log: () => undefined,
    };
    const directory = path.join(dataDir, 'elsewhere');
    const port = await freePort();
    let engine = await startEmbeddedEngine({ ...options, directory, port });
    const app = await start(engine.uri);
    const enquiries = connectionOf(app).model('Enquiry');
    await engine.stop();
    expect(connectionOf(app).getClient().options.serverSelectionTimeoutMS).toBeLessThanOrEqual(5000);
    await expect(enquiries.countDocuments()).rejects.toThrow(/ECONNREFUSED|closed|timed out/);
    engine = await startEmbeddedEngine({ ...options, directory, port });
    expect(await enquiries.countDocuments()).toBe(0);
    await app.close();
    await engine.stop();
  }, 30_000);
});

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function connectionOf(app: INestApplicationContext): Connection {
  return app.get(getConnectionToken(), { strict: false });
}
