import type { FreeStart } from '@clinic/contract/scheduling/appointments';
import type { FreeDay } from '@clinic/contract/scheduling/free-times';
import { addDays, clinicInstant, weekdayOf } from '@clinic/contract/clinic-calendar';
import { DEFAULT_POLICY } from '@clinic/contract/scheduling/booking-policy';
import { CLINIC_HOURS } from '@clinic/contract/clinic';
import { Types } from 'mongoose';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { TODAY, testClock } from '../../../test/test-clock.ts';

const ZONE = 'Asia/Kolkata';
const MONDAY = addDays(TODAY, 8 - weekdayOf(TODAY));

describe('free times', () => {
  let clinic: TestApp;
  let doctor: Person;
  let online: Person;
  let assistant: Person;
  let client: Person;

  beforeAll(async () => {
    clinic = await openTestApp();
    doctor = await clinic.addDoctor();
    online = await clinic.addDoctor();
    assistant = await clinic.addAssistant(doctor);
    client = await clinic.addClient(doctor);
    await clinic.connection.collection('weeks').insertOne({
      doctor: new Types.ObjectId(online.id),
      validFrom: '2020-01-01',
      ranges: [{ day: 1, from: '06:00', to: '07:00', modes: ['online'] }],
      removedAt: null,
    });
  });
  afterAll(() => clinic.close());

  const ask = async (query: Record<string, string>, who = client, status = 200) => {
    const address = new URLSearchParams({ duration: '30', ...query }).toString();
    return (await clinic.as(who).get(`/appointment/freeTimes?${address}`).expect(status)).body;
  };
  const book = async (date: string, time: string) => {
    const who = await clinic.addClient();
    const wish = { doctor: doctor.id, assistant: assistant.id, client: who.id, date, time, confirm: true };
    const sent = clinic
      .as(assistant)
      .post('/appointment/create')
      .send({ ...wish, duration: 30 });
    return { id: (await sent.expect(200)).body.appointment.id as string, who };
  };

  it('of a doctor without a week are those of the clinic, without what is taken', async () => {
    const [open] = CLINIC_HOURS.filter(({ day }) => day === 1);
    await book(MONDAY, '10:00');
    const { times } = await ask({ doctor: doctor.id, date: MONDAY });
    expect(times[0]).toBe(open?.open);
    expect(times).not.toContain('09:45');
    expect(times).toContain('10:30');
  });

  it('of several days come with why a day has none; a doctor’s own reason is not shown', async () => {
    const day = addDays(MONDAY, 1);
    const off = (of: string | null, label: string, date: string) => ({
      doctor: of && new Types.ObjectId(of),
      label,
      startsAt: clinicInstant(date, '00:00', ZONE),
      endsAt: clinicInstant(addDays(date, 1), '00:00', ZONE),
      removedAt: null,
    });
    await clinic.connection
      .collection('time-off')
      .insertMany([off(null, 'Diwali', day), off(doctor.id, 'Surgery', addDays(day, 1))]);
    const { days, times } = await ask({
      doctor: doctor.id,
      date: addDays(MONDAY, -1),
      to: addDays(MONDAY, 3),
    });
    expect(times).toBeUndefined();
    expect(days.map(({ date, closed }: FreeDay) => [date, closed])).toEqual([
      [addDays(MONDAY, -1), 'The clinic is closed on Sundays.'],
      [MONDAY, undefined],
      [day, 'Closed: Diwali'],
      [addDays(day, 1), 'Not available'],
      [addDays(MONDAY, 3), undefined],
    ]);
  });

  it('are at most those of 62 days', async () => {
    await ask({ doctor: doctor.id, date: MONDAY, to: addDays(MONDAY, 61) });
    const refusal = await ask({ doctor: doctor.id, date: MONDAY, to: addDays(MONDAY, 62) }, client, 400);
    expect(refusal.details.to).toHaveLength(1);
    await ask({ doctor: doctor.id, date: MONDAY, to: addDays(MONDAY, -1) }, client, 400);
  });

  it('are those of the place where the visit is', async () => {
    const monday = { doctor: online.id, date: MONDAY };
    expect((await ask({ ...monday, type: 'Online' })).times).toEqual(['06:00', '06:15', '06:30']);
    expect((await ask({ ...monday, type: 'Cash' })).times).toEqual([]);
  });

  it('leave out a visit that is being moved, a client’s own only', async () => {
    const { id, who } = await book(MONDAY, '11:00');
    const moving = { doctor: doctor.id, date: MONDAY, except: id };
    expect((await ask(moving, who)).times).toContain('11:00');
    expect((await ask(moving, assistant)).times).toContain('11:00');
    expect((await ask(moving, client)).times).not.toContain('11:00');
  });

  it('of a client leave out those before which the desk is not open for an hour, and say that it is too late', async () => {
    const settings = clinic.connection.collection('settings');
    await settings.insertOne({ _id: 'booking-policy' as never, ...DEFAULT_POLICY, version: 1 });
    const FRIDAY = addDays(MONDAY, 4);
    const closure = {
      doctor: null,
      label: 'Navratri',
      startsAt: clinicInstant(addDays(FRIDAY, 3), '00:00', ZONE),
      endsAt: clinicInstant(addDays(FRIDAY, 4), '00:00', ZONE),
      removedAt: null,
    };
    await clinic.connection.collection('time-off').insertOne(closure);
    // On Saturday 40 minutes are left, and Monday is a closure.
    clinic.travelTo(clinicInstant(addDays(FRIDAY, 1), '13:20', ZONE));
    assistant = await clinic.signInAgain(assistant);
    const tuesday = { doctor: doctor.id, date: addDays(FRIDAY, 4) };
    expect((await ask(tuesday)).times[0]).toBe('09:30');
    expect((await ask(tuesday, assistant)).times[0]).toBe('09:00');
    const first = async (who: Person) =>
      (await clinic.as(who).get(`/appointment/firstFree?duration=30&doctor=${doctor.id}&count=1`)).body
        .starts[0];
    expect(await first(client)).toMatchObject({ date: addDays(FRIDAY, 4), time: '09:30' });
    expect(await first(assistant)).toMatchObject({ date: addDays(FRIDAY, 1), time: '13:30' });

    const saturday = { doctor: doctor.id, date: addDays(FRIDAY, 1), to: addDays(FRIDAY, 2) };
    expect((await ask(saturday)).days).toEqual([
      { date: addDays(FRIDAY, 1), times: [], tooLate: true },
      { date: addDays(FRIDAY, 2), times: [], closed: 'The clinic is closed on Sundays.' },
    ]);
    expect((await ask(saturday, assistant)).days[0]).toEqual({ date: addDays(FRIDAY, 1), times: ['13:30'] });
    await settings.deleteMany({});
    clinic.travelTo(testClock.now());
    assistant = await clinic.signInAgain(assistant);
  });

  it('come first from whichever doctor has one', async () => {
    const first = async (query: string) =>
      (await clinic.as(client).get(`/appointment/firstFree?duration=30&${query}`).expect(200)).body.starts;
    expect(await first('count=2')).toHaveLength(2);
    // Early on a Monday up to three times of that day may be left.
    const starts: FreeStart[] = await first(`doctor=${online.id}&type=Online&count=4`);
    expect(starts.find(({ date }) => date >= MONDAY)).toMatchObject({
      doctor: { id: online.id },
      date: MONDAY,
      time: '06:00',
    });
    await clinic.as(client).get('/appointment/firstFree?duration=30&count=21').expect(400);
  });
});
