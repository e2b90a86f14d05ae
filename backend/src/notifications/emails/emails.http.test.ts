import { OPTIONAL_EMAILS, type Email } from '@clinic/contract/notifications/email-kinds';
import { Types } from 'mongoose';
import { auditRows, openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import { openSmtpInbox, type SmtpInbox } from '../../../test/smtp-inbox.ts';
import { until } from '../../../test/until.ts';
import type { OutboxRecord } from '../../platform/mail/outbox.schema.ts';
import { fromNow } from '../../../test/test-clock.ts';

describe('the log of emails', () => {
  let staffed: StaffedClinic;
  let inbox: SmtpInbox;

  beforeAll(async () => {
    inbox = await openSmtpInbox();
    staffed = await openStaffedClinic({ smtpUrl: inbox.url });
  });
  afterAll(async () => {
    await staffed.clinic.close();
    await inbox.close();
  });

  const rows = () => staffed.clinic.connection.collection<OutboxRecord>('outbox');
  const as = (who: 'admin' | 'doctor' | 'assistant' | 'client') => staffed.clinic.as(staffed[who]);
  const list = async (filter: object = {}): Promise<Email[]> =>
    (
      await as('admin')
        .get(`/rest/letters?filter=${JSON.stringify(filter)}`)
        .expect(200)
    ).body;
  const ofClient = async (who: 'doctor' | 'assistant' | 'admin' = 'assistant'): Promise<Email[]> =>
    (await as(who).get(`/letters/ofClient/${staffed.client.id}`).expect(200)).body.letters;
  /** Stores an email that the mail server refused so many days ago. */
  const failed = async (days = 0) => {
    const { id, name, email } = staffed.client;
    const _id = `${id}:verify-email:${new Types.ObjectId().toHexString()}`;
    const at = fromNow(-days * 86_400_000);
    const message = { kind: 'verify-email', to: { name, email }, role: 'client', account: id, nonce: 'n' };
    await rows().insertOne({
      _id,
      message,
      client: new Types.ObjectId(id),
      state: 'failed',
      attempts: 1,
      problem: '550 Mailbox unavailable',
      nextAttemptAt: at,
      createdAt: at,
      updatedAt: at,
    } as never);
    return _id;
  };

  it('says to whom, about what, and what the mail server answered, and never what an email says', async () => {
    const id = await failed();
    const [mail] = await list({ state: 'failed', client: staffed.client.id });
    expect(mail).toMatchObject({
      id,
      to: { name: staffed.client.name, email: staffed.client.email },
      client: staffed.client.id,
      kind: 'verify-email',
      about: 'Please confirm your email',
      state: 'failed',
      problem: '550 Mailbox unavailable',
    });
    expect(JSON.stringify(mail)).not.toContain('token');
    expect(
      (
        await as('admin')
          .get(`/rest/letters/${encodeURIComponent(id)}`)
          .expect(200)
      ).body,
    ).toEqual(mail);
  });

  it('shows the emails of one client to the desk, and to the own doctor only', async () => {
    const id = await failed();
    for (const who of ['doctor', 'assistant', 'admin'] as const)
      expect((await ofClient(who)).map((mail) => mail.id)).toContain(id);
    const other = await staffed.clinic.addDoctor();
    await staffed.clinic.as(other).get(`/letters/ofClient/${staffed.client.id}`).expect(404);
    await as('client').get(`/letters/ofClient/${staffed.client.id}`).expect(403);
    await as('assistant').get('/rest/letters').expect(403);
  });

  it('has an email sent again that failed, also after days, once, and says who did it', async () => {
    const id = await failed(20);
    const path = `/admin/letters/${encodeURIComponent(id)}/retry`;
    const send = () => as('assistant').post(path).set('Idempotency-Key', 'again').expect(200);
    const { body } = await send();
    expect(body.letter).toMatchObject({ id, state: 'queued', attempts: 0, problem: null });
    expect((await send()).body).toEqual(body);
    await until(async () => ((await rows().findOne({ _id: id }))?.state === 'sent' ? true : undefined));
    expect((await send()).body).toEqual(body);
    expect(
      inbox.mails.filter(({ messageId }) => messageId?.startsWith(`<${id.replaceAll(':', '.')}`)),
    ).toHaveLength(1);
    const refused = await as('assistant').post(path);
    expect([refused.status, refused.body.code]).toEqual([409, 'LETTER_STATE']);
    const [row] = await auditRows(staffed, { kind: 'letter' });
    expect(row).toMatchObject({ action: 'send-again', by: { id: staffed.assistant.id } });
    expect(row?.client?.id).toBe(staffed.client.id);
  });

  it('has an email sent that waited, since it was written before mails were set up', async () => {
    const id = await failed(20);
    await rows().updateOne({ _id: id }, { $set: { state: 'waits', problem: null } });
    expect(await list({ state: 'waits' })).toMatchObject([{ id, state: 'waits' }]);
    const path = `/admin/letters/${encodeURIComponent(id)}/retry`;
    const { body } = await as('admin').post(path).expect(200);
    expect(body.letter).toMatchObject({ id, state: 'queued' });
    await until(async () => ((await rows().findOne({ _id: id }))?.state === 'sent' ? true : undefined));
  });

  it('shows each email as it looks, without personal data', async () => {
    const { body } = await as('admin').get('/admin/letters/look?kind=confirmed').expect(200);
    expect(body.subject).toMatch(/^Confirmed: /);
    expect(body.html).toContain('Asha Patel');
    await as('admin').get('/admin/letters/look?kind=nothing').expect(400);
  });

  it('switches off what need not be sent, keeps what was before, and takes no other email', async () => {
    const change = (kind: string, on: boolean) => as('admin').put('/admin/letters/switch').send({ kind, on });
    for (const kind of OPTIONAL_EMAILS) await change(kind, false).expect(200);
    const { body } = await change('missed', true).expect(200);
    expect(body.off).toEqual(OPTIONAL_EMAILS.filter((kind) => kind !== 'missed'));
    expect((await as('admin').get('/admin/letters/switches').expect(200)).body).toEqual(body);
    await change('confirmed', false).expect(400);
    const kept = await staffed.clinic.connection
      .collection('versions')
      .countDocuments({ kind: 'letter switches' });
    expect(kept).toBe(OPTIONAL_EMAILS.length);
    expect((await auditRows(staffed, { kind: 'letter switch' }))[0]?.by?.id).toBe(staffed.admin.id);
  });
});
