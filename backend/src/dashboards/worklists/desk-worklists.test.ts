import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { addDays, clinicInstant, formatMoment } from '@clinic/contract/clinic-calendar';
import type { DeskWorklists } from '@clinic/contract/dashboards/desk-worklists';
import type { WorklistName } from '@clinic/contract/dashboards/work-rows';
import { Types } from 'mongoose';
import { openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import type { Person } from '../../../test/test-app.ts';
import { makeEnquiry, makeInvoice, makeItem } from '../../operations/demo/factories.ts';
import { DeskWorklistsService } from './desk-worklists.service.ts';
import { TODAY } from '../../../test/test-clock.ts';

const ZONE = 'Asia/Kolkata';
/** The desk looks at its home at eleven o'clock of a later day, whenever the test runs. */
const DAY = addDays(TODAY, 20);
const at = (date: string, time: string) => clinicInstant(date, time, ZONE);
const NOW = at(DAY, '11:00');

describe("the front desk's day", () => {
  let staffed: StaffedClinic;
  let desk: DeskWorklistsService;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
    desk = staffed.clinic.get(DeskWorklistsService, { strict: false });
    await staffed.clinic.connection.collection('weeks').insertOne({
      doctor: new Types.ObjectId(staffed.doctor.id),
      validFrom: '2020-01-01',
      ranges: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
        day,
        from: '09:00',
        to: '12:00',
        modes: ['clinic', 'online'],
      })),
      removedAt: null,
    });
  });
  afterAll(() => staffed.clinic.close());

  const today = (): Promise<DeskWorklists> =>
    desk.worklistsOf({ ...staffed.assistant, role: 'assistant' }, NOW);
  const rows = async (list: WorklistName & keyof DeskWorklists['lists'], who: Pick<Person, 'id'>) =>
    (await today()).lists[list].rows.filter(({ person }) => person?.id === who.id);
  /** Hides a row for the desk on that day. */
  const putOff = (list: WorklistName, { id, fact }: { id: string; fact: string }) =>
    staffed.clinic.connection.collection('hidden-rows').insertOne({
      person: new Types.ObjectId(staffed.assistant.id),
      list,
      row: id,
      fact,
      expiresAt: at(addDays(DAY, 1), '00:00'),
    });
  const book = async (date: string, time: string, over: object = {}) => {
    const { clinic, assistant, doctor } = staffed;
    const who = await clinic.addClient();
    const wish = { doctor: doctor.id, assistant: assistant.id, client: who.id, date, time, duration: 30 };
    const body = { ...wish, confirm: true, ...over };
    const answer = await clinic.as(assistant).post('/appointment/create').send(body).expect(200);
    return { who, visit: answer.body.appointment as Appointment };
  };
  /** Stores fields that the API refuses on another day. */
  const become = (id: string, set: object) =>
    staffed.clinic.connection
      .collection('appointments')
      .updateOne({ _id: new Types.ObjectId(id) }, { $set: set });

  it('has all visits of today without the cancelled ones', async () => {
    const { clinic, assistant } = staffed;
    const second = await book(DAY, '10:00');
    const first = await book(DAY, '09:00');
    const gone = await book(DAY, '11:00');
    await book(addDays(DAY, 1), '09:00');
    await clinic.as(assistant).delete(`/appointment/delete/${gone.visit.id}`).expect(200);
    const { visits } = await today();
    expect(visits.map(({ id }) => id)).toEqual([first.visit.id, second.visit.id]);
    expect(visits[0]).toMatchObject({ client: { name: first.who.name }, status: 'confirmed', outcome: null });
  });

  describe('lists a series whose client missed the last two visits', () => {
    let who: Person;
    let visits: Appointment[];

    /** A week lies between the visits: three before the day of the desk's look, two behind it. */
    beforeEach(async () => {
      const { clinic, assistant } = staffed;
      const [doctor, client] = await Promise.all([clinic.addDoctor(), clinic.addClient()]);
      who = client;
      const answer = await clinic
        .as(assistant)
        .post('/appointment/series')
        .send({
          client: who.id,
          doctor: doctor.id,
          assistant: assistant.id,
          first: { date: addDays(TODAY, 2), time: '10:00' },
          every: { weeks: 1 },
          times: 5,
          hoursReason: 'A course.',
        })
        .expect(200);
      visits = answer.body.appointments;
    });
    const record = async (outcomes: readonly (string | null)[]) => {
      for (const [index, outcome] of outcomes.entries()) {
        const visit = visits[index];
        if (visit) await become(visit.id, { outcome });
      }
    };

    it('in words, with its places, and not after one miss alone', async () => {
      await record(['no_show']);
      expect(await rows('missedSeries', who)).toEqual([]);
      await record(['no_show', 'no_show']);
      const [row, ...others] = await rows('missedSeries', who);
      expect(others).toEqual([]);
      const last = formatMoment({ date: addDays(TODAY, 9), time: '10:00' });
      expect(row).toMatchObject({
        id: visits[0]?.series?.id,
        words: `Missed 1 and 2 of 5 with ${visits[0]?.doctor.name}, the last on ${last}; 2 visits to come`,
        visit: { id: visits[1]?.id },
      });
    });

    it('until a visit took place', async () => {
      await record(['no_show', 'no_show', 'completed']);
      expect(await rows('missedSeries', who)).toEqual([]);
    });

    it('until the rest is cancelled', async () => {
      await record(['no_show', 'no_show']);
      const body = { status: 'cancelled', scope: 'later' };
      await staffed.clinic
        .as(staffed.assistant)
        .put(`/appointment/update/${visits[2]?.id}`)
        .send(body)
        .expect(200);
      expect(await rows('missedSeries', who)).toEqual([]);
    });

    it('and again after it was put off, once another visit is missed', async () => {
      await record(['no_show', 'no_show']);
      const [row] = await rows('missedSeries', who);
      await putOff('missedSeries', row!);
      expect(await rows('missedSeries', who)).toEqual([]);
      await record(['no_show', 'no_show', 'no_show']);
      expect((await rows('missedSeries', who)).map(({ words }) => words)).toEqual([
        expect.stringContaining('Missed 2 and 3 of 5'),
      ]);
    });
  });

  it('lists requests by age, with the free times near the requested one', async () => {
    const { doctor } = staffed;
    const date = addDays(DAY, 3);
    const { who: older } = await book(date, '09:00', { confirm: false });
    await book(date, '09:30');
    const { who: younger } = await book(date, '09:30', { confirm: false });
    const { count, rows: all } = (await today()).lists.requests;
    expect(count).toBe(2);
    expect(all.map(({ person }) => person?.name)).toEqual([older.name, younger.name]);
    expect(all[0]).toMatchObject({
      words: `Asks for ${formatMoment({ date, time: '09:00' })} with ${doctor.name}, Online`,
      free: [
        { date, time: '09:00' },
        { date, time: '10:00' },
        { date, time: '10:15' },
      ],
    });
    expect(all[1]?.free[0]).toEqual({ date, time: '09:00' });
  });

  it('lists clients’ changes until the desk has dealt with them', async () => {
    const { clinic, assistant, doctor } = staffed;
    const date = addDays(DAY, 4);
    const { who, visit } = await book(date, '09:00');
    await clinic.as(who).put(`/appointment/reschedule/${visit.id}`).send({ date, time: '10:00' }).expect(200);
    await clinic.connection.collection('appointments').updateOne(
      { _id: new Types.ObjectId(visit.id) },
      { $set: { 'changes.$[last].at': NOW } },
      {
        arrayFilters: [{ 'last.event': 'move-asked' }],
      },
    );
    const [from, to] = [formatMoment({ date, time: '09:00' }), formatMoment({ date, time: '10:00' })];
    expect(await rows('clientChanges', who)).toMatchObject([
      { words: `Asks to move the visit of ${from} with ${doctor.name} to ${to}`, since: NOW.toISOString() },
    ]);
    const body = { status: 'confirmed', confirmedDate: date, confirmedTime: '10:00' };
    await clinic.as(assistant).put(`/appointment/update/${visit.id}`).send(body).expect(200);
    expect(await rows('clientChanges', who)).toEqual([]);
  });

  it('lists past visits without an outcome for thirty days', async () => {
    const { who, visit } = await book(addDays(DAY, 5), '09:00');
    const [startsAt, endsAt] = [at(addDays(DAY, -29), '09:00'), at(addDays(DAY, -29), '09:30')];
    await become(visit.id, { startsAt, endsAt });
    expect(await rows('notRecorded', who)).toMatchObject([{ since: endsAt.toISOString() }]);
    await become(visit.id, {
      startsAt: at(addDays(DAY, -31), '09:00'),
      endsAt: at(addDays(DAY, -31), '09:30'),
    });
    expect(await rows('notRecorded', who)).toEqual([]);
  });

  it('lists visits inside time off until the desk keeps them', async () => {
    const { clinic, assistant, doctor } = staffed;
    const date = addDays(DAY, 6);
    const { who, visit } = await book(date, '09:00');
    await clinic.connection.collection('time-off').insertOne({
      doctor: new Types.ObjectId(doctor.id),
      label: 'Wedding',
      startsAt: at(date, '00:00'),
      endsAt: at(date, '10:00'),
      removedAt: null,
    });
    expect(await rows('inTimeOff', who)).toMatchObject([
      { words: expect.stringMatching(/inside time off: Wedding$/) },
    ]);
    await clinic.as(assistant).put(`/appointment/keep/${visit.id}`).send({ reason: 'Comes in.' }).expect(200);
    expect(await rows('inTimeOff', who)).toEqual([]);
  });

  it('offers each free time to the client who has waited longest', async () => {
    const { clinic } = staffed;
    const date = addDays(DAY, 8);
    const [first, second] = [await book(date, '09:00'), await book(date, '09:30')];
    for (const { who, visit } of [second, first])
      await clinic.as(who).put(`/appointment/wantEarlier/${visit.id}`).send({ wanted: true }).expect(200);
    const { count, rows: all } = (await today()).lists.earlier;
    expect(count).toBe(2);
    expect(all.map(({ person }) => person?.id)).toEqual([second.who.id, first.who.id]);
    expect(new Set(all.map(({ to }) => formatMoment(to))).size).toBe(2);
    expect(all.map(({ phone }) => phone)).toEqual([expect.stringMatching(/^\d{10}$/), expect.anything()]);
  });

  it('lists clients who missed a visit until they have a later one', async () => {
    const { clinic, assistant, doctor } = staffed;
    const { who, visit } = await book(addDays(DAY, 9), '09:00');
    const outcome = {
      outcome: 'no_show',
      startsAt: at(addDays(DAY, -2), '09:00'),
      endsAt: at(addDays(DAY, -2), '09:30'),
    };
    await become(visit.id, outcome);
    await clinic.connection
      .collection('appointments')
      .updateOne({ _id: new Types.ObjectId(visit.id) }, { $unset: { activeClient: 1, slots: 1 } });
    expect(await rows('noShows', who)).toMatchObject([{ words: expect.stringMatching(/^Did not come on /) }]);
    const again = {
      doctor: doctor.id,
      assistant: assistant.id,
      client: who.id,
      date: addDays(DAY, 9),
      time: '10:00',
    };
    await clinic
      .as(assistant)
      .post('/appointment/create')
      .send({ ...again, confirm: true })
      .expect(200);
    expect(await rows('noShows', who)).toEqual([]);
  });

  it('lists clients without a visit to come whose program ended thirty days ago', async () => {
    const { clinic, assistant, doctor } = staffed;
    const ended = async (days: number) => {
      const who = await clinic.addClient();
      await clinic.connection
        .collection('clients')
        .updateOne(
          { _id: new Types.ObjectId(who.id) },
          { $set: { programEndedAt: at(addDays(DAY, -days), '18:00') } },
        );
      return who;
    };
    const [due, young, coming] = [await ended(30), await ended(29), await ended(40)];
    const wish = {
      doctor: doctor.id,
      assistant: assistant.id,
      client: coming.id,
      date: addDays(DAY, 10),
      time: '09:00',
    };
    expect(await rows('lapsed', coming)).toHaveLength(1);
    await clinic
      .as(assistant)
      .post('/appointment/create')
      .send({ ...wish, confirm: true })
      .expect(200);
    expect(await rows('lapsed', due)).toMatchObject([
      { words: 'Program ended 30 days ago, no visit to come' },
    ]);
    expect(await rows('lapsed', young)).toEqual([]);
    expect(await rows('lapsed', coming)).toEqual([]);
  });

  it('lists what is overdue, the oldest first, without what is due on the day or later', async () => {
    const { clinic, assistant } = staffed;
    expect((await today()).lists.overdue).toEqual({ count: 0, sum: 0, rows: [] });
    const owe = async (date: string, dueOn?: { day: string; amount: number }[]) => {
      const who = await clinic.addClient();
      const program = { selectedPlan: 'Detox', numberOfWeeks: 1, pricePerWeek: 900 };
      const body = makeInvoice(who.id, [], { ...program, date, payments: [], ...(dueOn && { dueOn }) });
      const answer = await clinic.as(assistant).post('/invoice/addInvoice').send(body).expect(200);
      return { who, invoice: answer.body.invoice };
    };
    const [day, yesterday] = [addDays(DAY, -20), addDays(DAY, -1)];
    const late = await owe(day, [
      { day: yesterday, amount: 300 },
      { day: DAY, amount: 600 },
    ]);
    const old = await owe(day);
    await owe(day, [{ day: DAY, amount: 900 }]);
    const { count, sum, rows: all } = (await today()).lists.overdue;
    expect([count, sum]).toEqual([2, 1200]);
    const number = (one: typeof late) => one.invoice.invoiceNumber;
    expect(all).toMatchObject([
      { id: old.invoice.id, words: `₹900.00 of ${number(old)}, overdue for 20 days`, since: null },
      { id: late.invoice.id, words: `₹300.00 of ${number(late)}, overdue for 1 day` },
    ]);
    expect(all.map(({ person }) => person?.id)).toEqual([old.who.id, late.who.id]);
    await putOff('overdue', all[0]!);
    expect((await today()).lists.overdue).toMatchObject({ count: 1, sum: 300, rows: [all[1]] });
    const part = { client: old.who.id, mode: 'Cash', amount: 100 };
    await clinic.as(assistant).post('/payment/receive').send(part).expect(200);
    expect((await today()).lists.overdue).toMatchObject({ count: 2, sum: 1100 });
  });

  it('lists whom to call back, those first whose time has come, and no more once they were called', async () => {
    const { clinic, assistant } = staffed;
    const caller = async (name: string, callBackAt?: string) => {
      const said = { name, phoneNumber: '9825012345', callBackAt };
      return (await clinic.as(assistant).post('/enquiry/byDesk').send(said).expect(200)).body.enquiry;
    };
    const later = await caller('Later', clinicInstant(addDays(DAY, 1), '11:00', ZONE).toISOString());
    const over = await caller('Overdue', clinicInstant(addDays(DAY, -1), '16:00', ZONE).toISOString());
    const any = await caller('At any time');
    const { callBacks, enquiries } = (await today()).lists;
    expect(callBacks.rows.map(({ id }) => id)).toEqual([over.id, later.id]);
    expect(callBacks.rows[0]?.words).toMatch(/^Was to be called on .*, 4:00 PM\. Asks for a call$/);
    expect(callBacks.rows[1]?.words).toMatch(/^Call back on .*, 11:00 AM\. Asks for a call$/);
    expect(enquiries.rows.map(({ id }) => id)).toContain(any.id);
    await clinic
      .as(assistant)
      .put(`/rest/enquiries/${over.id}`)
      .send({ ...over, state: 'contacted' })
      .expect(200);
    expect((await today()).lists.callBacks.rows.map(({ id }) => id)).toEqual([later.id]);
    await clinic
      .as(assistant)
      .put(`/rest/enquiries/${later.id}`)
      .send({ ...later, callBackAt: null })
      .expect(200);
    const after = (await today()).lists;
    expect(after.callBacks.count).toBe(0);
    expect(after.enquiries.rows.map(({ id }) => id)).toContain(later.id);
  });

  it('lists new enquiries and low stock until they are put off', async () => {
    const { clinic, assistant } = staffed;
    await clinic.as().post('/enquiry').send(makeEnquiry()).expect(200);
    const item = (name: string, countInStock: number) =>
      clinic.as(assistant).post('/inventory/addItem').send(makeItem({ name, countInStock })).expect(200);
    await item('Tulsi', 10);
    await item('Ashwagandha', 11);
    const { enquiries, lowStock } = (await today()).lists;
    expect(lowStock.count).toBe(1);
    const sent = enquiries.rows.at(-1);
    expect(sent).toMatchObject({ enquiry: { state: 'new', by: null }, person: { id: sent?.id } });
    expect(lowStock.rows[0]).toMatchObject({ words: 'Tulsi: 10 left', fact: '10', person: null });
    await putOff('lowStock', lowStock.rows[0]!);
    expect((await today()).lists.lowStock).toEqual({ count: 0, rows: [] });
  });
});
