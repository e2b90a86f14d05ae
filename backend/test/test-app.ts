import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Role } from '@clinic/contract/constants';
import type { Connection } from 'mongoose';
import request, { type Test } from 'supertest';
import { SHIPPED_FOODS } from '../src/care/foods/023-shipped-foods.ts';
import { SHIPPED_PLANS_STEP } from '../src/care/plan-templates/029-shipped-plans.ts';
import { AdminsService } from '../src/identity/staff/admins.service.ts';
import { AssistantsService } from '../src/identity/staff/assistants.service.ts';
import { FIRST_VERSION } from '../src/platform/accounts/account-record.ts';
import { Tokens } from '../src/identity/auth/tokens.ts';
import type { ClinicRequest } from '../src/platform/http/clinic-request.ts';
import { ClientOwners } from '../src/clients/clients/client-owners.ts';
import { NewClients } from '../src/clients/clients/new-clients.ts';
import type { Env } from '../src/platform/config/env.ts';
import { makePerson } from '../src/operations/demo/factories.ts';
import { PeriodicJobs } from '../src/platform/database/periodic-jobs.ts';
import { DoctorsService } from '../src/identity/staff/doctors.service.ts';
import { createServer } from '../src/server.ts';
import { TEST_TIME, testClock } from './test-clock.ts';
import { openServerDatabase } from './kept-databases.ts';
import { job } from '../src/platform/writes/write-context.ts';

export interface Person {
  id: string;
  name: string;
  email: string;
  role: Role;
  token: string;
}

type Call = (path: string) => Test;

/** The whole server on its own database, and calls by different people. */
export interface TestApp {
  app: NestExpressApplication;
  connection: Connection;
  /** Base of the API's paths, without a trailing slash. */
  base: string;
  /** Database address, for a second server. */
  uri: string;
  get: NestExpressApplication['get'];
  addAdmin(): Promise<Person>;
  /** Adds a doctor with a proven address. */
  addDoctor(): Promise<Person>;
  addAssistant(doctor: Person): Promise<Person>;
  /** Logs the person in in another browser. */
  signInAgain(person: Person): Promise<Person>;
  /** Adds a client with the given doctor, or without one. */
  addClient(doctor?: Person): Promise<Person>;
  /** Calls as the person, or without a log-in. Paths start after /api. */
  as(person?: Pick<Person, 'token'>): { get: Call; post: Call; put: Call; delete: Call };
  /** Sets the server's time; the next server of a test starts at that of all tests. */
  travelTo(at: Date): void;
  close(): Promise<void>;
}

/** Password of all added people. */
export const PASSWORD = 'secret-1';

/** A call without an answer fails after this, since the plain runner ends no waiting test. */
const UNANSWERED_MS = 120_000;

/** Signs the test server's tokens and email links. */
export const JWT_SECRET = 'a secret of the tests with 32 characters';

export async function openTestApp(over: Partial<Env> = {}): Promise<TestApp> {
  const database = await openServerDatabase();
  // Skips the shipped foods, which take longer than the rest of the start, and plans; tests about them insert them.
  const done = database.connection.collection<{ _id: string; at: Date }>('migrations');
  for (const _id of [SHIPPED_FOODS, SHIPPED_PLANS_STEP])
    await done.updateOne({ _id }, { $setOnInsert: { at: testClock.now() } }, { upsert: true });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'clinic-test-'));
  const env: Env = {
    port: 0,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    production: false,
    mongodbUri: database.uri,
    dataDir,
    passwordMin: 6,
    jwtSecret: JWT_SECRET,
    dataKey: 'a key of the tests, with 32 characters',
    demoData: false,
    trustProxy: 0,
    apiDocs: false,
    keepYears: { invoices: 8, clinical: 3 },
    logLevel: 'silent',
    drainSeconds: 0,
    slowRequestMs: 1000,
    pushServices: [],
    ...TEST_TIME,
    passwordCost: 'low',
    ...over,
  };
  const app = await createServer(env);
  // One listening server is faster than supertest's, which listens for each call.
  await app.listen(0, '127.0.0.1');
  // Stops periodic jobs, so that a test that runs one itself does not find it running.
  await app.get(PeriodicJobs, { strict: false }).idle();
  await database.indexed();
  const base = `${await app.getUrl()}/api`;
  const tokens = app.get(Tokens, { strict: false });
  const browser = { headers: {}, ip: '127.0.0.1' } as ClinicRequest;
  const signedIn = async (
    role: Role,
    { id, name, email }: Pick<Person, 'id' | 'name' | 'email'>,
  ): Promise<Person> => ({
    id,
    name,
    email,
    role,
    token: await tokens.signIn(job(), role, { id, ver: FIRST_VERSION }, browser),
  });
  const person = () => makePerson({ password: PASSWORD });

  return {
    app,
    connection: database.connection,
    base,
    get uri() {
      database.share();
      return database.uri;
    },
    get: app.get.bind(app),
    signInAgain: (again) => signedIn(again.role, again),
    addAdmin: async () =>
      signedIn('admin', await app.get(AdminsService, { strict: false }).create(job(), person())),
    async addDoctor() {
      const doctor = await app.get(DoctorsService, { strict: false }).create(job(), person());
      await database.connection
        .collection('doctors')
        .updateOne({ email: doctor.email }, { $set: { emailVerifiedAt: testClock.now() } });
      return signedIn('doctor', doctor);
    },
    addAssistant: async (doctor) =>
      signedIn(
        'assistant',
        await app.get(AssistantsService, { strict: false }).create(job(), { ...person(), doctor: doctor.id }),
      ),
    async addClient(doctor) {
      const client = await app.get(NewClients, { strict: false }).register(job(), person());
      if (doctor) await app.get(ClientOwners, { strict: false }).ownUnlessOwned(client.id, doctor.id, doctor);
      return signedIn('client', client);
    },
    as(who) {
      const call =
        (method: 'get' | 'post' | 'put' | 'delete'): Call =>
        (target) => {
          const test = request(base)[method](target).timeout({ response: UNANSWERED_MS });
          return who ? test.set('Authorization', `Bearer ${who.token}`) : test;
        };
      return { get: call('get'), post: call('post'), put: call('put'), delete: call('delete') };
    },
    travelTo(at) {
      env.clockOffsetMs = TEST_TIME.clockOffsetMs + at.getTime() - testClock.now().getTime();
    },
    async close() {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
