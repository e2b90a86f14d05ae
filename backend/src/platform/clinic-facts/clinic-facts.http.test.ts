import { PNG } from '../../../test/one-pixel.ts';
import { clinicAddress, clinicFacts } from '@clinic/contract/clinic';
import { SHIPPED_SETTINGS, type ClinicAnswer, type SaveClinic } from '@clinic/contract/clinic-settings';
import { auditRows, openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import { until } from '../../../test/until.ts';

describe("the clinic's own facts", () => {
  let staffed: StaffedClinic;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
  });
  afterAll(async () => {
    await save({ ...SHIPPED_SETTINGS });
    await staffed.clinic.close();
  });

  const read = async (): Promise<ClinicAnswer> =>
    (await staffed.clinic.as(staffed.admin).get('/admin/clinic').expect(200)).body;
  const save = async (over: object, who = staffed.admin) => {
    const { clinic, version } = await read();
    return staffed.clinic
      .as(who)
      .put('/admin/clinic')
      .send({ ...clinic, version, ...over });
  };

  it('are those of the release until an admin changes them, and all code knows them at once', async () => {
    expect(await read()).toEqual({ clinic: SHIPPED_SETTINGS, version: 1 });
    const address = { ...SHIPPED_SETTINGS.address, line1: '12 Ring Road', line2: '', city: 'Pune', pin: '' };
    const { status, body } = await save({ name: '  Tarang Clinic ', address, geo: null });
    expect([status, body.version, body.clinic.name]).toEqual([200, 2, 'Tarang Clinic']);
    expect(clinicFacts().geo).toBeNull();
    expect(await read()).toEqual(body);
    expect([clinicFacts().name, clinicAddress()]).toEqual(['Tarang Clinic', '12 Ring Road, Pune, Gujarat']);
  });

  it.each<[string, Partial<SaveClinic> | Record<string, unknown>]>([
    ['name', { name: ' ' }],
    ['address.city', { address: { ...SHIPPED_SETTINGS.address, city: '' } }],
    ['phones', { phones: [] }],
    ['phones', { phones: ['call us'] }],
    ['phones', { phones: Array.from({ length: 4 }, () => '+91 79 1555 0142') }],
    ['email', { email: 'hello' }],
    ['mapUrl', { mapUrl: 'javascript:alert(1)' }],
    ['social.facebook', { social: { ...SHIPPED_SETTINGS.social, facebook: 'http://facebook.com' } }],
    ['geo.latitude', { geo: { latitude: 91, longitude: 0 } }],
    ['prefix', { prefix: 'tarang' }],
    ['tagline', { tagline: undefined }],
    ['mapUrl', { mapUrl: null }],
    ['address.line2', { address: { ...SHIPPED_SETTINGS.address, line2: undefined } }],
    ['logo', { logo: 'https://clinic.example/logo.png' }],
    ['logo', { logo: 'data:image/svg+xml;base64,PHN2Zy8+' }],
    ['logo', { logo: `data:image/webp;base64,${PNG}` }],
    ['logo', { logo: `data:image/png;base64,${'A'.repeat(266_800)}` }],
    ['owner', { owner: 'Asha' }],
  ])('take no wrong %s', async (field, wrong) => {
    const before = await read();
    const { status, body } = await save(wrong);
    expect([status, Object.keys(body.details)]).toEqual([400, [field]]);
    expect(await read()).toEqual(before);
  });

  it('hold a logo, which anybody gets at an address of its own', async () => {
    await save({ logo: `data:image/png;base64,${PNG}` });
    const { logo } = clinicFacts();
    const answer = await staffed.clinic
      .as()
      .get(logo.replace(/^\/api/, ''))
      .expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(Buffer.from(PNG, 'base64').equals(answer.body as Buffer)).toBe(true);
    await staffed.clinic.as().get('/clinic/logo/another').expect(404);
    await save({ logo: '' });
    expect(clinicFacts().logo).toBe('');
    await staffed.clinic
      .as()
      .get(logo.replace(/^\/api/, ''))
      .expect(404);
  });

  it('have one version more when fifty admins save them at once, and keep what they were', async () => {
    const { clinic, version } = await read();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        staffed.clinic
          .as(staffed.admin)
          .put('/admin/clinic')
          .send({ ...clinic, name: `Clinic ${place}`, version }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'STALE_RECORD')).toHaveLength(49);
    expect((await read()).version).toBe(version + 1);
    const kept = await staffed.clinic.connection.collection('versions').findOne({ kind: 'clinic', version });
    expect(kept).toMatchObject({ body: { name: clinic.name }, by: { id: staffed.admin.id } });
  });

  it('are changed by an admin alone, and the audit says by whom', async () => {
    for (const who of [staffed.doctor, staffed.assistant, staffed.client])
      expect((await save({}, who)).status).toBe(403);
    const row = await until(async () => (await auditRows(staffed, { kind: 'clinic' }))[0]);
    expect(row.by?.id).toBe(staffed.admin.id);
  });
});
