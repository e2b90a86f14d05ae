import type { OwnNotices } from '@clinic/contract/notifications/client-notice-calls';
import {
  NOTICE_KINDS,
  NOTICE_SENTENCES,
  type NoticeKind,
} from '@clinic/contract/notifications/client-notices';
import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { auditRows, openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import { fromNow, testClock } from '../../../test/test-clock.ts';
import type { Person } from '../../../test/test-app.ts';
import { sampleOf } from '../../platform/mail/email-samples.ts';
import type { MailMessage } from '../../platform/mail/mail-message.ts';
import type { OutboxRecord } from '../../platform/mail/outbox.schema.ts';
import { Outbox } from '../../platform/mail/outbox.service.ts';

const DAY = 24 * 60 * 60_000;

describe('letters about an account without an address', () => {
  let staffed: StaffedClinic;
  let client: Person;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
  });
  afterAll(() => staffed.clinic.close());
  beforeEach(async () => {
    client = await staffed.clinic.addClient();
  });

  const rows = () => staffed.clinic.connection.collection<OutboxRecord>('outbox');
  /** Stores a letter to the client, who had no address when it was written. */
  const letter = async (kind: NoticeKind | 'confirmed' = 'second-factor-reset', ageMs = 0) => {
    const _id = `${client.id}:${kind}:${randomUUID()}`;
    const sample = sampleOf(kind, testClock.now(), 'Asia/Kolkata');
    const message = { ...sample, _id, client: client.id, to: { name: client.name } } as MailMessage;
    await staffed.clinic.get(Outbox, { strict: false }).add(message);
    await rows().updateOne({ _id }, { $set: { createdAt: fromNow(-ageMs) } });
    return _id;
  };
  const get = (who: Person | undefined = client) => staffed.clinic.as(who).get('/client/notices');
  const read = (id: string, who: Person | undefined = client) =>
    staffed.clinic.as(who).put(`/client/notices/${id}/read`);
  const storedAt = async (_id: string) => (await rows().findOne({ _id }))?.createdAt.toISOString();
  const unread = async () => ((await get().expect(200)).body as OwnNotices).notices;
  const ofHome = async (who = client) =>
    (await staffed.clinic.as(who).get('/client/me').expect(200)).body.client.notices as number | undefined;

  it('are read by the client as sentences, newest first, and the home says how many wait', async () => {
    const older = await letter('second-factor-codes', DAY);
    const newer = await letter();
    expect(await unread()).toEqual([
      {
        id: newer,
        kind: 'second-factor-reset',
        at: await storedAt(newer),
        sentence: NOTICE_SENTENCES['second-factor-reset'],
      },
      {
        id: older,
        kind: 'second-factor-codes',
        at: await storedAt(older),
        sentence: NOTICE_SENTENCES['second-factor-codes'],
      },
    ]);
    expect(await ofHome()).toBe(2);
    expect(await ofHome(await staffed.clinic.addClient())).toBeUndefined();
  });

  it.each(NOTICE_KINDS)('of the kind %s carry no link, no token and no letter', async (kind) => {
    const id = await letter(kind);
    const [own, ...others] = await unread();
    expect(others).toEqual([]);
    expect(Object.keys(own ?? {}).toSorted()).toEqual(['at', 'id', 'kind', 'sentence']);
    const stored = (await rows().findOne({ _id: id }))?.message as { nonce?: string } | undefined;
    const { id: _, ...said } = own!;
    const text = JSON.stringify(said);
    expect(text).not.toMatch(/https?:|eyJ|token=|<\w/);
    // Letters without a link have no nonce.
    expect(text).not.toContain(stored?.nonce ?? 'no nonce');
  });

  it('are gone once read, are kept for thirty days, and leave one row of the audit, read twice', async () => {
    const id = await letter();
    const other = await letter('second-factor-added');
    for (const _ of [1, 2])
      expect((await read(id).expect(200)).body.notices.map((one: { id: string }) => one.id)).toEqual([other]);
    const stored = await rows().findOne({ _id: id });
    expect(stored?.state).toBe('read');
    expect(Number(stored?.expiresAt) - Number(stored?.updatedAt)).toBeGreaterThan(29.9 * DAY);
    expect(Number(stored?.expiresAt) - Number(stored?.updatedAt)).toBeLessThan(30.1 * DAY);
    expect(await ofHome()).toBe(1);
    const audited = await auditRows(staffed, { client: client.id, kind: 'letter' });
    expect(audited.map(({ action, by }) => [action, by?.id])).toEqual([['update', client.id]]);
  });

  it('are read once by twenty presses at once', async () => {
    const id = await letter();
    const answers = await Promise.all(Array.from({ length: 20 }, () => read(id)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await auditRows(staffed, { client: client.id, kind: 'letter' })).toHaveLength(1);
  });

  it('stay when the client gets an address afterwards', async () => {
    const clients = staffed.clinic.connection.collection('clients');
    const which = { _id: new Types.ObjectId(client.id) };
    await clients.updateOne(which, { $unset: { email: '' } });
    const id = await letter();
    await clients.updateOne(which, {
      $set: { email: `proven-${client.id}@example.in`, emailVerifiedAt: testClock.now() },
    });
    expect((await unread()).map((one) => one.id)).toEqual([id]);
  });

  it('are nobody else’s: another client’s and any other letter are not there, and staff are refused', async () => {
    const id = await letter();
    const visit = await letter('confirmed');
    const stranger = await staffed.clinic.addClient();
    expect((await get(stranger).expect(200)).body).toEqual({ notices: [] });
    const answers = [
      await read(id, stranger),
      await read(visit),
      await read(`${id}x`),
      await read('short'),
      await read(id, staffed.assistant),
      await get(staffed.assistant),
      await get(staffed.doctor),
      await get(await staffed.clinic.addAdmin()),
      await staffed.clinic.as().get('/client/notices'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 400, 403, 403, 403, 403, 401]);
    expect((await rows().findOne({ _id: visit }))?.state).toBe('to tell');
    expect((await unread()).map((one) => one.id)).toEqual([id]);
  });

  it('are found by an index of their own, since each home asks how many wait', async () => {
    const which = { client: new Types.ObjectId(client.id), state: 'at log-in' as const };
    const plan = await rows().find(which).sort({ createdAt: -1, _id: -1 }).explain();
    const chosen = JSON.stringify((plan.queryPlanner as { winningPlan: object }).winningPlan);
    expect(chosen).toContain('client_1_createdAt_-1__id_-1');
    expect(chosen).not.toMatch(/COLLSCAN|SORT/);
  });

  it('are not among what the desk tells', async () => {
    await letter();
    const { body } = await staffed.clinic.as(staffed.assistant).get('/desk/today').expect(200);
    const own = body.lists.toTell.rows.filter(
      ({ person }: { person?: { id: string } }) => person?.id === client.id,
    );
    expect(own).toEqual([]);
  });
});
