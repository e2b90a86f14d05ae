import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { makeInvoice, makeItem, makePerson } from '../../operations/demo/factories.ts';
import { type EmbeddedEngine, startEmbeddedEngine } from '../embedded-engine/embedded-engine.ts';
import { runBuilt } from '../../../test/built-program.ts';
import { PDF } from '../../../test/clinic-records.ts';
import { type ServerProcess, startServerProcess } from '../../../test/server-process.ts';
import { openSmtpInbox } from '../../../test/smtp-inbox.ts';
import { withDatabase } from '../../../test/test-database.ts';
import { until } from '../../../test/until.ts';

/** Needed since a doctor reads health records only after opening a mailed link. */
const inbox = await openSmtpInbox();
const PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET: 'a secret of the tests with 32 characters',
  DATA_KEY: 'a key of the tests, with 32 characters',
  SMTP_URL: inbox.url,
  BACKUP_EVERY: '0',
};
/** Settings for tests, which production refuses. */
const NONE_FOR_TESTS = {
  CLOCK_OFFSET_SECONDS: '',
  PASSWORD_COST: '',
  LOCK_SECONDS: '',
  SWEEP_SECONDS: '',
  GRACE_SECONDS: '',
};

type Tokens = Record<'admin' | 'doctor' | 'assistant', string>;

describe('a clinic in production on the embedded database', () => {
  let folder: string;
  let database: EmbeddedEngine;
  let server: ServerProcess | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'clinic-moving-'));
    // An engine reached by its address stands for the clinic's own MongoDB.
    database = await startEmbeddedEngine({
      directory: path.join(folder, 'mongodb', 'db'),
      cacheDirectory: path.resolve(import.meta.dirname, '../../../../.cache'),
      log: () => undefined,
      port: 0,
    });
  });
  afterAll(async () => {
    await server?.kill();
    await database.stop();
    await inbox.close();
    await rm(folder, { recursive: true, force: true });
  });

  const start = async (mongodbUri: string, over: Record<string, string>) => {
    server = await startServerProcess(mongodbUri, { ...PRODUCTION, ...NONE_FOR_TESTS, ...over });
    return server.api;
  };
  const stop = async () => {
    await server?.stop();
    server = undefined;
  };

  it('moves to a MongoDB of its own by backup and restore, and finds every record there', async () => {
    const admin = makePerson({ password: randomUUID() });
    const [doctor, assistant] = [makePerson(), makePerson()];
    const embedded = { ...PRODUCTION, DATA_DIR: path.join(folder, 'data') };
    const made = await runBuilt(
      'operations/commands/create-admin.js',
      { ...embedded, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
      '--name',
      'Kavita Shah',
    );
    expect(made).toEqual({ code: 0, says: `The admin ${admin.email} can log in now.` });

    const before = await start('', { ...embedded, EMBEDDED_DATABASE: 'accept' });
    const logIns = { admin, doctor, assistant };
    const client = await fill(before, logIns);
    const tokens = await logInAll(before, logIns);
    const records = await recordsOf(before, tokens, client);
    await stop();

    const file = path.join(folder, 'move.backup');
    const MONGODB_URI = withDatabase(database.uri, 'clinic');
    expect(await runBuilt('platform/backup/backup.js', embedded, file)).toMatchObject({ code: 0 });
    expect(await runBuilt('platform/backup/restore.js', { ...PRODUCTION, MONGODB_URI }, file)).toEqual({
      code: 0,
      says: expect.stringMatching(/^Back in the database, and compared with the file: [\d,]+ records of /),
    });

    const after = await start(MONGODB_URI, {});
    expect(await recordsOf(after, tokens, client)).toEqual(records);
    const again = await logInAll(after, logIns);
    const { body } = await as(again.assistant)(after, 'post', '/rest/inventory', makeItem());
    expect(body.id).toEqual(expect.any(String));
    await stop();
  }, 240_000);
});

const as =
  (token = '') =>
  (api: string, method: 'get' | 'post', target: string, body?: object) => {
    const call = request(api)[method](target).expect(200);
    if (token) void call.set('Authorization', `Bearer ${token}`);
    return method === 'get' ? call : call.send(body);
  };

type LogIns = Record<keyof Tokens, { email: string; password: string }>;

async function logIn(api: string, target: string, { email, password }: LogIns['admin']): Promise<string> {
  return (await as()(api, 'post', target, { email, password })).body.token;
}

async function logInAll(api: string, { admin, doctor, assistant }: LogIns): Promise<Tokens> {
  return {
    admin: await logIn(api, '/admin/login', admin),
    doctor: await logIn(api, '/doctor/emailVerify', doctor),
    assistant: await logIn(api, '/assistant/emailVerify', assistant),
  };
}

/** Creates a doctor, an assistant, a client with a blood report, and an invoice; returns the client's id. */
async function fill(api: string, logIns: LogIns): Promise<string> {
  const admin = as(await logIn(api, '/admin/login', logIns.admin));
  const doctor = (await admin(api, 'post', '/rest/doctors', logIns.doctor)).body.id;
  await admin(api, 'post', '/rest/assistants', { ...logIns.assistant, doctor });
  const tokens = await logInAll(api, logIns);
  await proveAddress(api, tokens.doctor, logIns.doctor.email);
  const desk = as(tokens.assistant);
  const { name, email, phone } = makePerson();
  const client = (await desk(api, 'post', '/rest/clients', { name, email, phone, doctor })).body.id;
  const item = (await desk(api, 'post', '/rest/inventory', makeItem())).body.id;
  await desk(api, 'post', '/invoice/addInvoice', makeInvoice(client, [item]));
  await request(api)
    .post('/form/submitForm')
    .set('Authorization', `Bearer ${tokens.doctor}`)
    .field({ client, formType: 'PersonalDetails', fields: '{}' })
    .attach('bloodReport', PDF, 'report.pdf')
    .expect(200);
  return client;
}

async function proveAddress(api: string, token: string, email: string): Promise<void> {
  await as(token)(api, 'post', '/account/sendVerification');
  const link = await until(async () => {
    const texts = inbox.mails.filter(({ to }) => to?.[0]?.address === email).map(({ text = '' }) => text);
    return texts.map((text) => /verify-email\?token=(\S+)/.exec(text)?.[1]).find(Boolean);
  });
  await as()(api, 'post', '/account/verifyEmail', { token: link });
}

/** Reads the records as people of the clinic. */
async function recordsOf(api: string, { admin, doctor, assistant }: Tokens, client: string) {
  const seen = [
    [admin, '/rest/doctors'],
    [admin, '/rest/assistants'],
    [assistant, `/rest/clients/${client}`],
    [doctor, `/form/${client}/PersonalDetails`],
    [assistant, '/rest/inventory'],
    [assistant, '/invoice/getAllInvoices'],
  ] as const;
  const answers = await Promise.all(seen.map(([token, target]) => as(token)(api, 'get', target)));
  const report = await as(doctor)(api, 'get', `/form/${client}/PersonalDetails/blood-report`);
  expect(report.body).toEqual(PDF);
  return answers.map(({ body }) => body);
}
