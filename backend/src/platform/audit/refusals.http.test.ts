import { auditRows, openStaffedClinic } from '../../../test/staffed-clinic.ts';
import type { Person } from '../../../test/test-app.ts';
import { fromNow } from '../../../test/test-clock.ts';

const staffed = await openStaffedClinic();
const { clinic, doctor, client } = staffed;
const MINUTE_MS = 60_000;

describe('an account that is refused again and again', () => {
  // Each test starts in a minute of its own, so that none crosses two.
  let minutes = 0;
  beforeEach(() => {
    const soon = Math.ceil(fromNow(0).getTime() / MINUTE_MS) + ++minutes;
    clinic.travelTo(new Date(soon * MINUTE_MS));
  });
  afterAll(() => clinic.close());

  const refused = (by: Person) => auditRows(staffed, { action: 'denied', by: by.id });
  const ask = (by: Person, path: string, times: number) =>
    Promise.all(Array.from({ length: times }, () => clinic.as(by).get(path).expect(403)));

  it('has a row for each of the first twenty in a minute, and one for each call that it repeats', async () => {
    await ask(client, '/rest/clients', 30);
    await ask(client, '/rest/audit', 40);
    const rows = await refused(client);
    const gathered = rows.filter(({ times }) => times > 1);
    expect(rows.length).toBe(22);
    expect(gathered.map(({ record, times }) => `${record?.kind}: ${times}`).toSorted()).toEqual([
      '403 GET /api/rest/audit: 40',
      '403 GET /api/rest/clients: 10',
    ]);
    expect(gathered.map(({ summary }) => summary)).toContain(
      `${client.name} (client) was refused: 403 GET /api/rest/audit, 40 times`,
    );
    expect(rows.reduce((sum, { times }) => sum + times, 0)).toBe(70);
  });

  it('has rows of its own again in the next minute, and takes none from another account', async () => {
    const [one, other] = [await clinic.addClient(), await clinic.addClient()];
    await ask(one, '/rest/clients', 25);
    await ask(other, '/rest/clients', 3);
    expect(await refused(one)).toHaveLength(21);
    expect(await refused(other)).toHaveLength(3);
    clinic.travelTo(new Date((Math.ceil(fromNow(0).getTime() / MINUTE_MS) + ++minutes) * MINUTE_MS));
    await ask(one, '/rest/clients', 3);
    expect(await refused(one)).toHaveLength(24);
  });

  it('writes no text of its own into the audit, only the call that the server knows', async () => {
    const stranger = await clinic.addDoctor();
    const text = 'buy-now-at-evil';
    await clinic.as(stranger).get(`/form/client/${client.id}?x=${text}`).expect(404);
    await clinic.as(client).get(`/rest/clients/${text}`).expect(403);
    const rows = [...(await refused(stranger)), ...(await refused(client))];
    expect(JSON.stringify(rows)).not.toContain(text);
    expect(rows.map(({ record }) => record?.kind)).toEqual(
      expect.arrayContaining(['404 GET /api/form/client/:clientId', '403 GET /api/rest/clients/:id']),
    );
  });

  it('still has a row for every write among them', async () => {
    const desk = await clinic.addAssistant(doctor);
    await ask(desk, '/rest/audit', 30);
    const edited = { name: 'New Name', email: client.email, phone: '9825012345' };
    await clinic.as(desk).put(`/rest/clients/${client.id}`).send(edited).expect(200);
    expect(await auditRows(staffed, { action: 'update', by: desk.id })).toHaveLength(1);
  });
});
