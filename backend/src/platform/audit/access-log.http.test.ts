import { ACCESS_PAGE, type AccessPage } from '@clinic/contract/platform/audit-calls';
import { stagesIn } from '../../../test/watched-queries.ts';
import { openStaffedClinic } from '../../../test/staffed-clinic.ts';

const staffed = await openStaffedClinic();
const { clinic, doctor, assistant, client } = staffed;

describe('the access log of a client', () => {
  afterAll(() => clinic.close());

  const pageOf = async (before?: string) =>
    (
      await clinic
        .as(client)
        .get('/client/accessLog')
        .query({ ...(before && { before }) })
        .expect(200)
    ).body as AccessPage;

  it('tells the client at once: role, name and part, without the client’s own reads', async () => {
    await clinic.as(client).get('/client/me').expect(200);
    await clinic.as(doctor).get(`/form/${client.id}/PersonalDetails`).expect(200);
    await clinic.as(assistant).get(`/rest/clients/${client.id}`).expect(200);
    const { entries, more, since } = await pageOf();
    expect(entries).toEqual([
      {
        id: expect.any(String),
        at: expect.any(String),
        by: { name: assistant.name, role: 'assistant' },
        asCover: false,
        action: 'read',
        part: 'Your name and contact',
      },
      expect.objectContaining({
        by: { name: doctor.name, role: 'doctor' },
        action: 'read',
        part: 'Form: Personal Details',
      }),
    ]);
    expect(more).toBe(false);
    expect(Date.parse(since)).toBeLessThanOrEqual(Date.parse(entries[1]?.at ?? ''));
  });

  it('is answered page by page, each entry once', async () => {
    const { entries: known } = await pageOf();
    const rest = ACCESS_PAGE + 5 - known.length;
    await Promise.all(
      Array.from({ length: rest }, () => clinic.as(doctor).get(`/form/client/${client.id}`).expect(200)),
    );
    const first = await pageOf();
    expect([first.entries.length, first.more]).toEqual([ACCESS_PAGE, true]);
    const second = await pageOf(first.entries.at(-1)?.id);
    expect([second.entries.length, second.more]).toEqual([5, false]);
    const ids = [...first.entries, ...second.entries].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ACCESS_PAGE + 5);
  });

  it('contains the client’s own record only', async () => {
    const other = await clinic.addClient(doctor);
    const [entry] = (await pageOf()).entries;
    const others = () => clinic.as(other).get('/client/accessLog');
    expect((await others().expect(200)).body.entries).toEqual([]);
    await others().query({ before: entry?.id }).expect(404);
    await others().query({ before: 'x' }).expect(400);
    await clinic.as(doctor).get('/client/accessLog').expect(403);
  });

  it('is read by an index', async () => {
    const plan = await clinic.connection
      .collection('audit')
      .find({ 'client.id': client.id, 'by.role': { $in: ['doctor'] } })
      .sort({ at: -1, _id: -1 })
      .explain('queryPlanner');
    expect(stagesIn(plan)).toContain('IXSCAN');
    expect(stagesIn(plan)).not.toContain('SORT');
  });
});
