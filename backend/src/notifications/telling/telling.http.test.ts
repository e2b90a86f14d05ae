import type { DeskWorklists, ToTellRow } from '@clinic/contract/dashboards/desk-worklists';
import type { Email } from '@clinic/contract/notifications/email-kinds';
import { TELLING_OUTCOMES } from '@clinic/contract/notifications/telling-calls';
import { THERE_IS_NEWS } from '@clinic/contract/notifications/telling-words';
import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { auditRows, openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import { fromNow, testClock } from '../../../test/test-clock.ts';
import type { Person } from '../../../test/test-app.ts';
import { sampleOf } from '../../platform/mail/email-samples.ts';
import type { MailMessage } from '../../platform/mail/mail-message.ts';
import type { OutboxRecord } from '../../platform/mail/outbox.schema.ts';
import { Outbox } from '../../platform/mail/outbox.service.ts';

const MINUTE = 60_000;

describe('what the desk has to tell', () => {
  let staffed: StaffedClinic;
  let client: Person;
  let colleague: Person;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
    colleague = await staffed.clinic.addAssistant(staffed.doctor);
  });
  afterAll(() => staffed.clinic.close());
  beforeEach(async () => {
    client = await staffed.clinic.addClient();
  });

  const rows = () => staffed.clinic.connection.collection<OutboxRecord>('outbox');
  /** Stores a letter to the client, as to one without an address. */
  const line = async (kind: 'confirmed' | 'cancelled' | 'plan-published', start?: Date) => {
    const _id = `${new Types.ObjectId().toHexString()}:2:${kind}`;
    const sample = sampleOf(kind, testClock.now(), 'Asia/Kolkata');
    const message = {
      ...sample,
      _id,
      client: client.id,
      to: { name: client.name },
      ...('appointment' in sample && {
        appointment: {
          ...sample.appointment,
          id: new Types.ObjectId().toHexString(),
          ...(start && { start }),
        },
      }),
    } as MailMessage;
    await staffed.clinic.get(Outbox, { strict: false }).add(message);
    return _id;
  };
  const desk = async (who: Person = staffed.assistant): Promise<ToTellRow[]> => {
    const { body } = await staffed.clinic.as(who).get('/desk/today').expect(200);
    return (body as DeskWorklists).lists.toTell.rows.filter(({ person }) => person?.id === client.id);
  };
  const record = (id: string, body: object, who: Person = staffed.assistant, repeat = randomUUID()) =>
    staffed.clinic.as(who).post(`/letters/${id}/telling`).set('Idempotency-Key', repeat).send(body);

  it('is a row with the client’s number, the fact in words and a message that names no doctor', async () => {
    const id = await line('confirmed');
    const [row] = await desk();
    expect(row).toMatchObject({ id, tries: 0, person: { name: client.name } });
    expect(row?.phone).toMatch(/^\d{10}$/);
    expect(row?.words).toMatch(/^Visit confirmed: .* with Dr\. Meera Shah$/);
    expect(row?.message).toMatch(/your visit is on .* at 3:30 PM/);
    expect(row?.message).not.toContain('Shah');
  });

  it('names nothing of other news, in the row and in the client’s letters', async () => {
    await line('plan-published');
    const [row] = await desk();
    expect(row?.words).toBe(THERE_IS_NEWS);
    const { body } = await staffed.clinic
      .as(staffed.assistant)
      .get(`/letters/ofClient/${client.id}`)
      .expect(200);
    expect((body.letters as Email[]).find(({ state }) => state === 'to tell')).toMatchObject({
      about: THERE_IS_NEWS,
      to: { email: '' },
    });
  });

  it('stands in the order of the visits, and other news comes last', async () => {
    const news = await line('plan-published');
    const late = await line('confirmed', fromNow(3 * 24 * 60 * MINUTE));
    const soon = await line('cancelled', fromNow(60 * MINUTE));
    expect((await desk()).map(({ id }) => id)).toEqual([soon, late, news]);
  });

  it('goes when it is told, which is kept with the person, and is in the record of who did what', async () => {
    const id = await line('confirmed');
    const { body } = await record(id, { outcome: 'told', tries: 0 }).expect(200);
    expect(body.letter).toMatchObject({ state: 'told', telling: { last: { by: staffed.assistant.name } } });
    expect(await desk()).toEqual([]);
    const audited = await auditRows(staffed, { client: client.id, kind: 'letter' });
    expect(audited.map(({ action, by }) => [action, by?.id])).toEqual([['update', staffed.assistant.id]]);
  });

  it('stays when the client was not reached, says who tried, and a hidden row comes back', async () => {
    const id = await line('confirmed');
    const hide = { list: 'toTell', id, fact: '0' };
    await staffed.clinic.as(staffed.assistant).put('/today/hide').send(hide).expect(200);
    expect(await desk()).toEqual([]);
    await record(id, { outcome: 'not reached', tries: 0 }, colleague).expect(200);
    const [row] = await desk();
    expect(row).toMatchObject({ id, tries: 1 });
    expect(row?.words).toContain(`Not reached by ${colleague.name}`);
    await record(id, { outcome: 'told', tries: 1 }).expect(200);
    expect(await desk()).toEqual([]);
  });

  it('is recorded once, whatever two people press at once, fifty times', async () => {
    for (let round = 0; round < 50; round++) {
      const id = await line('confirmed');
      const answers = await Promise.all(
        [staffed.assistant, colleague].map((who, index) =>
          record(id, { outcome: TELLING_OUTCOMES[(round + index) % 2], tries: 0 }, who),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const winner = answers.find(({ status }) => status === 200)?.body.letter;
      const stored = await rows().findOne({ _id: id });
      expect(stored).toMatchObject({ state: winner.state, tellings: 1 });
      const refused = answers.find(({ status }) => status === 409)?.body;
      expect(refused.code).toBe('LETTER_TOLD');
      expect(refused.message).toContain(stored?.telling?.by.name);
    }
  });

  it('answers a repeated request as the first, and records it once', async () => {
    const id = await line('confirmed');
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => record(id, { outcome: 'told', tries: 0 }, staffed.assistant, key)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(await rows().findOne({ _id: id })).toMatchObject({ state: 'told', tellings: 1 });
  });

  it('refuses what is outdated, what is no letter, and what is not said right', async () => {
    const id = await line('confirmed');
    await rows().updateOne({ _id: id }, { $set: { state: 'dropped' } });
    const told = { outcome: 'told', tries: 0 };
    const answers = [
      await record(id, told),
      await record(`${id}x`, told),
      await record(id, { outcome: 'sung', tries: 0 }),
      await record(id, { outcome: 'told', tries: -1 }),
      await record(id, told, staffed.doctor),
      await record(id, told, client),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 404, 400, 400, 403, 403]);
  });
});
