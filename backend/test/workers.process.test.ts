import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makePerson } from '../src/demo/factories.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import { until } from './until.ts';
import { told } from './workers-drill.ts';

interface Answer {
  status: number;
  body: Record<string, never> & { token: string; message: string };
  total: number;
  text: string;
}

describe('a server of two workers', () => {
  const admin = { ...makePerson(), password: randomUUID() };
  let database: TestDatabase;
  let server: ServerProcess;
  let dataDir: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    dataDir = await mkdtemp(path.join(tmpdir(), 'clinic-workers-'));
    server = await startServerProcess(database.uri, {
      WORKERS: '2',
      DATA_DIR: dataDir,
      METRICS_TOKEN: 'the token',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    });
  });
  afterAll(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
    await database.close();
  });

  /** On a connection of its own, which any worker may take. */
  const ask = (method: string, url: string, token = '', body?: object): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      const request = http.request(url, { method, agent: false, headers }, async (response) => {
        let text = '';
        for await (const piece of response) text += String(piece);
        const isJson = /json/.test(response.headers['content-type'] ?? '');
        const total = Number(response.headers['content-range']?.split('/')[1]);
        resolve({ status: response.statusCode ?? 0, body: isJson ? JSON.parse(text) : {}, total, text });
      });
      request.once('error', reject).end(body && JSON.stringify(body));
    });
  const logIn = async () => {
    const { email, password } = admin;
    return (await ask('POST', `${server.api}/admin/login`, '', { email, password })).body.token;
  };
  /** So often at once that each worker is asked. */
  const often = async <T>(call: () => Promise<T>) =>
    new Set(await Promise.all(Array.from({ length: 12 }, call)));

  it('shows a new record in every worker the moment it was answered, though each remembered how many there are', async () => {
    const token = await logIn();
    const total = async () => (await ask('GET', `${server.api}/rest/doctors?range=[0,9]`, token)).total;
    for (let before = await total(), n = 0; n < 5; n++, before++) {
      expect(await often(total)).toEqual(new Set([before]));
      const added = await ask('POST', `${server.api}/rest/doctors`, token, makePerson());
      expect(added.status).toBe(200);
      expect(await often(total)).toEqual(new Set([before + 1]));
    }
  });

  it('refuses a session in every worker the moment it was ended, though each knew it', async () => {
    for (let n = 0; n < 3; n++) {
      const token = await logIn();
      const me = async () => (await ask('GET', `${server.api}/account/me`, token)).status;
      expect(await often(me)).toEqual(new Set([200]));
      expect((await ask('POST', `${server.api}/account/logOut`, token)).status).toBe(200);
      expect(await often(me)).toEqual(new Set([401]));
    }
  });

  it('counts the requests of all workers together', async () => {
    const metrics = async () => (await ask('GET', server.api.replace('/api', '/metrics'), 'the token')).text;
    const healthy = async () => {
      const count = /http_request_duration_seconds_count{[^}]*route="\/api\/health"[^}]*} (\d+)/;
      return Number(count.exec(await metrics())?.[1] ?? 0);
    };
    const before = await healthy();
    await Promise.all(Array.from({ length: 20 }, () => ask('GET', `${server.api}/health`)));
    // An answer is counted once it has been sent.
    await until(async () => ((await healthy()) === before + 20 ? true : undefined));
    expect(await metrics()).toMatch(/^clinic_workers 2$/m);
  });

  it('takes commands of the owner of its data only, and knows few', async () => {
    expect((await stat(path.join(dataDir, 'control.sock'))).mode & 0o777).toBe(0o600);
    await expect(told(dataDir, 'dance')).rejects.toThrow('There is no command dance.');
    await expect(told(tmpdir(), 'reload')).rejects.toThrow(/^No server with several workers runs on/);
  });
});
