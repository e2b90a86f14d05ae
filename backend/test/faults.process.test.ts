import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedEngine, startEmbeddedEngine } from '../src/platform/embedded-engine/embedded-engine.ts';
import { Effects } from '../src/platform/writes/effects.ts';
import { makeInvoice, makeItem, makePerson } from '../src/operations/demo/factories.ts';
import { standBetween } from './driver-commands.ts';
import { openSmtpInbox, type SmtpInbox } from './smtp-inbox.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { openTestApp, type Person, type TestApp } from './test-app.ts';
import { until } from './until.ts';

const STOCK = 100_000;

describe('a database killed while the clinic works', () => {
  let folder: string;
  let engine: EmbeddedEngine;
  let clinic: TestApp;
  let desk: Person;
  let client: Person;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'clinic-fault-'));
    engine = await startEmbeddedEngine({
      directory: path.join(folder, 'db'),
      cacheDirectory: path.resolve(import.meta.dirname, '../../.cache'),
      log: () => undefined,
    });
    clinic = await openTestApp({ mongodbUri: engine.uri.replace('/?', '/clinic?') });
    desk = await clinic.addAssistant(await clinic.addDoctor());
    client = await clinic.addClient();
  });
  afterAll(async () => {
    await clinic.close();
    await engine.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('loses nothing that was answered, gives 503 meanwhile, and recovers without a server restart', async () => {
    const item = (
      await clinic
        .as(desk)
        .post('/inventory/addItem')
        .send(makeItem({ countInStock: STOCK }))
        .expect(200)
    ).body.item.id as string;
    const answered: string[] = [];
    const refused: { status: number; retryAfter: string | undefined }[] = [];
    let kills = 0;
    let isDue = false;
    // Kills the engine during an invoice's write, since a pause alone could miss that moment.
    const asItWas = standBetween((collection, name, send) => {
      if (isDue && name === 'insert' && collection === 'invoices') {
        isDue = false;
        kills += 1;
        process.kill(engine.pid() ?? 0, 'SIGKILL');
      }
      return send();
    });
    /** A desk that repeats each invoice with its key until it is answered. */
    const till = async (name: number): Promise<void> => {
      for (let count = 0; count < 15; count++) {
        const wish = makeInvoice(client.id, [item]);
        for (let done = false; !done;) {
          const answer = await clinic
            .as(desk)
            .post('/invoice/addInvoice')
            .set('Idempotency-Key', `${name}-${count}`)
            .send(wish);
          done = answer.status === 200;
          if (done) answered.push(wish.invoiceNumber);
          else refused.push({ status: answer.status, retryAfter: answer.headers['retry-after'] });
          isDue ||= done && (answered.length === 25 || answered.length === 70);
        }
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, name) => till(name)));
    asItWas();

    expect(kills).toBe(2);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)).toEqual([]);

    await clinic.get(Effects, { strict: false }).sweep(0);
    const { body } = await clinic.as(desk).get('/invoice/getAllInvoices').expect(200);
    const numbers = (body.invoices as { invoiceNumber: string }[]).map(({ invoiceNumber }) => invoiceNumber);
    expect(numbers.toSorted()).toEqual(answered.toSorted());
    const left = await clinic.as(desk).get(`/rest/inventory/${item}`).expect(200);
    expect(left.body.countInStock).toBe(STOCK - answered.length);
  }, 120_000);

  it('is reported by the health call, which recovers afterwards', async () => {
    const health = async () => (await clinic.as().get('/health')).status;
    expect(await health()).toBe(200);
    process.kill(engine.pid() ?? 0, 'SIGKILL');
    const seen = new Set<number>();
    while (!seen.has(503) || (await health()) !== 200) seen.add(await health());
    expect(seen.add(200)).toEqual(new Set([200, 503]));
  }, 60_000);
});

describe('emails of several servers', () => {
  let clinic: TestApp;
  let inbox: SmtpInbox;
  let server: ServerProcess;

  beforeEach(async () => {
    inbox = await openSmtpInbox();
    clinic = await openTestApp({ smtpUrl: inbox.url });
    server = await startServerProcess(clinic.uri, { SMTP_URL: inbox.url });
  });
  afterEach(async () => {
    await server.kill();
    await clinic.close();
    await inbox.close();
  });

  /** Opens the second server in this process, with the same short times for leftover work. */
  const openSecond = () =>
    openTestApp({
      mongodbUri: clinic.uri,
      smtpUrl: inbox.url,
      timings: { lockMs: 2000, sweepMs: 1000, graceMs: 1000 },
    });
  const register = async (api: string) => {
    const person = makePerson();
    const answer = await fetch(`${api}/client/emailRegister`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(person),
    });
    expect(answer.status).toBe(200);
    return person.email;
  };
  const receivers = () => inbox.mails.map(({ to }) => to?.[0]?.address ?? '').toSorted();

  it('reach each client once', async () => {
    const second = await openSecond();
    const emails = await Promise.all(
      Array.from({ length: 30 }, (_, index) => register([server.api, second.base][index % 2] as string)),
    );
    await inbox.has(30);
    // Stops the servers first, since stopping finishes what they began; otherwise a second copy would be sent.
    await Promise.all([server.stop(), second.close()]);
    expect(receivers()).toEqual(emails.toSorted());
  }, 60_000);

  it('are sent by another server when the sending one is killed midway', async () => {
    inbox.next = 'hold';
    const email = await register(server.api);
    await inbox.held;
    await server.kill();
    // Ends the dead server's claim on the work.
    await clinic.connection.collection('outbox').updateMany({}, { $set: { nextAttemptAt: new Date(0) } });
    const second = await openSecond();
    await inbox.has(1);
    await second.close();
    expect(receivers()).toEqual([email]);
  }, 60_000);
});

describe('two servers on one database', () => {
  let clinic: TestApp;
  let other: ServerProcess;
  let admin: Person;
  let doctor: Person;
  let assistant: Person;

  beforeAll(async () => {
    clinic = await openTestApp();
    admin = await clinic.addAdmin();
    doctor = await clinic.addDoctor();
    assistant = await clinic.addAssistant(doctor);
    other = await startServerProcess(clinic.uri);
  }, 60_000);
  afterAll(async () => {
    await other.kill();
    await clinic.close();
  });

  let turn = 0;
  const send = async (
    who: Person | undefined,
    method: string,
    target: string,
    body?: object,
    headers = {},
  ) => {
    const api = [clinic.base, other.api][turn++ % 2] as string;
    const answer = await fetch(api + target, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(who && { Authorization: `Bearer ${who.token}` }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, { id: string }> };
  };
  const fifty = <Answer>(call: (index: number) => Promise<Answer>) =>
    Promise.all(Array.from({ length: 50 }, (_, index) => call(index)));
  const count = (answers: { status: number }[]) => {
    const counted: Record<number, number> = {};
    for (const { status } of answers) counted[status] = (counted[status] ?? 0) + 1;
    return counted;
  };
  const day = '2031-03-04';
  const wish = (client: Person, time: string) => ({
    doctor: doctor.id,
    assistant: assistant.id,
    client: client.id,
    date: day,
    time,
  });

  it('give a client one active appointment out of fifty requests', async () => {
    const client = await clinic.addClient();
    const answers = await fifty(() => send(assistant, 'POST', '/appointment/create', wish(client, '10:00')));
    expect(count(answers)).toEqual({ 200: 1, 409: 49 });
  });

  it('never confirm two appointments of a doctor for the same time', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 10; i++) {
      const { body } = await send(
        assistant,
        'POST',
        '/appointment/create',
        wish(await clinic.addClient(), '12:00'),
      );
      ids.push(body.appointment?.id ?? '');
    }
    const confirmation = { status: 'confirmed', confirmedDate: day, confirmedTime: '12:00' };
    const answers = await fifty((index) =>
      send(assistant, 'PUT', `/appointment/update/${ids[index % 10]}`, confirmation),
    );
    expect(count(answers)).toEqual({ 200: 1, 409: 49 });
  });

  it('use an invoice number once, and create one invoice for a request sent fifty times', async () => {
    const client = await clinic.addClient();
    const { body } = await send(assistant, 'POST', '/inventory/addItem', makeItem({ countInStock: 100 }));
    const item = body.item?.id ?? '';
    const numbered = makeInvoice(client.id, [item]);
    expect(count(await fifty(() => send(assistant, 'POST', '/invoice/addInvoice', numbered)))).toEqual({
      200: 1,
      409: 49,
    });
    const keyed = makeInvoice(client.id, [item]);
    const again = await fifty(() =>
      send(assistant, 'POST', '/invoice/addInvoice', keyed, { 'Idempotency-Key': 'once' }),
    );
    expect(count(again)).toEqual({ 200: 50 });
    expect(new Set(again.map((answer) => answer.body.invoice?.id)).size).toBe(1);
    const left = await send(assistant, 'GET', `/rest/inventory/${item}`);
    expect(left.body.countInStock).toBe(98);
  });

  it('count stock once for a request sent fifty times', async () => {
    const { body } = await send(assistant, 'POST', '/inventory/addItem', makeItem({ countInStock: 100 }));
    const take = (key: string) =>
      send(
        assistant,
        'PUT',
        `/inventory/updateCount/${body.item?.id}`,
        { quantity: 3 },
        { 'Idempotency-Key': key },
      );
    expect(count(await fifty(() => take('take-3')))).toEqual({ 200: 50 });
    expect((await take('take-6')).body.item).toMatchObject({ countInStock: 94 });
  });

  it('never take more stock than there is', async () => {
    const { body } = await send(assistant, 'POST', '/inventory/addItem', makeItem({ countInStock: 10 }));
    const id = body.item?.id ?? '';
    const answers = await fifty(() =>
      send(assistant, 'PUT', `/inventory/updateCount/${id}`, { quantity: 1 }),
    );
    expect(count(answers)).toEqual({ 200: 10, 409: 40 });
  });

  it('count wrong passwords together', async () => {
    const { email } = await clinic.addDoctor();
    const answers = [];
    for (let i = 0; i < 12; i++)
      answers.push(await send(undefined, 'POST', '/doctor/emailVerify', { email, password: 'wrong-one' }));
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(401), 429, 429]);
  });

  it('both end a session that was logged out of one: that one at once, the other one soon', async () => {
    const person = await clinic.addDoctor();
    const [first, second] = [clinic.base, other.api];
    const headers = { Authorization: `Bearer ${person.token}` };
    const read = async (api: string) => (await fetch(`${api}/account/me`, { headers })).status;
    expect([await read(first), await read(second)]).toEqual([200, 200]);
    expect((await fetch(`${first}/account/logOut`, { method: 'POST', headers })).status).toBe(200);
    expect(await read(first)).toBe(401);
    await until(async () => ((await read(second)) === 401 ? true : undefined));
  });

  it('both end a session soon after one of them has changed the password', async () => {
    const person = await clinic.addDoctor();
    const read = () => send(person, 'GET', '/doctor/getAllDoctors');
    expect(count(await Promise.all([read(), read()]))).toEqual({ 200: 2 });
    const edited = {
      name: person.name,
      email: person.email,
      phone: '9825012345',
      password: 'another-secret',
    };
    expect((await send(admin, 'PUT', `/admin/doctors/${person.id}`, edited)).status).toBe(200);
    let ended = 0;
    while (ended !== 2) ended = count(await Promise.all([read(), read()]))[401] ?? 0;
    expect(ended).toBe(2);
  });
});
