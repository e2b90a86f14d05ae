import { auditRows, openStaffedClinic } from '../../../test/staffed-clinic.ts';
import { PASSWORD, type Person } from '../../../test/test-app.ts';
import {
  makeDietPlan,
  makeInvoice,
  makeItem,
  makePerson,
  makeProgram,
} from '../../operations/demo/factories.ts';
import { TOMORROW } from '../../../test/test-clock.ts';

const staffed = await openStaffedClinic();
const { clinic, admin, doctor, assistant, client } = staffed;

describe('the audit tells a person', () => {
  afterAll(() => clinic.close());

  const rows = (filter: object) => auditRows(staffed, filter);
  const newest = async (filter: object) => (await rows(filter))[0];
  const whose = () => ({ id: client.id, name: client.name });

  it('that an appointment was confirmed, moved and cancelled, and whose it was', async () => {
    const wish = { doctor: doctor.id, assistant: assistant.id, client: client.id, date: TOMORROW };
    const made = await clinic
      .as(client)
      .post('/appointment/create')
      .send({ ...wish, time: '10:00' })
      .expect(200);
    const { id } = made.body.appointment as { id: string };
    const desk = clinic.as(assistant);
    const confirmed = { status: 'confirmed', confirmedDate: TOMORROW, confirmedTime: '10:00' };
    await desk.put(`/appointment/update/${id}`).send(confirmed).expect(200);
    await desk.put(`/appointment/reschedule/${id}`).send({ date: TOMORROW, time: '11:00' }).expect(200);
    await desk.put(`/appointment/update/${id}`).send({ status: 'cancelled' }).expect(200);
    const told = await rows({ record: id });
    expect(told.map(({ action, by }) => [action, by?.name])).toEqual([
      ['cancel', assistant.name],
      ['move', assistant.name],
      ['confirm', assistant.name],
      ['create', client.name],
    ]);
    expect(told.map((row) => row.client)).toEqual([whose(), whose(), whose(), whose()]);
    expect(told[2]?.summary).toBe(
      `${assistant.name} (assistant) confirmed the appointment of ${client.name}`,
    );
  });

  it('whose form, plan and program it was, and which form', async () => {
    const as = clinic.as(doctor);
    const saved = await as
      .post('/form/submitForm')
      .field('client', client.id)
      .field('formType', 'BodyStatus')
      .field('fields', '{"weight":"72.5"}')
      .expect(200);
    const form = { id: (saved.body.data as { id: string }).id, name: 'Current Body Status' };
    await as.get(`/form/${client.id}/BodyStatus`).expect(200);
    await as.post('/program/save').send({ clientId: client.id, plan: makeProgram() }).expect(200);
    await as
      .post(`/dietPlan/create/${client.id}`)
      .send(makeDietPlan({ status: 'published' }))
      .expect(200);
    await as.post(`/program/end/${client.id}`).send({ reason: 'completed' }).expect(200);
    expect(await newest({ kind: 'form', action: 'create' })).toMatchObject({ record: form, client: whose() });
    expect(await newest({ kind: 'form', action: 'read' })).toMatchObject({ record: form, client: whose() });
    expect(await newest({ kind: 'diet plan' })).toMatchObject({ action: 'publish', client: whose() });
    expect(await newest({ kind: 'program' })).toMatchObject({ action: 'end', client: whose() });
    expect(JSON.stringify(await rows({ account: client.id }))).not.toMatch(/72\.5|@/);
  });

  it('the names of what was sold, changed and deleted', async () => {
    const desk = clinic.as(assistant);
    const { body } = await desk
      .post('/inventory/addItem')
      .send(makeItem({ name: 'Neem' }))
      .expect(200);
    const { id } = body.item as { id: string };
    const invoice = makeInvoice(client.id, [id], { invoiceNumber: 'Audit-1' });
    await desk.post('/invoice/addInvoice').send(invoice).expect(200);
    await desk.delete(`/inventory/removeItem/${id}`).expect(200);
    expect(await newest({ kind: 'invoice' })).toMatchObject({
      record: { kind: 'invoice', name: 'Audit-1' },
      client: whose(),
    });
    expect(await newest({ record: id })).toMatchObject({
      action: 'delete',
      record: { name: 'Neem' },
      client: null,
    });
    const added = await clinic
      .as(admin)
      .post('/admin/add-doctor')
      .send(makePerson({ name: 'Dr. Rao' }));
    const rao = (added.body.doctor as { id: string }).id;
    await clinic.as(admin).delete(`/admin/doctors/${rao}`).expect(200);
    expect((await rows({ account: rao })).map(({ action, record }) => [action, record?.name])).toEqual([
      ['delete', 'Dr. Rao'],
      ['create', 'Dr. Rao'],
    ]);
  });

  it('one row for a request that was sent twice under one key', async () => {
    const amla = makeItem({ name: 'Amla' });
    const send = () =>
      clinic.as(assistant).post('/inventory/addItem').set('Idempotency-Key', 'sent-twice').send(amla);
    const [first, again] = [await send(), await send()];
    expect(again.body.item).toEqual(first.body.item);
    expect((await rows({ record: first.body.item.id })).map(({ action }) => action)).toEqual(['create']);
  });

  it('whose record was refused, and to whom', async () => {
    const other = await clinic.addDoctor();
    await clinic.as(other).get(`/form/client/${client.id}`).expect(404);
    const [denied] = await rows({ action: 'denied', by: other.id });
    expect(denied).toMatchObject({ record: { id: client.id }, client: whose() });
  });

  it('everything about one account, and about one record only', async () => {
    const about = await rows({ account: client.id });
    expect(about.length).toBeGreaterThan(8);
    for (const { by, record, client: of } of about) expect([by?.id, record?.id, of?.id]).toContain(client.id);
    expect(about.some(({ by }) => by?.id === doctor.id)).toBe(true);
    expect(about.some(({ by }) => by?.id === client.id)).toBe(true);
    const byName = await rows({ q: client.name });
    expect(byName.length).toBeGreaterThan(0);
    const record = about.find(({ record: of }) => of?.kind === 'invoice')?.record?.id;
    expect((await rows({ record })).map(({ action }) => action)).toEqual(['create']);
    const { status } = await clinic.as(admin).get('/rest/audit').query({ filter: '{"account":"somebody"}' });
    expect(status).toBe(400);
  });

  describe('which account a failed log-in tried:', () => {
    const logIn = (role: 'doctor' | 'assistant' | 'client', email: string, password = 'not-the-password') =>
      clinic.as().post(`/${role}/emailVerify`).send({ email, password });
    const staffLogIn = async (email: string, password?: string) => {
      const { status } = await logIn('doctor', email, password);
      return status === 401 ? (await logIn('assistant', email, password)).status : status;
    };
    const told = async (person: Person) =>
      (await rows({ record: person.id }))
        .filter(({ action }) => action.startsWith('login'))
        .map(({ action, record }) => [action, record?.kind, record?.name]);

    it('a client’s', async () => {
      const person = await clinic.addClient();
      await logIn('client', person.email).expect(401);
      expect(await told(person)).toEqual([['login-failed', 'client', person.name]]);
    });

    it('no account’s, by an irreversible stand-in for the typed email', async () => {
      for (const email of ['nobody@example.in', 'somebody@example.in', 'nobody@example.in'])
        await logIn('client', email).expect(401);
      const [again, other, first] = await rows({ action: 'login-failed' });
      const typed = expect.stringMatching(/^typed-[0-9a-f]{16}$/);
      expect(first).toMatchObject({ by: null, record: { kind: 'client', id: typed, name: '' } });
      expect(JSON.stringify(first)).not.toContain('nobody');
      expect(again?.record).toEqual(first?.record);
      expect(other?.record?.id).not.toBe(first?.record?.id);
      await clinic.as().post('/client/forgotPassword').send({ email: 'nobody@example.in' }).expect(200);
      expect(await newest({ action: 'forgot-password' })).toMatchObject({ record: first?.record });
    });

    it('a doctor’s, whether or not the attacker goes on to the assistants’ log-in', async () => {
      const [alone, both] = [await clinic.addDoctor(), await clinic.addDoctor()];
      await logIn('doctor', alone.email).expect(401);
      expect(await staffLogIn(both.email)).toBe(401);
      expect(await told(alone)).toEqual([['login-failed', 'doctor', alone.name]]);
      expect(await told(both)).toEqual([['login-failed', 'doctor', both.name]]);
    });

    it('not a doctor’s, when an assistant uses the staff log-in', async () => {
      const failed = (await rows({ action: 'login-failed' })).length;
      expect(await staffLogIn(assistant.email, PASSWORD)).toBe(200);
      expect(await rows({ action: 'login-failed' })).toHaveLength(failed);
    });

    it('both of a doctor and an assistant with one email, when neither password matches', async () => {
      const one = await clinic.addDoctor();
      const fields = { ...makePerson({ name: 'Dr. Twin', password: 'the-other-1' }), email: one.email };
      const added = await clinic
        .as(admin)
        .post('/admin/add-assistant')
        .send({ ...fields, doctor: one.id });
      const twin = { ...one, id: (added.body.assistant as { id: string }).id, name: 'Dr. Twin' };
      expect(await staffLogIn(one.email, 'the-other-1')).toBe(200);
      expect(await told(one)).toEqual([['login-fallback', 'doctor', one.name]]);
      expect(await staffLogIn(one.email)).toBe(401);
      expect(await told(one)).toEqual([
        ['login-failed', 'doctor', one.name],
        ['login-fallback', 'doctor', one.name],
        ['login-fallback', 'doctor', one.name],
      ]);
      expect(await told(twin)).toEqual([
        ['login-failed', 'assistant', 'Dr. Twin'],
        ['login', 'assistant', 'Dr. Twin'],
      ]);
    });

    it('and for whom a new password was requested', async () => {
      await clinic.as().post('/client/forgotPassword').send({ email: client.email }).expect(200);
      expect(await newest({ action: 'forgot-password' })).toMatchObject({
        by: null,
        record: { kind: 'client', id: client.id, name: client.name },
      });
    });
  });
});
