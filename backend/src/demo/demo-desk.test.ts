import { addDays, weekdayOf } from '@clinic/contract/clinic-calendar';
import { Types } from 'mongoose';
import { demoAppointments } from './demo-desk.ts';

const person = (name: string) => ({ _id: new Types.ObjectId(), id: new Types.ObjectId(), name });
const clients = Array.from({ length: 40 }, (_, index) => person(`Client ${index}`));
const doctors = [person('Dr Asha Mehta'), person('Dr Raghav Iyer')];
const made = (today: string) =>
  demoAppointments(today, 'Asia/Kolkata', clients, (index) => ({
    doctor: doctors[index % 2] ?? person('nobody'),
    assistant: person('Nisha'),
  }));
const week = Array.from({ length: 7 }, (_, day) => addDays('2026-01-05', day));

describe('appointments of the demo clinic', () => {
  it.each(week)(
    'opened on %s show requests, and a visit of the client who logs in, still to come',
    (today) => {
      const appointments = made(today);
      const requests = appointments.filter(({ status }) => status === 'requested');
      expect(requests.length).toBeGreaterThanOrEqual(4);
      expect(requests.every(({ date }) => date > today)).toBe(true);
      const own = appointments.filter(({ client }) => client.id === clients[0]?._id);
      expect(own.some(({ date, status }) => date > today && status === 'confirmed')).toBe(true);
    },
  );

  it.each(week)('opened on %s are at times when the clinic is open', (today) => {
    const coming = made(today).filter(({ date }) => date >= today);
    expect(coming.filter(({ date }) => weekdayOf(date) === 0)).toEqual([]);
    const late = coming.filter(({ date, time }) => weekdayOf(date) === 6 && date > today && time >= '14:00');
    expect(late).toEqual([]);
    expect(coming.every(({ time }) => time >= '09:00' && time < '19:00')).toBe(true);
  });
});
