import { DEFAULT_POLICY, type PolicyAnswer } from '@clinic/contract/scheduling/booking-policy';
import { auditRows, openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';

describe('how clients may book', () => {
  let staffed: StaffedClinic;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
  });
  afterAll(() => staffed.clinic.close());

  const read = async (): Promise<PolicyAnswer> =>
    (await staffed.clinic.as(staffed.client).get('/appointment/policy').expect(200)).body;
  const save = (body: object, who = staffed.admin) =>
    staffed.clinic.as(who).put('/appointment/policy').send(body);

  it('is proposed until an admin has stored it', async () => {
    expect(await read()).toEqual({ policy: DEFAULT_POLICY, stored: false, version: 0 });
    const policy = { ...DEFAULT_POLICY, changeLimit: 24, buffer: 10 };
    const { body } = await save({ ...policy, version: 0 }).expect(200);
    expect(body).toEqual({ policy, stored: true, version: 1 });
    expect(await read()).toEqual(body);
  });

  it.each([
    ['minNotice', 337],
    ['maxAdvance', 0],
    ['changeLimit', -1],
    ['holdHours', 0],
    ['holdHours', 1.5],
    ['buffer', 7],
    ['buffer', 65],
    ['step', 0],
    ['step', 12],
    ['step', '15'],
    ['step', null],
  ])('takes no %s of %j', async (name, value) => {
    const { version } = await read();
    const { body } = await save({ ...DEFAULT_POLICY, version, [name]: value }).expect(400);
    expect(Object.keys(body.details)).toEqual([name]);
  });

  it('is kept as it was when it is changed, and an older copy changes nothing', async () => {
    const { policy, version } = await read();
    await save({ ...policy, holdHours: 48, version }).expect(200);
    const stale = await save({ ...policy, holdHours: 72, version });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE_RECORD']);
    expect((await read()).policy.holdHours).toBe(48);
    const kept = await staffed.clinic.connection
      .collection('versions')
      .findOne({ kind: 'booking policy', version });
    expect(kept).toMatchObject({ body: policy, by: { id: staffed.admin.id } });
  });

  it('has one version more when fifty admins save it at once', async () => {
    const { version } = await read();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, place) => save({ ...DEFAULT_POLICY, minNotice: place, version })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await read()).version).toBe(version + 1);
  });

  it('is in the audit, and is changed by admins only', async () => {
    expect((await auditRows(staffed, { kind: 'booking policy' }))[0]?.by?.id).toBe(staffed.admin.id);
    for (const who of [staffed.doctor, staffed.assistant, staffed.client])
      await save({ ...DEFAULT_POLICY, version: 0 }, who).expect(403);
  });
});
