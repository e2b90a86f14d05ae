import { clientCalls } from '@clinic/contract/clients/client-calls';
import { addDays, clinicInstant } from '@clinic/contract/clinic-calendar';
import type { Meal } from '@clinic/contract/care/diet-plans/diet-plans';
import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import { emptyDosage } from '@clinic/contract/care/dosage-plans/dosage-rules';
import { intakeFormCalls } from '@clinic/contract/care/intake-forms/intake-form-calls';
import {
  dietPlanCalls,
  herbsPlanCalls,
  snacksPlanCalls,
  vitaminPlanCalls,
} from '@clinic/contract/care/plans/plan-calls';
import { today } from '@clinic/ui/clinic-page';
import { storeSession } from '@clinic/ui/session/session.ts';
import { answerApi, on, Refused } from '@clinic/ui/test/api.ts';
import { DEFAULT_POLICY } from '@clinic/contract/scheduling/booking-policy';
import { anAppointment, aDietPlan, aDose, aHerbsPlan, aSelf } from '@clinic/ui/test/records.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { account, renderAt } from '../../test/render.tsx';
import { endSession } from '../../lib/session-end.ts';
import { askForOwnPage } from '../ask-for-own-page.ts';
import { paintFirstView } from './paint.ts';

const { id } = account;
const item = (name: string, days: number) => ({ name, days, unit: 'bowl', quantity: 1 });
const breakfast: Meal = { mealType: 'Breakfast', mealTime: '08:30', itemGroups: [[item('Upma', 7)]] };
const dinner: Meal = {
  mealType: 'Dinner',
  // The last minute of a day: there is always a next meal.
  mealTime: '23:59',
  itemGroups: [[item('Khichdi', 2), item('Soup', 5)], [item('Salad', 7)]],
};
const dietPlan = aDietPlan({
  notes: 'Warm water\nthrough the day.',
  weeks: [
    { weekNumber: 1, title: 'Light week', totalDays: 7, mealPlan: [dinner, breakfast] },
    { weekNumber: 2, title: '', totalDays: 7, mealPlan: [dinner] },
  ],
});
const program = () => ({
  name: 'Weight Loss',
  duration: 2,
  durationInDays: 14,
  startDate: addDays(today(), -3),
});
const dose = aDose('Triphala', {
  quantity: '½ teaspoon',
  notes: 'In warm water.',
  dosage: { ...emptyDosage(), dinner: { count: 2, timing: 'B' } },
});
/** One asked for, one that begins with a call, and one that the clinic cancelled. */
const visits = () => [
  anAppointment({
    _id: 'd'.repeat(24),
    id: 'd'.repeat(24),
    status: 'confirmed',
    appointmentType: 'Online',
    start: '2126-02-01T04:30:00.000Z',
    end: '2126-02-01T05:00:00.000Z',
  }),
  anAppointment({
    status: 'requested',
    heldUntil: '2126-02-01T04:30:00.000Z',
    clientNotes: 'After six, please.',
    start: '2126-03-01T04:30:00.000Z',
    end: '2126-03-01T05:00:00.000Z',
  }),
  anAppointment({
    _id: 'f'.repeat(24),
    id: 'f'.repeat(24),
    status: 'cancelled',
    assistantNotes: 'Bring the report.',
    start: '2026-01-05T04:30:00.000Z',
    end: '2026-01-05T05:00:00.000Z',
  }),
];
const answers = [
  on(clientCalls.me, { client: aSelf({ ...account, status: 'active', program: program() }) }),
  on(dietPlanCalls.current, { dietPlan }, { clientId: id }),
  on(vitaminPlanCalls.current, { vitaminPlan: null }, { clientId: id }),
  on(herbsPlanCalls.current, { herbsPlan: aHerbsPlan(dose) }, { clientId: id }),
  on(appointmentCalls.ofClient, { appointments: visits() }, { clientId: id }),
  on(appointmentCalls.policy, { policy: { ...DEFAULT_POLICY }, stored: false, version: 0 }),
  on(snacksPlanCalls.current, { snacksPlan: null }, { clientId: id }),
  on(intakeFormCalls.ofClient, { forms: [] }, { clientId: id }),
];

/** The page as it is before React, with the answers that it asks for. */
async function openBeforeReact(path: string) {
  history.replaceState(null, '', path);
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  askForOwnPage();
  await paintFirstView();
  return root;
}

beforeEach(() => {
  // Before breakfast, which is folded away later.
  vi.setSystemTime(clinicInstant(today(), '06:00', 'Asia/Kolkata'));
  storeSession('client', account, 'token-of-client');
});
afterEach(() => {
  // Answers kept for one test must not serve the next.
  endSession('client', 'logged-out');
  document.querySelector('#root')?.remove();
  history.replaceState(null, '', '/');
});

/** Reads the element of this role and name twice: before React starts, and when React has drawn it. */
async function bothTexts(path: string, role: string, name?: string) {
  const before = within(await openBeforeReact(path)).getByRole(role, { name }).textContent;
  document.querySelector('#root')?.remove();
  renderAt(path, { as: { area: 'client' } });
  const after = (await screen.findByRole(role, { name })).textContent;
  cleanup();
  return [before, after];
}

test.each([
  ['/client/dashboard', 'list', 'Hours of the day'],
  ['/client/dashboard', 'heading', `Welcome, ${account.name}`],
  ['/client/diet-plan', 'table', undefined],
  ['/client/diet-plan', 'region', 'About this plan'],
  ['/client/diet-plan', 'region', 'Notes from your doctor'],
  ['/client/diet-plan', 'heading', 'Light week'],
  ['/client/diet-plan', 'navigation', 'Parts of the plan'],
  ['/client/appointments', 'heading', 'Appointments'],
])('before React %s has the same %s "%s"', async (path, role, name) => {
  answerApi(answers);
  const [before, after] = await bothTexts(path, role, name);
  expect(before).toBe(after);
});

test('before React the list of appointments says of each what the screen says, in the same order', async () => {
  answerApi(answers);
  const said = (root: HTMLElement) =>
    within(root)
      .getAllByRole('article')
      .map((card) =>
        Array.from(card.querySelectorAll('h2, dt, dd, p'), ({ textContent }) => textContent.trim()).filter(
          Boolean,
        ),
      );
  const root = await openBeforeReact('/client/appointments');
  expect(within(root).getByRole('button', { name: 'Book' })).toBeDisabled();
  const before = said(root);
  root.remove();
  const { container } = renderAt('/client/appointments', { as: { area: 'client' } });
  await screen.findAllByRole('article');
  // The client's own number comes with an answer of its own.
  await waitFor(() => expect(said(container)).toEqual(before));
  expect(before.flat()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^We will call you on /),
      'Your notes: After six, please.',
      'From the clinic: Bring the report.',
    ]),
  );
});

test('a client without appointments is left to the screen, which says so', async () => {
  answerApi([...answers, on(appointmentCalls.ofClient, { appointments: [] }, { clientId: id })]);
  const root = await openBeforeReact('/client/appointments');
  expect(within(root).getByLabelText('Loading...')).toBeInTheDocument();
});

test('a record’s content is text, never markup', async () => {
  const weeks = [
    {
      weekNumber: 1,
      title: '',
      totalDays: 7,
      mealPlan: [{ ...breakfast, itemGroups: [[item('<img src=x>', 7)]] }],
    },
  ];
  answerApi([...answers, on(dietPlanCalls.current, { dietPlan: { ...dietPlan, weeks } }, { clientId: id })]);
  const root = await openBeforeReact('/client/dashboard');
  expect(within(root).getByRole('region', { name: 'Your day' })).toHaveTextContent('<img src=x>');
  expect(root.querySelector('img[src=x]')).toBeNull();
});

test.each([
  ['an address that is not proven', { recordsClosed: 'EMAIL_UNVERIFIED' as const }],
  ['a consent that is asked for', { asksConsent: true }],
  ['letters about the account', { notices: 1 }],
])('%s comes before any meal', async (_, more) => {
  answerApi([...answers, on(clientCalls.me, { client: aSelf({ ...account, program: program(), ...more }) })]);
  const root = await openBeforeReact('/client/dashboard');
  expect(root).not.toHaveTextContent('Upma');
  expect(within(root).getByLabelText('Loading...')).toBeInTheDocument();
});

test('a part that cannot be read is left to the screen, which says so', async () => {
  answerApi([...answers, on(herbsPlanCalls.current, new Refused('SERVER_ERROR'), { clientId: id })]);
  const root = await openBeforeReact('/client/dashboard');
  expect(root).not.toHaveTextContent('Upma');
});

test('a session that the server ends while the page is read shows nothing of it', async () => {
  answerApi([...answers, on(herbsPlanCalls.current, new Refused('UNAUTHENTICATED'), { clientId: id })]);
  const root = await openBeforeReact('/client/dashboard');
  expect(root).not.toHaveTextContent('Upma');
  expect(localStorage.getItem('client')).toBeNull();
});

test('without a session nothing is asked and nothing written', async () => {
  localStorage.clear();
  const calls = answerApi(answers);
  const root = await openBeforeReact('/client/dashboard');
  expect(root).toBeEmptyDOMElement();
  expect(calls).toHaveLength(0);
});

test('the log-in stands there before React, and waits for it', async () => {
  localStorage.clear();
  const root = await openBeforeReact('/client/login');
  for (const field of ['Email', 'Password']) expect(within(root).getByLabelText(field)).toBeDisabled();
  expect(within(root).getByRole('button', { name: 'Login' })).toBeDisabled();
  const texts = [
    'Your plan, your meals and your appointments.',
    'Forgot your password?',
    'New here? Register',
  ];
  for (const text of texts) expect(within(root).getByText(text)).toBeInTheDocument();
  root.remove();
  renderAt('/client/login');
  expect(await screen.findByRole('heading', { name: 'Client Login' })).toBeVisible();
  for (const text of texts) expect(screen.getByText(text)).toBeVisible();
});
