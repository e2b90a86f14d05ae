import { addDays } from '@clinic/contract/clinic-calendar';
import { auditRows, openStaffedClinic } from '../../../test/staffed-clinic.ts';
import { PASSWORD } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { Audit } from './audit.service.ts';
import { TODAY, TOMORROW } from '../../../test/test-clock.ts';

const staffed = await openStaffedClinic();
const { clinic, admin, doctor, assistant, client } = staffed;
const otherDoctor = await clinic.addDoctor();

describe('the audit', () => {
  afterAll(() => clinic.close());

  const rows = (filter: object) => auditRows(staffed, filter);
  const logIn = (path: string, email: string, password = PASSWORD) =>
    clinic.as().post(path).send({ email, password });

  it('records log-ins and failed ones, without the password', async () => {
    await logIn('/assistant/emailVerify', assistant.email).expect(200);
    await logIn('/assistant/emailVerify', assistant.email, 'wrong-secret').expect(401);
    expect(await rows({ by: assistant.id, action: 'login' })).toMatchObject([
      {
        by: { id: assistant.id, name: assistant.name, role: 'assistant' },
        record: { kind: 'assistant', id: assistant.id },
      },
    ]);
    const failed = await rows({ action: 'login-failed' });
    expect(failed).toMatchObject([
      { by: null, record: { kind: 'assistant' }, from: expect.stringContaining('127.0.0.1') },
    ]);
    expect(JSON.stringify(failed)).not.toContain('wrong-secret');
  });

  it("does not record staff log-in's first attempt, as a doctor, as a failed one", async () => {
    await logIn('/doctor/emailVerify', assistant.email).expect(401);
    expect(await rows({ action: 'login-failed', kind: 'doctor' })).toEqual([]);
    expect(await rows({ action: 'login-fallback' })).toHaveLength(1);
  });

  it('records every write: who, when and which record, but no value', async () => {
    const edited = { name: 'New Name', email: client.email, phone: '9825012345' };
    const answer = await clinic.as(assistant).put(`/rest/clients/${client.id}`).send(edited).expect(200);
    const [row] = await rows({ record: client.id, action: 'update' });
    expect(row).toMatchObject({
      by: { id: assistant.id },
      record: { kind: 'client', id: client.id },
      requestId: answer.headers['x-request-id'],
    });
    expect(JSON.stringify(row)).not.toContain('9825012345');
  });

  it('records denied access', async () => {
    await clinic.as(client).get('/rest/clients').expect(403);
    await clinic.as(otherDoctor).get(`/form/client/${client.id}`).expect(404);
    const denied = [
      ...(await rows({ action: 'denied', by: client.id })),
      ...(await rows({ action: 'denied', by: otherDoctor.id })),
    ];
    expect(denied.map(({ record }) => record?.kind)).toEqual([
      '403 GET /api/rest/clients',
      '404 GET /api/form/client/:clientId',
    ]);
  });

  it('is found by person, record and day, newest first', async () => {
    await clinic.as(doctor).get('/rest/audit').expect(403);
    const ofDoctor = await rows({ q: doctor.name, from: addDays(TODAY, -1), to: TOMORROW });
    expect(ofDoctor.every(({ by }) => by?.id === doctor.id)).toBe(true);
    expect(ofDoctor).toHaveLength(1);
    const ofClient = await rows({ q: client.id.toUpperCase() });
    expect(ofClient.every(({ by, record }) => [by?.id, record?.id].includes(client.id))).toBe(true);
    expect(ofClient.length).toBeGreaterThan(1);
    expect(await rows({ from: addDays(TODAY, 2) })).toEqual([]);
    const all = await rows({});
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    const [newest] = all;
    expect((await clinic.as(admin).get(`/rest/audit/${newest?.id}`).expect(200)).body).toEqual(newest);
  });

  it('records list reads and exports once in fifteen minutes, never those of a client', async () => {
    const desk = await clinic.addAssistant(doctor);
    for (const path of ['/rest/clients', '/client/allClients', '/rest/clients', '/rest/invoices'])
      await clinic.as(desk).get(path).expect(200);
    await Promise.all([1, 2, 3].map(() => clinic.as(desk).get('/inventory/download').expect(200)));
    await clinic.as(client).get('/appointment/getAllAppointments').expect(200);
    const told = (await rows({ by: desk.id })).map(({ summary }) => summary);
    expect(told.toSorted()).toEqual(
      ['exported the inventory', 'looked through the clients', 'looked through the invoices'].map(
        (words) => `${desk.name} (assistant) ${words}`,
      ),
    );
    expect(await rows({ by: client.id, action: 'list' })).toEqual([]);
  });

  it('records who opened a client once in fifteen minutes, per client', async () => {
    const own = await clinic.addDoctor();
    const [one, other] = [await clinic.addClient(own), await clinic.addClient(own)];
    for (const { id } of [one, other, one]) await clinic.as(own).get(`/client/getClient/${id}`).expect(200);
    const told = await rows({ by: own.id });
    expect(told.map((row) => row.client)).toEqual([other, one].map(({ id, name }) => ({ id, name })));
    expect(told[0]?.summary).toBe(`${own.name} (doctor) read the client ${other.name}`);
  });

  it('records a request of an ended session once in fifteen minutes', async () => {
    const desk = await clinic.addAssistant(doctor);
    await clinic.as(desk).post('/account/logOut').expect(200);
    for (const path of ['/rest/clients', `/rest/clients/${client.id}`, '/rest/clients'])
      await clinic.as(desk).get(path).expect(401);
    await clinic
      .as({ token: `${desk.token}x` })
      .get('/rest/clients')
      .expect(401);
    const refused = await rows({ by: desk.id, action: 'denied' });
    expect(refused.map(({ summary }) => summary)).toEqual(
      ['/api/rest/clients/:id', '/api/rest/clients'].map(
        (path) => `${desk.name} (assistant) was refused: 401 GET ${path}`,
      ),
    );
  });

  it('is downloaded by an admin once at a time, since a hundred unread files slow all others', async () => {
    const audit = clinic.get(Audit, { strict: false });
    const all = audit.all.bind(audit);
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    let begun = 0;
    jest.spyOn(audit, 'all').mockImplementation(async function* (query) {
      begun += 1;
      await held;
      yield* all(query);
    });
    const [one, another] = [await clinic.addAdmin(), await clinic.addAdmin()];
    const download = (who = one) => clinic.as(who).get('/audit/download');
    const first = download().then(({ status }) => status);
    await until(async () => (await Promise.resolve(begun)) || undefined);
    const { body } = await download().expect(429);
    expect(body.message).toBe('Your download of the audit is still on its way. Please wait for it to end.');
    const other = download(another).then(({ status }) => status);
    goOn();
    expect(await Promise.all([first, other])).toEqual([200, 200]);
    jest.restoreAllMocks();
    await download().expect(200);
  });

  it('is exported with the present filter, without formulas, and records the export', async () => {
    const sly = await clinic.addClient();
    const named = { name: '=HYPERLINK("x")', email: sly.email, phone: '9825012345' };
    await clinic.as(assistant).put(`/rest/clients/${sly.id}`).send(named).expect(200);
    const filter = JSON.stringify({ client: sly.id });
    const { text, headers } = await clinic.as(admin).get('/audit/download').query({ filter }).expect(200);
    expect(headers['content-disposition']).toBe('attachment; filename="audit.csv"');
    const [header, line, end] = text.split('\r\n');
    expect(header).toBe('\uFEFFday,time,who,what,kind,record,client,from,request');
    expect(line).toContain(`,${assistant.name} (assistant),`);
    expect(line).toContain(`,client,"'=HYPERLINK(""x"")",`);
    expect(end).toBe('');
    expect(await rows({ by: admin.id, action: 'export' })).toHaveLength(1);
    await clinic.as(admin).get('/audit/download').query({ filter: '{"surprise":1}' }).expect(400);
  });

  it.each([{ from: '2026-02-30' }, { by: { $ne: '' } }, { surprise: 1 }, { q: 5 }])(
    'refuses the filter %j',
    async (filter) => {
      const { status } = await clinic
        .as(admin)
        .get('/rest/audit')
        .query({ filter: JSON.stringify(filter) });
      expect(status).toBe(400);
    },
  );

  it('cannot be written or changed by any role', async () => {
    const [row] = await rows({});
    for (const method of ['post', 'put', 'delete'] as const)
      expect((await clinic.as(admin)[method](`/rest/audit/${row?.id}`).send({})).status).toBe(405);
  });
});
