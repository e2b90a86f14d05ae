import type { Consent, OwnPrivacy } from '@clinic/contract/privacy/privacy';
import { NOTICE_VERSION } from '@clinic/contract/privacy/privacy-notice';
import { openStaffedClinic, auditRows, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import { PASSWORD, type Person } from '../../../test/test-app.ts';
import { makeEnquiry, makePerson } from '../../operations/demo/factories.ts';

describe('what a client agrees to', () => {
  let staffed: StaffedClinic;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
  });
  afterAll(() => staffed.clinic.close());

  const register = async (consents?: object): Promise<Pick<Person, 'id' | 'email' | 'token'>> => {
    const person = makePerson({ password: PASSWORD });
    const { body } = await staffed.clinic
      .as()
      .post('/client/emailRegister')
      .send({ ...person, consents })
      .expect(200);
    return { id: body.client.id, email: person.email, token: body.token };
  };
  const pageOf = async (who: Pick<Person, 'token'>): Promise<OwnPrivacy> =>
    (await staffed.clinic.as(who).get('/privacy/me').expect(200)).body;
  const decide = (who: Pick<Person, 'token'>, decided: object) =>
    staffed.clinic
      .as(who)
      .put('/privacy/consents')
      .send({ version: NOTICE_VERSION, ...decided });
  const given = ({ consents }: { consents: Consent[] }) =>
    consents.filter((consent) => consent.given).map(({ purpose }) => purpose);
  const onTheList = async ({ email }: { email: string }) =>
    (await staffed.clinic.connection.collection('newsletterAddresses').findOne({ email }))?.state;

  it('at the registration is kept with time, version and way; what was not ticked is not given', async () => {
    const client = await register({ version: NOTICE_VERSION, newsletter: true });
    const page = await pageOf(client);
    expect(page).toMatchObject({ version: NOTICE_VERSION, toAsk: false });
    expect(given(page)).toEqual(['treatment', 'newsletter']);
    for (const consent of page.consents)
      expect(consent).toMatchObject({ version: NOTICE_VERSION, way: 'registration', at: expect.any(String) });
    expect(await onTheList(client)).toBe('subscribed');
  });

  it('is asked at the first log-in of clients who registered without the notice or at the desk', async () => {
    const client = await register();
    const page = await pageOf(client);
    expect(page.toAsk).toBe(true);
    expect(page.consents).toEqual(
      ['treatment', 'reminders', 'newsletter'].map((purpose) => ({
        purpose,
        given: false,
        version: null,
        at: null,
        way: null,
      })),
    );
    const after = await decide(client, { treatment: true }).expect(200);
    expect(after.body.toAsk).toBe(false);
  });

  it('is withdrawn with the same call that gives it, and the newsletter ends with it', async () => {
    const client = await register({ version: NOTICE_VERSION, newsletter: true, reminders: true });
    const after = await decide(client, { newsletter: false, reminders: false }).expect(200);
    expect(given(after.body)).toEqual(['treatment']);
    expect(await onTheList(client)).toBe('unsubscribed');
    await decide(client, { newsletter: true }).expect(200);
    expect(await onTheList(client)).toBe('subscribed');
    const kept = await staffed.clinic.connection.collection('clients').findOne({ email: client.email });
    expect(
      ((kept?.consents ?? []) as { purpose: string; given: boolean; way: string }[])
        .filter(({ purpose }) => purpose === 'newsletter')
        .map((one) => [one.given, one.way]),
    ).toEqual([
      [true, 'registration'],
      [false, 'client-page'],
      [true, 'client-page'],
    ]);
  });

  it('shows the newsletter as ended when its own link has ended it', async () => {
    const client = await register({ version: NOTICE_VERSION, newsletter: true });
    await staffed.clinic.connection
      .collection('newsletterAddresses')
      .updateOne({ email: client.email }, { $set: { state: 'unsubscribed' } });
    expect(given(await pageOf(client))).toEqual(['treatment']);
  });

  it('is not written twice when nothing changes, and leaves the record as the desk is editing it', async () => {
    const client = await register({ version: NOTICE_VERSION });
    const clients = staffed.clinic.connection.collection('clients');
    const before = await clients.findOne({ email: client.email });
    await decide(client, { reminders: true }).expect(200);
    await decide(client, { reminders: true }).expect(200);
    const after = await clients.findOne({ email: client.email });
    expect(after?.consents).toHaveLength(4);
    expect(after?.updatedAt).toEqual(before?.updatedAt);
  });

  it('refuses an unknown notice, and to end the treatment without ending the account', async () => {
    const client = await register();
    const unknown = await decide(client, { version: '0', reminders: true }).expect(400);
    expect(unknown.body.details).toHaveProperty('version');
    const ended = await decide(client, { treatment: false }).expect(400);
    expect(ended.body.details.treatment).toEqual([expect.stringContaining('erase')]);
  });

  it('is audited', async () => {
    const client = await register();
    await decide(client, { reminders: true }).expect(200);
    const rows = await auditRows(staffed, { account: client.id });
    expect(rows.map(({ action, record }) => [action, record?.kind])).toContainEqual(['update', 'consents']);
  });

  it('with an enquiry is the version of the notice beside the form, also from a form without JavaScript', async () => {
    const sent = makeEnquiry();
    await staffed.clinic
      .as()
      .post('/enquiry')
      .send({ ...sent, notice: NOTICE_VERSION })
      .expect(200);
    const stored = await staffed.clinic.connection.collection('enquiries').findOne({ email: sent.email });
    expect(stored?.notice).toBe(NOTICE_VERSION);
    const plain = makeEnquiry();
    await staffed.clinic.as().post('/enquiry').field('notice', '').field(plainly(plain)).expect(200);
    const other = await staffed.clinic.connection.collection('enquiries').findOne({ email: plain.email });
    expect(other?.notice).toBe(null);
  });
});

const plainly = (fields: object): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
