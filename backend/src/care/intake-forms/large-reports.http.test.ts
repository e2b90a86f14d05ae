import { clinicInstant } from '@clinic/contract/clinic-calendar';
import type { LargeReport } from '@clinic/contract/care/intake-forms/report-calls';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';

const pdfOf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 'x')]);
const MB = 1024 * 1024;
const DAY = '2027-06-01';

describe('large blood reports', () => {
  let clinic: TestApp;
  let admin: Person;
  let client: Person;
  let form: string;

  beforeAll(async () => {
    clinic = await openTestApp();
    admin = await clinic.addAdmin();
    client = await clinic.addClient();
    const first = await sent('post', '/form/submitForm', 2 * MB, { formType: 'PersonalDetails' });
    form = first.body.data._id;
    await sent('put', '/form/update', 1000, { formId: form });
    await sent('put', '/form/update', 3 * MB, { formId: form });
  });
  afterAll(() => clinic.close());

  const sent = (method: 'post' | 'put', path: string, bytes: number, fields: Record<string, string>) => {
    const call = clinic.as(client)[method](path).field('client', client.id).field('fields', '{}');
    for (const [name, value] of Object.entries(fields)) call.field(name, value);
    return call.attach('bloodReport', pdfOf(bytes), 'Asha liver.pdf').expect(200);
  };
  const list = async () =>
    (await clinic.as(admin).get('/admin/reports').expect(200)).body.reports as LargeReport[];
  /** Backdates a file, since the driver dates files by the machine's clock. */
  const storedOn = (day: string) =>
    clinic.connection
      .collection('files.files')
      .updateMany({}, { $set: { uploadDate: clinicInstant(day, '00:30', 'Asia/Kolkata') } });
  const remove = (id: string) => clinic.as(admin).delete(`/admin/reports/${id}`);

  it('are listed for the admin, largest first, with client and versions that show them', async () => {
    const whose = { client: { id: client.id, name: client.name }, formType: 'PersonalDetails' };
    await storedOn(DAY);
    const reports = await list();
    expect(reports).toMatchObject([
      { ...whose, day: DAY, bytes: 3 * MB, versions: [3], current: true },
      { ...whose, day: DAY, bytes: 2 * MB, versions: [1], current: false },
    ]);
    // The name of a report may state an illness, so the list leaves it out.
    expect(JSON.stringify(reports)).not.toContain('liver');
  });

  it('are removed when another one has replaced them, with an audit row, and their room is free again', async () => {
    const [current, earlier] = await list();
    const refused = await remove(current!.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'REPORT_IN_USE']);
    await remove(earlier!.id).expect(200);
    expect((await remove(earlier!.id)).status).toBe(404);
    expect((await list()).map(({ id }) => id)).toEqual([current!.id]);
    await clinic.as(client).get(`/form/${client.id}/PersonalDetails/blood-report`).expect(200);

    const filter = JSON.stringify({ kind: 'blood-report', action: 'delete' });
    const [row] = (await clinic.as(admin).get('/rest/audit').query({ filter }).expect(200)).body;
    expect(row).toMatchObject({
      by: { id: admin.id },
      record: { kind: 'blood-report', id: earlier!.id, name: 'Personal Details' },
      client: { id: client.id, name: client.name },
    });
    const allowance = await clinic.connection.collection('reportAllowances').findOne({});
    expect([allowance?.ofDay, allowance?.reports]).toEqual([
      3,
      [expect.objectContaining({ bytes: 1000 }), expect.objectContaining({ bytes: 3 * MB })],
    ]);
    expect(await clinic.connection.collection('versions').countDocuments()).toBe(2);
  });
});
