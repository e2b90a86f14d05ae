import { access, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ERASED_CLIENT } from '@clinic/contract/platform/audit';
import { addDays } from '@clinic/contract/clinic-calendar';
import { NOTICE_VERSION } from '@clinic/contract/privacy/privacy-notice';
import { keptUntil } from '@clinic/contract/privacy/retention';
import { Types } from 'mongoose';
import { ClinicRecords } from '../../../test/clinic-records.ts';
import { fullClient } from '../../../test/full-client.ts';
import { emailsTo, tokenTo } from '../../../test/mailed-links.ts';
import { openTestApp, PASSWORD, type Person } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { makeEnquiry, makeInvoice, makePerson } from '../../operations/demo/factories.ts';
import { runJob } from '../../../test/run-job.ts';
import { MailWorker } from '../../platform/mail/mail-worker.ts';
import { PERSONAL_DATA_REGISTRY } from './personal-data-registry.ts';
import { ErasureWorker } from './erasure-worker.ts';
import { TODAY, fromNow } from '../../../test/test-clock.ts';

const reasonOf = ({ id }: Person) => `I move to Pune, says ${id}.`;
/** Returns the words that are still there. */
const traces = (all: string, words: string[]) => words.filter((word) => all.includes(word));

describe('a client who wants everything erased', () => {
  let records: ClinicRecords;
  let worker: ErasureWorker;
  let dataDir: string;

  beforeAll(async () => {
    records = await ClinicRecords.of(await openTestApp({ trustProxy: 1 }));
    worker = records.clinic.get(ErasureWorker, { strict: false });
    dataDir = records.clinic.get<Env>(ENV, { strict: false }).dataDir;
  });
  afterAll(() => records.clinic.close());

  const asks = async (client: Person): Promise<string> => {
    await records.clinic
      .as(client)
      .post('/privacy/erasure')
      .send({ reason: reasonOf(client) })
      .expect(200);
    const list = records.as('admin').get('/rest/erasures');
    const { body } = await list.query({ filter: JSON.stringify({ state: 'asked' }) }).expect(200);
    return (
      (body as { id: string; client: { id: string } }[]).find((one) => one.client.id === client.id)?.id ?? ''
    );
  };
  /** Runs the worker as if it were so many days later. */
  const erase = async (days = 0) => {
    for (const minutes of [3, 6]) {
      const now = fromNow(days * 86_400_000 + minutes * 60_000);
      await runJob(records.clinic, 'erasures', now);
    }
  };
  const certificate = async (id: string) =>
    (await records.as('admin').get(`/rest/erasures/${id}`).expect(200)).body;
  const everything = async (): Promise<string> => {
    const { connection } = records.clinic;
    const names = (await connection.listCollections()).map(({ name }) => name);
    const all = await Promise.all(names.map((name) => connection.collection(name).find().toArray()));
    return JSON.stringify(all);
  };

  it('sees that the request is open, and may withdraw it', async () => {
    const client = await records.clinic.addClient();
    await asks(client);
    await asks(client);
    const open = await records.clinic.connection
      .collection('erasures')
      .countDocuments({ client: new Types.ObjectId(client.id) });
    expect(open).toBe(1);
    const { body } = await records.clinic.as(client).get('/privacy/me').expect(200);
    expect(body.erasure).toMatchObject({ state: 'asked', answer: '' });
    const after = await records.clinic.as(client).delete('/privacy/erasure').expect(200);
    expect(after.body.erasure.state).toBe('withdrawn');
  });

  it('reads why the admin declined, and may ask again', async () => {
    const client = await records.clinic.addClient();
    const id = await asks(client);
    await records.as('admin').post(`/admin/erasures/${id}/decline`).send({ reason: '' }).expect(400);
    await records
      .as('admin')
      .post(`/admin/erasures/${id}/decline`)
      .send({ reason: 'A bill is open.' })
      .expect(200);
    const { body } = await records.clinic.as(client).get('/privacy/me').expect(200);
    expect(body.erasure).toMatchObject({ state: 'declined', answer: 'A bill is open.' });
    const late = await records.as('admin').post(`/admin/erasures/${id}/confirm`).expect(409);
    expect(late.body.code).toBe('ERASURE_STATE');
    expect(await asks(client)).not.toBe(id);
  });

  it('is locked out at once, and no staff work on the record any more', async () => {
    const client = await fullClient(records);
    const id = await asks(client);
    await records.as('admin').post(`/admin/erasures/${id}/confirm`).expect(200);
    await records.clinic.as(client).get('/client/me').expect(401);
    await records.clinic
      .as()
      .post('/client/emailVerify')
      .send({ email: client.email, password: PASSWORD })
      .expect(401);
    const { doctor, assistant } = records;
    const refused = await Promise.all([
      records.as('doctor').get(`/form/client/${client.id}`),
      records
        .as('doctor')
        .post(`/checkup/create/${client.id}`)
        .send({ fields: { energy: 'good' } }),
      records
        .as('doctor')
        .post('/program/save')
        .send({ ...records.programBody(), clientId: client.id }),
      records.as('assistant').get(`/rest/clients/${client.id}`),
      records
        .as('assistant')
        .put(`/rest/clients/${client.id}`)
        .send({ name: 'Somebody', email: client.email, phone: '9825012345' }),
      records
        .as('assistant')
        .post('/appointment/create')
        .send({
          ...records.appointmentInput(),
          doctor: doctor.id,
          assistant: assistant.id,
          client: client.id,
        }),
      records
        .as('assistant')
        .post('/invoice/addInvoice')
        .send(makeInvoice(client.id, [await records.id('item')])),
    ]);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [409, 'CLIENT_ERASING']),
    );
    const stranger = await records.clinic
      .as(records.otherDoctor)
      .get(`/form/client/${client.id}`)
      .expect(404);
    expect(stranger.body.code).toBe('NOT_FOUND');
    await erase();
  });

  it('leaves only what the law requires, which the certificate lists', async () => {
    const client = await fullClient(records);
    await records.clinic.as(client).post('/privacy/download').expect(200);
    await until(
      async () =>
        (await records.clinic.as(client).get('/privacy/me')).body.download?.state === 'ready' || undefined,
    );
    await records.clinic.get(MailWorker, { strict: false }).drain();
    const id = await asks(client);
    const before = await certificate(id);
    expect(before.client.name).toBe(client.name);
    expect(before.gone.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining([
        'Account and contact data',
        'Appointments',
        'Enquiries',
        'Letters',
        'Sessions',
      ]),
    );
    expect(before.kept).toContainEqual({
      kind: 'Invoices',
      count: 1,
      until: '2034-03-02',
      why: expect.stringContaining('CGST'),
    });
    await records.as('admin').post(`/admin/erasures/${id}/confirm`).expect(200);
    await erase();

    const after = await certificate(id);
    expect(after).toMatchObject({ state: 'waiting', client: { id: client.id, name: '' }, reason: '' });
    const clinicalDay = keptUntil(TODAY, 3);
    expect(
      new Map(after.kept.map(({ kind, until: day }: { kind: string; until: string }) => [kind, day])),
    ).toEqual(
      new Map([
        ['Earlier versions of forms, plans and checkups', clinicalDay],
        ['Blood reports', clinicalDay],
        ['Forms', clinicalDay],
        ['Goals of programs', clinicalDay],
        ['Allergies, diet and conditions, as confirmed', clinicalDay],
        ['Diet plans', clinicalDay],
        ['Vitamin and herbs plans', clinicalDay],
        ['Snacks plans', clinicalDay],
        ['Checkups', clinicalDay],
        ['Notes of consultations', clinicalDay],
        ['Measurements', clinicalDay],
        ['Check-ins', clinicalDay],
        ['Journal', clinicalDay],
        ['Payments', keptUntil(TODAY, 8)],
        ['Credit notes', keptUntil(TODAY, 8)],
        ['Invoices', '2034-03-02'],
        ['Name and programs', clinicalDay],
      ]),
    );
    const own = await records.clinic.connection
      .collection('clients')
      .findOne({ _id: new Types.ObjectId(client.id) });
    const stays = ['_id', 'name', 'doctor', 'program', 'endedPrograms', 'programsEnded'];
    const ofRow = ['createdAt', 'updatedAt', 'deletedAt', 'erasing', 'outbox'];
    expect(Object.keys(own ?? {}).filter((field) => ![...stays, ...ofRow].includes(field))).toEqual([]);
    const all = await everything();
    expect(traces(all, [client.email, reasonOf(client), 'My knee hurts.'])).toEqual([]);
    const emails = path.join(dataDir, 'outbox');
    for (const name of await readdir(emails))
      expect(traces(await readFile(path.join(emails, name), 'utf8'), [client.email])).toEqual([]);

    // After three years the clinical record goes, after eight the invoice, its payment and its credit note.
    await erase(3 * 366);
    expect((await certificate(id)).kept.map(({ kind }: { kind: string }) => kind)).toEqual([
      'Payments',
      'Credit notes',
      'Invoices',
    ]);
    const invoices = records.clinic.connection.collection('invoices');
    expect(await invoices.findOne({ 'client.id': new Types.ObjectId(client.id) })).toMatchObject({
      client: { name: client.name },
    });
    await erase(9 * 366);
    expect(await certificate(id)).toMatchObject({ state: 'done', kept: [], finishedAt: expect.any(String) });
    const left = await everything();
    expect(traces(left, [client.name, client.name.toLowerCase(), client.email])).toEqual([]);
    for (const place of PERSONAL_DATA_REGISTRY)
      expect([
        place.kind,
        await records.clinic.connection.collection(place.collection).countDocuments(
          place.of({
            client: new Types.ObjectId(client.id),
            emails: [client.email],
            phones: [],
            notTheirs: [],
          }),
        ),
      ]).toEqual([place.kind, 0]);
    const chunks = records.clinic.connection.collection('files.chunks');
    const files = await records.clinic.connection.collection('files.files').distinct('_id');
    expect(await chunks.countDocuments({ files_id: { $nin: files } })).toBe(0);
  });

  it('is anonymous in the audit, whose rows stay', async () => {
    const client = await fullClient(records);
    const id = await asks(client);
    const desk = records.as('assistant');
    const money = { client: client.id, mode: 'Cash', amount: 10 };
    const { payment } = (await desk.post('/payment/receive').send(money).expect(200)).body;
    await desk.post(`/payment/reverse/${payment.id}`).send({ reason: 'Zaveri mistyped' }).expect(200);
    const rows = records.clinic.connection.collection('audit');
    const about = { $or: ['by.id', 'record.id', 'client.id'].map((field) => ({ [field]: client.id })) };
    const before = await rows.countDocuments(about);
    await records.as('admin').post(`/admin/erasures/${id}/confirm`).expect(200);
    await erase();
    const after = await rows.find(about).toArray();
    expect(after.length).toBeGreaterThanOrEqual(before);
    expect(after.some(({ client: whose }) => whose?.name === ERASED_CLIENT)).toBe(true);
    expect(traces(JSON.stringify(after), ['Zaveri', 'zaveri'])).toEqual([]);
    const filter = JSON.stringify({ q: ERASED_CLIENT });
    const found = await records.as('admin').get('/rest/audit').query({ filter }).expect(200);
    expect(found.body.length).toBeGreaterThan(0);
  });

  it('leaves nothing when there was no visit, and may register again with the same e-mail', async () => {
    const client = await records.clinic.addClient();
    const id = await asks(client);
    await records.as('admin').post(`/admin/erasures/${id}/confirm`).expect(200);
    await records.as('admin').post(`/admin/erasures/${id}/confirm`).expect(200);
    await erase();
    expect(await certificate(id)).toMatchObject({ state: 'done', kept: [] });
    const again = { name: 'Asha Patel', email: client.email, phone: '9825012345', password: PASSWORD };
    const consents = { version: NOTICE_VERSION };
    await records.clinic
      .as()
      .post('/client/emailRegister')
      .send({ ...again, consents })
      .expect(200);
  });

  it('is erased again after the restore of an older backup', async () => {
    const client = await fullClient(records);
    const { connection } = records.clinic;
    const names = (await connection.listCollections())
      .map(({ name }) => name)
      .filter((name) => name !== 'leases');
    const backup = await Promise.all(
      names.map(async (name) => [name, await connection.collection(name).find().toArray()] as const),
    );
    const id = await asks(client);
    await records.as('admin').post(`/admin/erasures/${id}/confirm`).expect(200);
    await erase();
    for (const [name, rows] of backup) {
      await connection.collection(name).deleteMany({});
      if (rows.length > 0) await connection.collection(name).insertMany(rows);
    }
    await connection.collection('erasures').deleteMany({ _id: new Types.ObjectId(id) });

    // Runs what every server does at its start.
    await worker.replay();
    await records.clinic.as(client).get('/client/me').expect(401);
    await erase();
    expect(await certificate(id)).toMatchObject({ state: 'waiting' });
    expect(traces(await everything(), [client.email])).toEqual([]);
  });

  it('stays on the list of erasures, also when its file was cut off in the middle of a line', async () => {
    const file = path.join(dataDir, 'erasures.jsonl');
    await access(file);
    // A set, since confirmation and worker may both have added the line.
    const listed = async () => new Set((await readFile(file, 'utf8')).split('\n').filter(Boolean));
    const before = await listed();
    await rm(file);
    await worker.replay();
    expect(await listed()).toEqual(before);
  });

  it('keeps an invoice of a later day longer than one of an earlier day', async () => {
    const client = await fullClient(records, '2018-11-02');
    const later = makeInvoice(client.id, [await records.id('item')], { date: addDays(TODAY, -1) });
    await records.as('assistant').post('/invoice/addInvoice').send(later).expect(200);
    const id = await asks(client);
    await records.as('admin').post(`/admin/erasures/${id}/confirm`).expect(200);
    await erase();
    const { gone, kept } = await certificate(id);
    expect(gone).toContainEqual({ kind: 'Invoices', count: 1 });
    expect(kept).toContainEqual(
      expect.objectContaining({ kind: 'Invoices', count: 1, until: keptUntil(addDays(TODAY, -1), 8) }),
    );
  });

  describe('and who had another address before', () => {
    const logIn = async (email: string): Promise<string> => {
      const { body } = await records.clinic
        .as()
        .post('/client/emailVerify')
        .send({ email, password: PASSWORD });
      return body.token as string;
    };
    const openLink = async (email: string) => {
      const emails = await emailsTo(records.clinic, email);
      const token = emails.find(({ path: page }) => !page.startsWith('/api/newsletter'))?.token;
      await records.clinic.as().post('/account/verifyEmail').send({ token }).expect(200);
    };
    let visitors = 0;
    const enquires = (over: object) =>
      records.clinic
        .as()
        .post('/enquiry')
        .set('X-Forwarded-For', `10.4.0.${++visitors}`)
        .send({ ...makeEnquiry(), ...over })
        .expect(200);
    /** Registers at an old address with the newsletter, proves it, and moves to a new one by its link. */
    const moved = async (name: string) => {
      const before = { ...makePerson({ password: PASSWORD }), name };
      const consents = { version: NOTICE_VERSION, newsletter: true };
      const { body } = await records.clinic
        .as()
        .post('/client/emailRegister')
        .send({ ...before, consents })
        .expect(200);
      await openLink(before.email);
      const { email } = makePerson();
      await records.clinic
        .as({ token: body.token })
        .post('/account/changeEmail')
        .send({ email, current: PASSWORD })
        .expect(200);
      await openLink(email);
      const client: Person = {
        id: body.client.id,
        name: before.name,
        email,
        role: 'client',
        token: await logIn(email),
      };
      return { client, before };
    };
    const newsletterOf = async (email: string) =>
      (await records.clinic.connection.collection('newsletterAddresses').findOne({ email }))?.state;

    it('is on the newsletter’s list at the new address, and off it at the old one', async () => {
      const { client, before } = await moved('Falguni Dave');
      await records.clinic.get(Effects, { strict: false }).sweep(0);
      expect([await newsletterOf(client.email), await newsletterOf(before.email)]).toEqual([
        'subscribed',
        'unsubscribed',
      ]);
    });

    it('leaves no enquiry, no newsletter and no email at the old address', async () => {
      const { client, before } = await moved('Ketaki Oza');
      await enquires({ name: 'Ketaki Oza', email: before.email, message: 'Asked from the old address.' });
      await enquires({
        name: 'Ketaki Ozaa',
        email: 'ketaki@work.example',
        phoneNumber: before.phone,
        message: 'Asked from work.',
      });
      await records.clinic.get(MailWorker, { strict: false }).drain();
      const id = await asks(client);
      const asked = await certificate(id);
      expect(
        asked.enquiries.map(({ name, email, foundBy }: Record<string, string>) => [name, email, foundBy]),
      ).toEqual([
        ['Ketaki Oza', before.email, 'email'],
        ['Ketaki Ozaa', 'ketaki@work.example', 'phone'],
      ]);
      await records.as('admin').post(`/admin/erasures/${id}/confirm`).expect(200);
      await erase();
      expect(await certificate(id)).toMatchObject({ state: 'done', enquiries: [] });
      const words = [before.email, client.email, 'ketaki', 'Ketaki', 'Ozaa', before.phone, 'Asked from'];
      expect(traces(await everything(), words)).toEqual([]);
      const emails = path.join(dataDir, 'outbox');
      for (const name of await readdir(emails)) {
        const mail = name + (await readFile(path.join(emails, name), 'utf8'));
        expect(traces(mail, [before.email, client.email, client.id])).toEqual([]);
      }
    });

    it('loses no record of a person whose address is the end of the client’s', async () => {
      const { client } = await moved('Jagruti Amin');
      const other = { ...makePerson({ password: PASSWORD }), email: client.email.slice(2) };
      await records.clinic.as().post('/client/emailRegister').send(other).expect(200);
      await enquires({ name: 'Nita Amin', email: other.email, message: 'Asked by another person.' });
      const emails = path.join(dataDir, 'outbox');
      const filesTo = async () => {
        const texts = (await readdir(emails)).map((name) => readFile(path.join(emails, name), 'utf8'));
        return (await Promise.all(texts)).filter((text) => text.includes(`<${other.email}>`)).length;
      };
      const mails = records.clinic.get(MailWorker, { strict: false });
      // A registration's letter is written behind its answer.
      const before = await until(async () => {
        await mails.drain();
        return (await filesTo()) || undefined;
      });
      const id = await asks(client);
      expect((await certificate(id)).enquiries).toEqual([]);
      await records.as('admin').post(`/admin/erasures/${id}/confirm`).expect(200);
      await erase();
      expect(await filesTo()).toBe(before);
      const enquiries = records.clinic.connection.collection('enquiries');
      expect(await enquiries.countDocuments({ email: other.email })).toBe(1);
    });

    it('leaves nothing at any address, also when the desk moved an unproven account twice', async () => {
      const first = makePerson({ password: PASSWORD });
      const client = await records.clinic.addClient();
      const addresses = [client.email, makePerson().email, makePerson().email];
      for (const email of addresses) {
        if (email !== client.email)
          await records
            .as('assistant')
            .put(`/rest/clients/${client.id}`)
            .send({ name: client.name, email, phone: first.phone })
            .expect(200);
        await enquires({ email });
        await records.clinic.as().post('/newsletter').send({ email }).expect(200);
      }
      await records.clinic.get(MailWorker, { strict: false }).drain();
      const last = { ...client, token: await logIn(addresses[2] ?? '') };
      const id = await asks(last);
      expect((await certificate(id)).enquiries).toHaveLength(3);
      await records.as('admin').post(`/admin/erasures/${id}/confirm`).expect(200);
      await erase();
      expect(traces(await everything(), addresses)).toEqual([]);
    });

    it('has registrations erased that were set aside for the same address', async () => {
      const early = await records.clinic.addClient();
      const { body: added } = await records
        .as('assistant')
        .post('/rest/clients')
        .send({ name: 'Falguni Dave', email: early.email, phone: '9825012345', takeOver: true })
        .expect(200);
      await records.clinic
        .as()
        .post('/client/setPassword')
        .send({ token: await tokenTo(records.clinic, early.email), password: PASSWORD })
        .expect(200);
      const client = { ...early, id: added.id as string, token: await logIn(early.email) };
      const id = await asks(client);
      await records.as('admin').post(`/admin/erasures/${id}/confirm`).expect(200);
      await erase();
      // The first pass finds the registration that was set aside; it needs passes of its own.
      await erase(1);
      expect(traces(await everything(), [early.email, early.name])).toEqual([]);
    });

    it('keeps the enquiry of a relative with the same phone, as the admin decides', async () => {
      const client = await records.clinic.addClient();
      const [phone] = await records.clinic.connection
        .collection('clients')
        .distinct('phone', { _id: new Types.ObjectId(client.id) });
      await enquires({ email: 'sister@example.com', phoneNumber: phone });
      await enquires({ email: client.email });
      const id = await asks(client);
      const [sister] = (await certificate(id)).enquiries.filter(
        ({ foundBy }: { foundBy: string }) => foundBy === 'phone',
      );
      await records
        .as('admin')
        .post(`/admin/erasures/${id}/confirm`)
        .send({ notTheirs: [sister.id] })
        .expect(200);
      await erase();
      expect(await certificate(id)).toMatchObject({ state: 'done' });
      const left = await records.clinic.connection
        .collection('enquiries')
        .find({ phoneNumber: phone })
        .toArray();
      expect(left.map(({ email }) => email)).toEqual(['sister@example.com']);
      expect(traces(await everything(), [client.email])).toEqual([]);
    });
  });
});
