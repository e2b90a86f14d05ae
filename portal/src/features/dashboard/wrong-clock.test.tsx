import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import { clientCalls } from '@clinic/contract/clients/client-calls';
import { addDays, clinicToday } from '@clinic/contract/clinic-calendar';
import type { JournalDay } from '@clinic/contract/care/journal/journal';
import { journalCalls } from '@clinic/contract/care/journal/journal-calls';
import { emptyDosage } from '@clinic/contract/care/dosage-plans/dosage-rules';
import { intakeFormCalls } from '@clinic/contract/care/intake-forms/intake-form-calls';
import {
  dietPlanCalls,
  herbsPlanCalls,
  snacksPlanCalls,
  vitaminPlanCalls,
} from '@clinic/contract/care/plans/plan-calls';
import { answerApi, cutOff, on, requestsOf } from '@clinic/ui/test/api.ts';
import { aDietPlan, aDose, aHerbsPlan, aSelf } from '@clinic/ui/test/records.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { account, renderAt } from '../../test/render.tsx';

const { id } = account;
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const dayHere = () => clinicToday(new Date(), 'Asia/Kolkata');
const item = (name: string, days: number) => ({ name, days, unit: 'bowl', quantity: 1 });
const dose = (name: string, slot: 'morning' | 'dinner') =>
  aDose(name, { dosage: { ...emptyDosage(), [slot]: { count: 1, timing: 'A' } } });

/** A phone so far behind the clinic, whose program began five days ago by the phone's clock: Soup from its eighth day. */
function openBehind(behind: number) {
  const program = { name: 'Weight Loss', duration: 2, durationInDays: 14, startDate: addDays(dayHere(), -5) };
  const day = clinicToday(new Date(Date.now() + behind), 'Asia/Kolkata');
  const journal: JournalDay = { day, meals: [], doses: [], answers: {}, water: [] };
  const meals = (name: string) =>
    [
      { mealType: 'Breakfast', mealTime: '08:30', itemGroups: [[item(`${name} for breakfast`, 7)]] },
      { mealType: 'Dinner', mealTime: '19:30', itemGroups: [[item(name, 7)]] },
    ] as const;
  const dietPlan = aDietPlan({
    weeks: ['Khichdi', 'Soup'].map((name, place) => ({
      weekNumber: place + 1,
      title: '',
      totalDays: 7,
      mealPlan: meals(name).map((meal) => ({
        ...meal,
        itemGroups: meal.itemGroups.map((group) => [...group]),
      })),
    })),
  });
  const herbsPlan = aHerbsPlan(dose('Amla', 'morning'), dose('Triphala', 'dinner'));
  const calls = answerApi(
    [
      on(clientCalls.me, { client: aSelf({ id, name: 'Meera Joshi', status: 'active', program }) }),
      on(appointmentCalls.ofClient, { appointments: [] }, { clientId: id }),
      on(dietPlanCalls.current, { dietPlan }, { clientId: id }),
      on(vitaminPlanCalls.current, { vitaminPlan: null }, { clientId: id }),
      on(herbsPlanCalls.current, { herbsPlan }, { clientId: id }),
      on(snacksPlanCalls.current, { snacksPlan: null }, { clientId: id }),
      on(intakeFormCalls.ofClient, { forms: [] }, { clientId: id }),
      on(journalCalls.own, { now: new Date(Date.now() + behind).toISOString(), days: [journal] }),
      on(journalCalls.save, { journal, notTaken: [] }, { day }),
    ],
    behind,
  );
  return { ...renderAt('/client/dashboard', { as: { area: 'client' } }), calls, day };
}
const part = (name: string) => screen.findByRole('region', { name });

test('a phone that is two days behind shows the meals of the clinic’s day, and what is next of them', async () => {
  openBehind(2 * DAY);
  expect(await part('Your day')).toHaveTextContent(/Dinner, 7:30 PM.*Soup, 1 bowl/);
});

test('on a phone that is five hours behind the doses of the morning are over', async () => {
  // Half past one at the clinic.
  vi.setSystemTime(new Date().setHours(8, 30));
  openBehind(5 * HOUR);
  const [earlier, next] = within(await part('Your day')).getAllByRole('listitem');
  expect(earlier).toHaveTextContent(/^Earlier: Breakfast/);
  expect(next).toHaveTextContent(/^Next: Dinner, 7:30 PM/);
  expect(next).toHaveTextContent('Triphala');
  expect(next).not.toHaveTextContent(/Breakfast|Amla/);
});

test('ticks of the clinic’s day are made and sent by the phone’s own clock, which the server corrects', async () => {
  const { user, calls, day } = openBehind(2 * DAY);
  const glass = { name: 'Add a glass' };
  await waitFor(() => expect(screen.getByRole('button', glass)).toBeEnabled());
  await user.click(screen.getByRole('button', glass));
  await waitFor(() => expect(requestsOf(calls, journalCalls.save)).toHaveLength(1));
  const [sent] = requestsOf(calls, journalCalls.save);
  expect(sent?.path.endsWith(day)).toBe(true);
  for (const at of [sent?.body.sentAt, sent?.body.taps[0]?.at])
    expect(clinicToday(new Date(at ?? ''), 'Asia/Kolkata')).toBe(dayHere());
});

test('a clock that is set while there is no network counts as it is, and the page says so', async () => {
  openBehind(2 * DAY);
  expect(await part('Your day')).toHaveTextContent(/Dinner, 7:30 PM.*Soup, 1 bowl/);
  cutOff();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/^You are offline\./)).not.toHaveTextContent('clock');
  vi.setSystemTime(Date.now() - DAY);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText(/^You are offline\./)).toHaveTextContent(
    "Days and times are by this phone's clock.",
  );
  expect(await part('Your day')).toHaveTextContent(/Dinner, 7:30 PM.*Khichdi, 1 bowl/);
});
