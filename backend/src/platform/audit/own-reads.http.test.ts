import { openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';

describe('a client’s read of the own record', () => {
  let staffed: StaffedClinic;
  beforeAll(async () => {
    staffed = await openStaffedClinic();
  });
  afterAll(() => staffed.clinic.close());

  const rows = async () => {
    await staffed.clinic.as(staffed.admin).get('/rest/audit').expect(200);
    const by = { 'by.id': staffed.client.id };
    const found = await staffed.clinic.connection.collection('audit').find(by).sort({ at: 1 }).toArray();
    return found.map(({ action, record }) => `${action} ${record.kind}`);
  };

  it('leaves no audit row; writes and refusals do', async () => {
    const { clinic, client, doctor } = staffed;
    const as = clinic.as(client);
    const before = await rows();
    for (const path of [
      '/client/me',
      `/program/${client.id}`,
      `/measurements/ofClient/${client.id}`,
      `/form/client/${client.id}`,
      `/dietPlan/${client.id}`,
      `/journal/ofClient/${client.id}`,
      '/course/ownGoal',
      '/course/ownLine',
      '/checkIns',
    ]) {
      const { status } = await as.get(path);
      expect([path, status]).not.toEqual([path, 403]);
      expect([path, status]).not.toEqual([path, 500]);
    }
    expect(await rows()).toEqual(before);
    await as.post('/measurements/own').send({ kind: 'weight', value: 81 }).expect(200);
    const other = await clinic.addClient(doctor);
    await as.get(`/measurements/ofClient/${other.id}`).expect(403);
    const after = (await rows()).slice(before.length);
    expect(after).toContain('update measurement');
    expect(after.length).toBe(2);
  });

  it('leaves its row when the doctor reads the same', async () => {
    const { clinic, client, doctor } = staffed;
    await clinic.as(doctor).get(`/measurements/ofClient/${client.id}`).expect(200);
    const read = { action: 'read', 'record.kind': 'measurement', 'by.id': doctor.id };
    expect(await clinic.connection.collection('audit').countDocuments(read)).toBe(1);
  });
});
