import { Types } from 'mongoose';
import { ClinicRecords } from '../../../test/clinic-records.ts';
import { emailsTo, tokenTo } from '../../../test/mailed-links.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { DoctorRemoval } from '../../identity/staff/doctor-removal.ts';

const NEW_EMAIL = 'moved.away@mail.example';

describe('an edit that gives a client another e-mail and a doctor who is deleted meanwhile', () => {
  let records: ClinicRecords;

  beforeAll(async () => {
    records = await ClinicRecords.open();
  });
  afterAll(() => records.clinic.close());
  afterEach(() => jest.restoreAllMocks());

  it('is taken back: nothing is sent, now or by the sweeper, and the old link still opens', async () => {
    const { clinic } = records;
    const { id, name, email } = await clinic.addClient();
    const stored = () => clinic.connection.collection('clients').findOne({ _id: new Types.ObjectId(id) });
    const edit = (key: string) =>
      records
        .as('assistant')
        .put(`/rest/clients/${id}`)
        .set('Idempotency-Key', key)
        .send({ name, email: NEW_EMAIL, phone: '9825012345', doctor: records.doctor.id });
    const before = await stored();
    jest.spyOn(clinic.get(DoctorRemoval, { strict: false }), 'keeps').mockResolvedValueOnce(false);
    expect((await edit('once').expect(409)).body.code).toBe('DOCTOR_GONE');
    const after = await stored();
    expect(after).toMatchObject({
      email,
      verifyLink: before?.verifyLink,
      doctor: null,
      updatedAt: before?.updatedAt,
    });
    expect(after?.requests ?? []).toEqual([]);
    await clinic.get(Effects, { strict: false }).sweep(-1000);
    expect(await emailsTo(clinic, NEW_EMAIL)).toEqual([]);
    const token = await tokenTo(clinic, email);
    await clinic.as().post('/account/verifyEmail').send({ token }).expect(200);
  });
});
