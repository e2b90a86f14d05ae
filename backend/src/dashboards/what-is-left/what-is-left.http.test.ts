import { clinicToday } from '@clinic/contract/clinic-calendar';
import { DEFAULT_BUSINESS } from '@clinic/contract/billing/business';
import { SHIPPED_SETTINGS, type ClinicSettings } from '@clinic/contract/clinic-settings';
import { LEFT_ITEMS, type LeftItem, type WhatIsLeft } from '@clinic/contract/dashboards/what-is-left';
import { auditRows } from '../../../test/staffed-clinic.ts';
import { testClock } from '../../../test/test-clock.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';

describe('what a new clinic has left to do', () => {
  let clinic: TestApp;
  let second: TestApp;
  let admin: Person;

  beforeAll(async () => {
    clinic = await openTestApp({ secretsFromFiles: true });
    second = await openTestApp({ secretsFromFiles: true, mongodbUri: clinic.uri });
    admin = await clinic.addAdmin();
  });
  afterAll(async () => {
    await rename({ ...SHIPPED_SETTINGS });
    await second.close();
    await clinic.close();
  });

  /** Reads the list, which the other server must give alike at the same moment. */
  const read = async (): Promise<WhatIsLeft> => {
    const ask = (server: TestApp) => server.as(admin).get('/admin/whatIsLeft').expect(200);
    const [one, other] = await Promise.all([ask(clinic), ask(second)]);
    expect(other.body).toEqual(one.body);
    return one.body;
  };
  const rename = async (over: Partial<ClinicSettings>) => {
    const { clinic: facts, version } = (await clinic.as(admin).get('/admin/clinic').expect(200)).body;
    await clinic
      .as(admin)
      .put('/admin/clinic')
      .send({ ...facts, ...over, version })
      .expect(200);
  };
  const save = (notForUs: unknown, version: number, who = admin) =>
    clinic.as(who).put('/admin/whatIsLeft').send({ notForUs, version });

  it('is everything at first, and each goes once it is done, on two servers alike', async () => {
    // The tests' database is no embedded engine.
    const left = LEFT_ITEMS.filter((item) => item !== 'database');
    expect(await read()).toEqual({ left, notForUs: [], version: 0 });
    const isLeft = async (item: LeftItem) => (await read()).left.includes(item);

    await rename({ name: 'Tarang Clinic' });
    expect(await isLeft('clinic')).toBe(true);
    await rename({ address: { ...SHIPPED_SETTINGS.address, line1: '12 Ring Road' } });
    expect(await isLeft('clinic')).toBe(false);
    const doctor = await clinic.addDoctor();
    expect(await isLeft('doctor')).toBe(false);
    const assistant = await clinic.addAssistant(doctor);
    expect(await isLeft('assistant')).toBe(false);
    await clinic.addClient();
    expect(await isLeft('client')).toBe(false);
    await clinic
      .as(assistant)
      .post('/inventory/addItem')
      .send({ name: 'Tulsi drops', category: 'Herb', price: 120, countInStock: 3 })
      .expect(200);
    expect(await isLeft('prices')).toBe(false);
    await clinic
      .as(admin)
      .put('/admin/business')
      .send({ ...DEFAULT_BUSINESS, version: 0 })
      .expect(200);
    expect((await read()).left).toEqual(['hours', 'secondStep', 'mails', 'publicUrl', 'backups', 'secrets']);
    const ranges = [{ day: 1, from: '09:00', to: '13:00', modes: ['clinic', 'online'] }];
    await clinic
      .as(doctor)
      .put(`/hours/weekOf/${doctor.id}`)
      .send({ validFrom: clinicToday(testClock.now(), 'Asia/Kolkata'), ranges })
      .expect(200);
    expect(await isLeft('hours')).toBe(false);
  });

  it('is put away as not for us, and taken back', async () => {
    const { version } = await read();
    const { body } = await save(['backups', 'secrets'], version).expect(200);
    expect(body).toMatchObject({ notForUs: ['backups', 'secrets'], version: version + 1 });
    expect(body.left).not.toContain('secrets');
    expect(await read()).toEqual(body);
    await save([], version + 1).expect(200);
    expect((await read()).left).toContain('secrets');
    const [row] = await auditRows({ clinic, admin }, { kind: 'what is left' });
    expect(row?.by?.id).toBe(admin.id);
  });

  it.each([
    ['no list', 'mails'],
    ['an unknown item', ['coffee']],
    ['the same twice', ['mails', 'mails']],
  ])('is not changed by %s', async (_case, notForUs) => {
    const { version } = await read();
    const { body } = await save(notForUs, version).expect(400);
    expect(Object.keys(body.details)).toEqual(['notForUs']);
  });

  it('has one version more when ten admins put away at once', async () => {
    const { version } = await read();
    const answers = await Promise.all(LEFT_ITEMS.slice(0, 10).map((item) => save([item], version)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect((await read()).version).toBe(version + 1);
  });

  it('is read and changed by an admin alone', async () => {
    const doctor = await clinic.addDoctor();
    for (const who of [doctor, await clinic.addAssistant(doctor), await clinic.addClient()]) {
      const asked = await clinic.as(who).get('/admin/whatIsLeft');
      expect([asked.status, (await save([], 0, who)).status]).toEqual([403, 403]);
    }
  });

  it('is nothing in the demo clinic', async () => {
    const marks = clinic.connection.collection<{ _id: string }>('clinic_state');
    await marks.insertOne({ _id: 'demo' });
    expect(await read()).toMatchObject({ left: [], notForUs: [] });
    await marks.deleteOne({ _id: 'demo' });
    expect((await read()).left).not.toEqual([]);
  });
});
