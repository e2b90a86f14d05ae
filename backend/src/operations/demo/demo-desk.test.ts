import { CLINIC_HOURS } from '@clinic/contract/clinic';
import { addDays, clinicInstant, clinicToday, weekdayName } from '@clinic/contract/clinic-calendar';
import { outsideHours } from '@clinic/contract/scheduling/opening-hours';
import { Types } from 'mongoose';
import { WITHOUT_EMAIL } from './demo-clients.ts';
import { demoAppointments } from './demo-desk.ts';
import { demoWorkingTime } from './demo-hours.ts';

const ZONE = 'Asia/Kolkata';
const person = (name: string) => ({ _id: new Types.ObjectId(), id: new Types.ObjectId(), name });
const JOINED = new Date('2025-11-20T05:00:00Z');
const clients = Array.from({ length: 40 }, (_, index) => ({
  ...person(`Client ${index}`),
  createdAt: JOINED,
}));
const doctors = [person('Dr Asha Mehta'), person('Dr Raghav Iyer')];
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:20`);

/** Appointments of a demo clinic opened at each hour of this day. */
const madeOn = (today: string) =>
  hours.map((time) =>
    demoAppointments(clinicInstant(today, time, ZONE), ZONE, clients, (index) => ({
      doctor: doctors[index % 2] ?? person('nobody'),
      assistant: person('Nisha'),
      work: demoWorkingTime(index % 2, today),
    })),
  );
const week = Array.from({ length: 7 }, (_, day) => addDays('2026-01-05', day)).map(
  (today) => [weekdayName(today), today] as const,
);

describe.each(week)('appointments of a demo clinic that is opened on a %s, at any hour', (weekday, today) => {
  const made = madeOn(today);

  it('show requests, and a visit of the client who logs in, still to come', () => {
    for (const appointments of made) {
      const requests = appointments.filter(({ status }) => status === 'requested');
      expect(requests.length).toBeGreaterThanOrEqual(4);
      expect(requests.filter(({ date }) => date <= today)).toEqual([]);
      const own = appointments.filter(({ client }) => client.id === clients[0]?._id);
      expect(own.filter(({ date, status }) => date > today && status === 'confirmed')).toHaveLength(1);
    }
  });

  it('have a visit to come of the client without an e-mail, of which the desk tells', () => {
    for (const appointments of made) {
      const own = appointments.filter(({ client }) => client.id === clients[WITHOUT_EMAIL]?._id);
      expect(own.filter(({ date, status }) => date > today && status === 'confirmed')).toHaveLength(1);
    }
  });

  it('come after the registration, and were asked for after it', () => {
    const day = clinicToday(JOINED, ZONE);
    for (const appointments of made) {
      expect(appointments.filter(({ date }) => date <= day)).toEqual([]);
      expect(appointments.flatMap(({ changes }) => changes).filter(({ at }) => at < JOINED)).toEqual([]);
    }
  });

  it('are all within the opening hours, those of the past too', () => {
    const outside = made
      .flat()
      .map((visit) => outsideHours({ ...visit, hours: CLINIC_HOURS }) && `${visit.date} ${visit.time}`);
    expect(outside.filter(Boolean)).toEqual([]);
  });

  it('fill the day, when the clinic is open', () => {
    const open = weekday !== 'Sunday';
    for (const appointments of made)
      expect(appointments.filter(({ date }) => date === today).length >= 4).toBe(open);
  });

  it('tell what became of visits, and leave a few to be said', () => {
    for (const [hour, appointments] of made.entries()) {
      const now = clinicInstant(today, hours[hour] ?? '', ZONE);
      const past = appointments.filter(({ status, endsAt }) => status === 'confirmed' && endsAt <= now);
      const kinds = new Set(past.map(({ outcome }) => outcome));
      expect((['completed', 'no_show', undefined] as const).filter((kind) => !kinds.has(kind))).toEqual([]);
      const told = appointments.filter(({ outcomeAt }) => outcomeAt);
      expect(told.filter(({ outcomeAt }) => (outcomeAt as Date) > now)).toEqual([]);
    }
  });

  it('hold what clients ask for, and some clients would rather come earlier', () => {
    for (const appointments of made) {
      const requests = appointments.filter(({ status }) => status === 'requested');
      expect(requests.every(({ slots, heldUntil }) => slots && heldUntil)).toBe(true);
      expect(appointments.some(({ wantsEarlierSince }) => wantsEarlierSince)).toBe(true);
    }
  });
});
