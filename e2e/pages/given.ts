import { addDays, clinicToday, weekdayOf } from '@clinic/contract/clinic-calendar';
import { now } from '../clock.ts';
import type { Account, Clinic } from '../fixtures.ts';

const ZONE = 'Asia/Kolkata';

/** Returns a future day on which the clinic is open in the morning and in the afternoon. */
export function openDay(after = 2): string {
  const day = addDays(clinicToday(now(), ZONE), after);
  // The clinic is closed on Sunday, and open until two on Saturday.
  const weekday = weekdayOf(day);
  return weekday === 0 || weekday === 6 ? addDays(day, 2) : day;
}

/** Returns a day so many days from today, in the clinic's time zone. */
export const dayFromToday = (days: number): string => addDays(clinicToday(now(), ZONE), days);

interface Team {
  doctor: Account;
  assistant: Account;
}

export async function team(clinic: Clinic, name?: string): Promise<Team> {
  const doctor = await clinic.doctor(name);
  return { doctor, assistant: await clinic.assistantOf(doctor) };
}

/** Makes a client who requested a first appointment and therefore belongs to the doctor. */
export async function clientOf(clinic: Clinic, { doctor, assistant }: Team): Promise<Account> {
  const client = await clinic.client();
  await clinic.call(client, 'POST', '/appointment/create', {
    doctor: doctor.id,
    client: client.id,
    assistant: assistant.id,
    appointmentType: 'Cash',
    date: openDay(),
    time: '10:00',
  });
  return client;
}

const item = (name: string, days: number, quantity: number | string, unit: string) => ({
  name,
  days,
  quantity,
  unit,
});
const meal = (mealType: string, mealTime: string, itemGroups: unknown) => ({
  mealType,
  mealTime,
  itemGroups,
});

const dose = (slot: string, count: number, timing: string) => ({ [slot]: { count, timing } });

/** Makes plans of two weeks; the program started ten days ago, so that the second week is the current one. */
export async function givePlans(clinic: Clinic, doctor: Account, client: Account): Promise<void> {
  const plan = { name: 'Weight Loss', duration: 2, durationInDays: 14, startDate: dayFromToday(-10) };
  await clinic.call(doctor, 'POST', '/program/save', { clientId: client.id, plan });
  await clinic.call(doctor, 'POST', `/dietPlan/create/${client.id}`, {
    program: 'Weight Loss',
    totalDays: 14,
    status: 'published',
    notes: 'Warm water through the day.',
    weeks: [
      {
        weekNumber: 1,
        title: 'Week 1',
        totalDays: 7,
        mealPlan: [meal('Lunch', '13:00', [[item('Salad and Soup', 7, 1, 'bowl')]])],
      },
      {
        weekNumber: 2,
        title: 'Light week',
        totalDays: 7,
        mealPlan: [
          meal('Breakfast', '08:30', [
            [item('Daliya Upma', 3, 1, 'bowl'), item('Moong Chilla', 4, 2, 'pieces')],
            [item('Poha', 7, '½', 'katori')],
          ]),
          meal('Dinner', '19:30', [[item('Khichdi', 7, 1, 'katori')]]),
        ],
      },
    ],
  });
  await clinic.call(doctor, 'POST', `/vitaminPlan/save/${client.id}`, {
    vitamins: [
      { name: 'Vitamin D3', quantity: '1000 IU', notes: 'With milk', dosage: dose('morning', 1, 'A') },
    ],
  });
  await clinic.call(doctor, 'POST', `/herbsPlan/save/${client.id}`, {
    herbs: [{ name: 'Triphala', quantity: '1 tsp', notes: '', dosage: dose('dinner', 2, 'B') }],
  });
  await clinic.call(doctor, 'POST', `/snacksPlan/save/${client.id}`, {
    snacks: [{ name: 'Mixed Nuts', quantity: '10 pieces, soaked' }],
  });
}
