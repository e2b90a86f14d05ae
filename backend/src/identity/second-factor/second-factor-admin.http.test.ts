import { openTestApp, PASSWORD, type Person, type TestApp } from '../../../test/test-app.ts';
import { secondFactors } from '../../../test/second-factor-person.ts';
import { SecondFactorResets } from './second-factor-resets.ts';
import { fromNow } from '../../../test/test-clock.ts';

const HOUR_MS = 60 * 60_000;

describe('the admin’s rules for second factors', () => {
  let clinic: TestApp;
  let admin: Person;
  let doctor: Person;
  let factors: ReturnType<typeof secondFactors>;

  beforeAll(async () => {
    clinic = await openTestApp();
    factors = secondFactors(clinic);
    admin = await clinic.addAdmin();
  });
  beforeEach(async () => {
    doctor = await clinic.addDoctor();
  });
  afterAll(() => clinic.close());

  const require = (rule: object) =>
    clinic
      .as(admin)
      .put('/admin/secondFactorRule')
      .send({ admin: false, doctor: false, assistant: false, ...rule })
      .expect(200);
  const reset = ({ role, id }: Person, by = admin) =>
    clinic.as(by).post('/admin/resetSecondFactor').send({ role, id });
  const linkUsed = (person: Person, hoursAgo: number) =>
    factors
      .accounts(person.role)
      .updateOne({ email: person.email }, { $set: { passwordLinkUsedAt: fromNow(-hoursAgo * HOUR_MS) } });

  it('require doctors without one to set it up first, and affect no other role', async () => {
    const assistant = await clinic.addAssistant(doctor);
    const client = await clinic.addClient();
    await require({ doctor: true });
    const { body } = await clinic.as(doctor).get('/doctor/getAllDoctors').expect(403);
    expect(body.code).toBe('SECOND_FACTOR_SETUP_REQUIRED');
    await clinic.as(doctor).get('/account/me').expect(200);
    const state = await clinic.as(doctor).get('/account/secondFactor').expect(200);
    expect(state.body.required).toBe(true);
    for (const person of [assistant, client, admin])
      await clinic.as(person).get('/doctor/getAllDoctors').expect(200);
    await factors.withApp(doctor);
    await clinic.as(doctor).get('/doctor/getAllDoctors').expect(200);
    await require({});
    const { body: rule } = await clinic.as(admin).get('/admin/secondFactorRule').expect(200);
    expect(rule).toEqual({ rule: { admin: false, doctor: false, assistant: false } });
  });

  it('reset a lost one: the sessions end, the password is enough, an email reports it', async () => {
    await factors.withApp(doctor);
    const { body } = await reset(doctor).expect(200);
    expect(body.message).toBe(`The second factor of ${doctor.name} is reset.`);
    await clinic.as(doctor).get('/account/me').expect(401);
    await factors.password(doctor).expect(200);
    expect(await factors.emails(doctor)).toEqual(['added', 'reset']);
    expect((await reset(doctor)).status).toBe(400);
    const rows = await clinic.as(admin).get('/rest/audit').expect(200);
    expect(rows.body.map(({ summary }: { summary: string }) => summary)).toEqual(
      expect.arrayContaining([
        `${doctor.name} (doctor) added a second factor to the account ${doctor.name}`,
        `${admin.name} (admin) reset the second factor of the account ${doctor.name}`,
      ]),
    );
  });

  it('void a ticket from before the reset', async () => {
    const { recoveryCodes } = await factors.withApp(doctor);
    const { ticket } = await factors.ticketOf(doctor);
    await reset(doctor).expect(200);
    const { body } = await factors.answer({ ticket, code: recoveryCodes[0] }).expect(400);
    expect(body.code).toBe('TICKET_EXPIRED');
  });

  it('allow no reset within a day of a password by link: together they would open the account', async () => {
    const client = await clinic.addClient();
    await factors.withApp(client);
    await linkUsed(client, 23);
    expect((await reset(client)).body.code).toBe('LINK_USED_LATELY');
    await linkUsed(client, 25);
    await reset(client).expect(200);
  });

  it('exclude the own factor and unknown people, and are for admins only', async () => {
    await factors.withApp(admin);
    const others = [doctor, await clinic.addAssistant(doctor), await clinic.addClient()];
    const tries = [reset(admin), reset({ ...doctor, id: 'f'.repeat(24) })];
    tries.push(...others.map((other) => reset(admin, other)));
    const answers = await Promise.all(tries);
    expect(answers.map(({ status }) => status)).toEqual([400, 404, 403, 403, 403]);
    await factors.post(admin, 'removeApp', { current: PASSWORD }).expect(200);
  });

  it('leave the last admin to the operator’s command', async () => {
    const last = await clinic.addAdmin();
    await factors.withApp(last);
    await linkUsed(last, 1);
    const resets = clinic.get(SecondFactorResets, { strict: false });
    await expect(resets.ofAdmin('nobody@example.com')).rejects.toThrow('No admin has the e-mail');
    await resets.ofAdmin(last.email);
    await factors.password(last).expect(200);
    await expect(resets.ofAdmin(last.email)).rejects.toThrow('has no second factor');
  });
});
