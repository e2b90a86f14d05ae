import { paymentCalls } from '@clinic/contract/billing/payment-calls';
import { accountCalls } from '@clinic/contract/identity/account-calls';
import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import { clientCalls } from '@clinic/contract/clients/client-calls';
import { clinicOnMap } from '@clinic/contract/clinic';
import { addDays, clinicInstant } from '@clinic/contract/clinic-calendar';
import type { Meal } from '@clinic/contract/care/diet-plans/diet-plans';
import { emptyDosage } from '@clinic/contract/care/dosage-plans/dosage-rules';
import { intakeFormCalls } from '@clinic/contract/care/intake-forms/intake-form-calls';
import { journalCalls } from '@clinic/contract/care/journal/journal-calls';
import type { ClientSelf } from '@clinic/contract/people';
import {
  dietPlanCalls,
  herbsPlanCalls,
  snacksPlanCalls,
  vitaminPlanCalls,
} from '@clinic/contract/care/plans/plan-calls';
import { today } from '@clinic/ui/clinic-page';
import { answerApi, cutOff, on, Refused, requestsOf } from '@clinic/ui/test/api.ts';
import {
  aDietPlan,
  aDose,
  aDue,
  aForm,
  aHerbsPlan,
  anAccount,
  anAppointment,
  aSelf,
} from '@clinic/ui/test/records.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { account, renderAt } from '../../test/render.tsx';

const { id } = account;
const program = () => ({
  name: 'Weight Loss',
  duration: 2,
  durationInDays: 14,
  startDate: addDays(today(), -9),
});
const me = (more: Partial<ClientSelf> = {}) => ({
  client: aSelf({ id, name: 'Meera Joshi', status: 'new', ...more }),
});
const item = (name: string, days: number) => ({ name, days, unit: 'bowl', quantity: 1 });
const meal = (mealType: Meal['mealType'], mealTime: string, itemGroups: Meal['itemGroups']) => ({
  mealType,
  mealTime,
  itemGroups,
});
const week = (weekNumber: number, mealPlan: Meal[]) => ({ weekNumber, title: '', totalDays: 7, mealPlan });

const nothing = [
  on(clientCalls.me, me()),
  on(appointmentCalls.ofClient, { appointments: [] }, { clientId: id }),
  on(dietPlanCalls.current, { dietPlan: null }, { clientId: id }),
  on(vitaminPlanCalls.current, { vitaminPlan: null }, { clientId: id }),
  on(herbsPlanCalls.current, { herbsPlan: null }, { clientId: id }),
  on(snacksPlanCalls.current, { snacksPlan: null }, { clientId: id }),
  on(intakeFormCalls.ofClient, { forms: [] }, { clientId: id }),
];
const dietPlan = aDietPlan({
  weeks: [
    week(1, [meal('Lunch', '13:00', [[item('Poha', 7)]])]),
    week(2, [
      meal('Dinner', '19:30', [[item('Khichdi', 2), item('Vegetable Soup', 5)]]),
      meal('Breakfast', '08:30', [[item('Daliya Upma', 7)], [item('Moong Chilla', 7)]]),
    ]),
  ],
});
const atDinner = aDose('Triphala', {
  quantity: '½ teaspoon',
  notes: 'In warm water.',
  dosage: { ...emptyDosage(), dinner: { count: 2, timing: 'B' } },
});
const everything = [
  ...nothing,
  on(clientCalls.me, me({ status: 'active', program: program(), doctorEmail: 'asha@example.in' })),
  on(dietPlanCalls.current, { dietPlan }, { clientId: id }),
  on(herbsPlanCalls.current, { herbsPlan: aHerbsPlan(atDinner) }, { clientId: id }),
];

const open = () => renderAt('/client/dashboard', { as: { area: 'client' } });
const overview = async () => within(await screen.findByRole('region', { name: 'Quick Overview' }));
const value = (region: Awaited<ReturnType<typeof overview>>, name: string) =>
  region.getByText(name).nextElementSibling;

const hours = async () => within(await screen.findByRole('list', { name: 'Hours of the day' }));
const rowsOf = async () => {
  const list = await hours();
  return list.getAllByRole('listitem').map((row) => row.textContent);
};
/** Opens the home at a time of the clinic's day. */
const openAt = (time: string) => {
  vi.setSystemTime(clinicInstant(today(), time, 'Asia/Kolkata'));
  return open();
};

// Before every meal of the plan.
beforeEach(() => void vi.setSystemTime(clinicInstant(today(), '06:00', 'Asia/Kolkata')));

test('the day is one list of the current week’s meals and the doses, alternatives named', async () => {
  answerApi(everything);
  open();
  expect(await rowsOf()).toEqual([
    'Next: Breakfast, 8:30 AMDaliya Upma, 1 bowl or Moong Chilla, 1 bowl',
    'Dinner, 7:30 PM2 × Triphala, ½ teaspoon (Before meal) · In warm water.Vegetable Soup, 1 bowl',
  ]);
});

test.each([
  ['08:29', ['Next: Breakfast', 'Dinner']],
  ['08:30', ['Now: Breakfast', 'Dinner']],
  ['09:15', ['Earlier: Breakfast', 'Next: Dinner']],
  ['21:59', ['Earlier: Breakfast', 'Now: Dinner']],
  ['22:00', ['Earlier: Breakfast and Dinner']],
])('at %s the rows begin with %j', async (time, beginnings) => {
  answerApi(everything);
  openAt(time);
  const rows = await rowsOf();
  expect(rows).toHaveLength(beginnings.length);
  for (const [place, beginning] of beginnings.entries()) expect(rows[place]).toContain(beginning);
});

test('what is over is folded away, and one press shows it again', async () => {
  answerApi(everything);
  const { user } = openAt('12:00');
  expect(screen.queryByText(/Daliya Upma/)).toBeNull();
  await user.click(await screen.findByRole('button', { name: /^Earlier: Breakfast/ }));
  expect(screen.getByText('Daliya Upma, 1 bowl or Moong Chilla, 1 bowl')).toBeVisible();
});

test.each([
  [-1, 'Your program starts on '],
  [14, 'Between weeks: the last planned day was '],
])('on day %i of the program the home says so', async (day, words) => {
  const outside = { ...program(), startDate: addDays(today(), -day) };
  answerApi([...everything, on(clientCalls.me, me({ status: 'active', program: outside }))]);
  open();
  expect(await screen.findByText(new RegExp(`^${words}`))).toBeVisible();
});

test('the overview counts days, meals and progress', async () => {
  answerApi(everything);
  open();
  const region = await overview();
  expect(value(region, 'Status')).toHaveTextContent('Active');
  expect(value(region, 'Days done')).toHaveTextContent('9');
  expect(value(region, 'Meals today')).toHaveTextContent('2');
  expect(value(region, 'Progress')).toHaveTextContent('64%');
});

test('a new client sees dashes instead of invented numbers, and what to do next', async () => {
  answerApi(nothing);
  open();
  const region = await overview();
  expect(value(region, 'Status')).toHaveTextContent('New');
  for (const name of ['Days done', 'Meals today', 'Progress'])
    expect(value(region, name)).toHaveTextContent('–');
  expect(await screen.findByText('Help Us Personalize Your Plan')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Update My Forms' })).toHaveAttribute(
    'href',
    '/client/personal-details?edit=DietaryRecall#DietaryRecall',
  );
  expect(screen.getByRole('link', { name: 'Email My Coach' })).toHaveAttribute(
    'href',
    'mailto:hello@tulsivan.example',
  );
});

test('a dietary recall on file says when it was submitted', async () => {
  const forms = [aForm('DietaryRecall', {}, { updatedAt: '2026-01-04T20:00:00.000Z' })];
  answerApi([...everything, on(intakeFormCalls.ofClient, { forms }, { clientId: id })]);
  open();
  expect(await screen.findByText('Dietary Recall on File')).toBeVisible();
  expect(screen.getByText('Last submitted on 05 Jan 2026.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Review My Forms' })).toBeVisible();
});

test('without network what is kept is there at once, and nothing is said of what is not known', async () => {
  answerApi(everything);
  const online = open();
  await screen.findByText(/Triphala/, { selector: 'li *' });
  online.unmount();
  localStorage.removeItem(`offline:${id}:diet-plan`);

  cutOff();
  renderAt('/client/dashboard', { as: { area: 'client' }, retries: true });
  expect(await screen.findByText(/Triphala/, { selector: 'li *' })).toBeVisible();
  expect(screen.getByText('A part of this page is not available without network.')).toBeVisible();
  expect(screen.queryByText(/has not published/)).toBeNull();
});

test('without network the plan is still there, for this client only, and gone after the log-out', async () => {
  answerApi(everything);
  const online = open();
  await screen.findByText(/Triphala/, { selector: 'li *' });
  online.unmount();

  cutOff();
  const later = open();
  expect(await screen.findByText('Vegetable Soup, 1 bowl', { selector: 'li *' })).toBeVisible();
  expect(Object.keys(localStorage).filter((key) => key.includes('form'))).toEqual([]);

  await later.user.click(screen.getByRole('link', { name: 'Logout' }));
  await screen.findByRole('heading', { level: 1, name: 'Client Login' });
  expect(localStorage).toHaveLength(0);
  expect(JSON.stringify(localStorage)).not.toContain('Triphala');
});

test('an address that is not proven is asked for on the home, also where it closes nothing', async () => {
  answerApi([...nothing, on(clientCalls.me, me({ emailVerified: false }))]);
  open();
  expect(await screen.findByText(/^Please confirm your e-mail: open the link that we sent/)).toBeVisible();
});

test('while mails are not set up, no proof of the address is asked for', async () => {
  document.documentElement.dataset.mails = 'off';
  onTestFinished(() => void delete document.documentElement.dataset.mails);
  answerApi([...nothing, on(clientCalls.me, me({ emailVerified: false }))]);
  open();
  expect(await screen.findByRole('heading', { name: 'Quick Overview' })).toBeVisible();
  expect(screen.queryByText(/confirm your e-mail/)).toBeNull();
});

test('a client with an unproven address is told to look into the inbox, and gets a new link', async () => {
  const refused = new Refused('EMAIL_UNVERIFIED');
  const calls = answerApi([
    ...nothing,
    on(clientCalls.me, {
      client: { ...aSelf({ id }), program: undefined, recordsClosed: 'EMAIL_UNVERIFIED' },
    }),
    on(dietPlanCalls.current, refused, { clientId: id }),
    on(vitaminPlanCalls.current, refused, { clientId: id }),
    on(herbsPlanCalls.current, refused, { clientId: id }),
    on(snacksPlanCalls.current, refused, { clientId: id }),
    on(accountCalls.sendVerification, { message: 'We have sent you a new link.' }),
  ]);
  const { user } = renderAt('/client/dashboard', { as: { area: 'client' } });
  expect(await screen.findByText(/^Check your inbox/)).toBeVisible();
  expect(screen.queryByText('A part of this page could not be loaded.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send a new link' }));
  expect(await screen.findByText('We have sent you a new link.')).toBeVisible();
  expect(requestsOf(calls, accountCalls.sendVerification)).toHaveLength(1);
});

test('in place of a plan that waits for the address, its screen says so too', async () => {
  answerApi([...nothing, on(vitaminPlanCalls.current, new Refused('EMAIL_UNVERIFIED'), { clientId: id })]);
  renderAt('/client/vitamins', { as: { area: 'client' } });
  expect(await screen.findByText(/^Check your inbox/)).toBeVisible();
});

test('the next visit tells the other time that was asked for, on the clock of the clinic', async () => {
  process.env.TZ = 'Europe/London';
  onTestFinished(() => void (process.env.TZ = 'Asia/Kolkata'));
  const start = new Date(Date.now() + 86_400_000).toISOString();
  const end = new Date(Date.now() + 88_200_000).toISOString();
  const askedMove = { date: '2099-01-06', time: '16:00', heldUntil: null };
  const visit = anAppointment({ status: 'confirmed', start, end, askedMove });
  answerApi([...everything, on(appointmentCalls.ofClient, { appointments: [visit] }, { clientId: id })]);
  open();
  const panel = within(await screen.findByRole('region', { name: 'Next appointment' }));
  expect(panel.getByText('Requested instead: Tuesday, 06 Jan 2099, 4:00 PM India time.')).toBeVisible();
});

test('the next visit leads to its place, into the own calendar, or online', async () => {
  const start = new Date(Date.now() + 86_400_000).toISOString();
  const end = new Date(Date.now() + 88_200_000).toISOString();
  const visit = anAppointment({ status: 'confirmed', start, end });
  const next = (more: Partial<typeof visit>) =>
    on(appointmentCalls.ofClient, { appointments: [{ ...visit, ...more }] }, { clientId: id });
  answerApi([...everything, next({ appointmentType: 'Cash' })]);
  const { unmount } = open();
  const panel = within(await screen.findByRole('region', { name: 'Next appointment' }));
  expect(panel.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', clinicOnMap());
  expect(panel.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  expect(panel.queryByRole('link', { name: 'Join' })).toBeNull();
  unmount();
  answerApi([...everything, next({ appointmentType: 'Online', joinLink: 'https://meet.example/room' })]);
  open();
  const join = await screen.findByRole('link', { name: 'Join' });
  expect(join).toHaveAttribute('href', 'https://meet.example/room');
  expect(screen.queryByRole('link', { name: 'Directions' })).toBeNull();
});

test('what a client has opened stays open while a part of the home that failed is read again', async () => {
  const answers: ((answer: Refused | { forms: [] }) => void)[] = [];
  answerApi([
    ...everything,
    on(journalCalls.own, { now: new Date().toISOString(), days: [] }),
    on(intakeFormCalls.ofClient, () => new Promise((resolve) => answers.push(resolve)), { clientId: id }),
  ]);
  const { user } = open();
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.(new Refused('NOT_FOUND'));
  await screen.findByText('A part of this page could not be loaded.');
  vi.setSystemTime(clinicInstant(today(), '12:00', 'Asia/Kolkata'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  const fold = await screen.findByRole('button', { name: /^Earlier: Breakfast/ });
  await user.click(fold);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(answers).toHaveLength(2));
  // Deferred values are drawn now.
  await act(async () => undefined);
  expect(screen.getByText(/Daliya Upma/)).toBeVisible();
  answers[1]?.({ forms: [] });
  await waitFor(() => expect(screen.queryByText('A part of this page could not be loaded.')).toBeNull());
  expect(screen.getByText(/Daliya Upma/)).toBeVisible();
});

test('the home says what is due, and when the clinic is looking for the payment', async () => {
  const said = { id: 's', at: '2026-11-29T10:00:00.000Z', reference: '4410', due: 300, open: true };
  const own = (due: ReturnType<typeof aDue>) =>
    on(paymentCalls.own, { ...anAccount({ due: 300, dues: [due] }), upi: null });
  answerApi([...nothing, own(aDue())]);
  const { unmount } = renderAt('/client/dashboard', { as: { area: 'client' } });
  expect(await screen.findByText('₹300.00 due.')).toBeVisible();
  expect(screen.getByText(/Due since 01 Nov 2026\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See and pay' })).toHaveAttribute('href', '/client/invoices');
  unmount();
  answerApi([...nothing, own(aDue({ saidPaid: said }))]);
  renderAt('/client/dashboard', { as: { area: 'client' } });
  expect(await screen.findByText(/The clinic is looking for your payment\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See and pay' })).toBeNull();
});
