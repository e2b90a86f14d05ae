import { accountCalls } from '@clinic/contract/identity/account-calls';
import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { progressCalls } from '@clinic/contract/care/client-progress/progress-calls';
import type { ClientFacts } from '@clinic/contract/dashboards/client-facts';
import { addDays } from '@clinic/contract/clinic-calendar';
import type { DoctorWorklists, DoctorVisit } from '@clinic/contract/dashboards/doctor-worklists';
import { doctorWorklistCalls } from '@clinic/contract/dashboards/doctor-worklist-calls';
import { worklistCalls } from '@clinic/contract/dashboards/worklist-calls';
import { today } from '@clinic/ui/clinic-page';
import { answerApi, on, Refused, requestsOf, type Stub } from '@clinic/ui/test/api.ts';
import { anAppointment, clientId } from '@clinic/ui/test/records.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../test/render.tsx';

const HOUR_MS = 3_600_000;
const none = { count: 0, rows: [] };
const program = { name: 'Detox', duration: 8, durationInDays: 56, startDate: addDays(today(), -25) };
const person = { id: clientId, name: 'Asha Patel' };
const since = new Date(Date.now() - 3 * 24 * HOUR_MS).toISOString();

const aDay = (more: Partial<DoctorWorklists> = {}): DoctorWorklists => ({
  day: today(),
  visits: [],
  next: null,
  needsAttention: none,
  checkIns: none,
  endingPrograms: none,
  draftPlans: none,
  withoutPlan: none,
  doctorChanges: none,
  filledForms: none,
  notRecorded: none,
  inTimeOff: none,
  ...more,
});
/** A visit of the doctor's own client. */
const seen = (appointment: Appointment, known: ClientFacts): DoctorVisit => ({
  appointment,
  allergies: known.allergies,
  facts: known,
  covers: false,
});
const facts = (more: Partial<ClientFacts> = {}): ClientFacts => ({
  allergies: [],
  program,
  weight: { now: 78.9, day: today(), change: -3.1, isSince: true, line: null },
  lastCheckup: null,
  missingForms: [],
  plan: 'published',
  ...more,
});
function visit(fromNow: number, more: Partial<Appointment> = {}): Appointment {
  const start = new Date(Date.now() + fromNow * HOUR_MS);
  const end = new Date(start.getTime() + HOUR_MS / 2);
  const client = person;
  return anAppointment({
    status: 'confirmed',
    client,
    start: start.toISOString(),
    end: end.toISOString(),
    ...more,
  });
}

function home(day: DoctorWorklists | Refused | (() => DoctorWorklists), ...stubs: Stub[]) {
  const calls = answerApi([on(doctorWorklistCalls.today, day), ...stubs]);
  return { calls, ...renderAt('/doctor', { as: { area: 'doctor' } }) };
}

test('a visit says what the doctor wants to know, and leads to the client and to the plan', async () => {
  const known = facts({ allergies: ['Peanuts'], missingForms: ['DietaryRecall'], plan: 'draft' });
  home(aDay({ visits: [seen(visit(1), known)] }));
  const day = within(await screen.findByRole('region', { name: 'Today' }));
  for (const words of [
    'Allergies: Peanuts',
    'Detox, day 26 of 56',
    '78.9 kg, 3.1 kg less than at the start (−3.8 %)',
    'No checkup yet',
    '1 form missing: Dietary Recall',
    'Diet plan in draft',
  ])
    expect(day.getByText(words)).toBeVisible();
  expect(day.getByRole('link', { name: 'Asha Patel' })).toHaveAttribute(
    'href',
    `/doctor/clients/${clientId}`,
  );
  expect(day.getByRole('link', { name: 'Diet plan of Asha Patel' })).toHaveAttribute(
    'href',
    `/doctor/diet-plan/${clientId}`,
  );
});

test('a client without a program is led to one', async () => {
  home(aDay({ visits: [seen(visit(1), facts({ program: null, plan: 'no program' }))] }));
  expect(await screen.findByRole('link', { name: 'Start a program for Asha Patel' })).toHaveAttribute(
    'href',
    `/doctor/client-plan/${clientId}`,
  );
});

test('of a client in another doctor’s care the allergies are said, and nothing else', async () => {
  home(aDay({ visits: [{ appointment: visit(1), allergies: ['Peanuts'], facts: null, covers: false }] }));
  expect(await screen.findByText('Allergies: Peanuts')).toBeVisible();
  expect(screen.getByText('In another doctor’s care.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Asha Patel/ })).toBeNull();
});

test('a visit that lets the doctor cover leads to the record and to its checkup, and to no plan', async () => {
  home(aDay({ visits: [{ ...seen(visit(1), facts({ allergies: ['Peanuts'] })), covers: true }] }));
  expect(await screen.findByText('Allergies: Peanuts')).toBeVisible();
  expect(screen.getByText('Detox, day 26 of 56')).toBeVisible();
  const links = screen.getAllByRole('link', { name: /Asha Patel/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/doctor/clients/${clientId}`,
    `/doctor/checkup/${clientId}`,
  ]);
});

test('a day without visits names the next one', async () => {
  home(aDay({ next: seen(visit(48), facts()) }));
  expect(await screen.findByText('Nobody is booked for today. Next comes:')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Diet plan of Asha Patel' })).toBeVisible();
});

test('the home names the arrived clients and how long they wait', async () => {
  const outcomeAt = new Date(Date.now() - 12.5 * 60_000).toISOString();
  home(aDay({ visits: [seen(visit(0.1, { outcome: 'arrived', outcomeAt }), facts())] }));
  expect(await screen.findByText('Waiting for 12 minutes')).toBeVisible();
  expect(screen.getByText('Arrived')).toBeVisible();
});

test('each client who waits is now, however late, and next is the first who has not arrived', async () => {
  const arrived = { outcome: 'arrived' as const, outcomeAt: new Date(Date.now() - HOUR_MS).toISOString() };
  const of = (id: string, name: string, fromNow: number, more: Partial<Appointment> = {}) =>
    seen(visit(fromNow, { id, client: { id, name }, ...more }), facts({ allergies: [`of ${name}`] }));
  const asha = of('a1'.repeat(12), 'Asha Patel', -2, arrived);
  const bina = of('b2'.repeat(12), 'Bina Shah', -1.5);
  const chetan = of('c3'.repeat(12), 'Chetan Rao', 0.2, arrived);
  const divya = of('d4'.repeat(12), 'Divya Nair', 0.7);
  const esha = of('e5'.repeat(12), 'Esha Modi', 1.2);
  const farid = of('f6'.repeat(12), 'Farid Khan', -3, { outcome: 'completed' });
  home(aDay({ visits: [farid, asha, bina, chetan, divya, esha] }));
  const day = within(await screen.findByRole('region', { name: 'Today' }));
  const said = day.getAllByRole('listitem').flatMap((row) => {
    const name = within(row).queryByRole('link', { name: /^[A-Z]\w+ [A-Z]\w+$/ })?.textContent;
    const place = within(row).queryByText(/^(Now|Next)$/)?.textContent ?? '';
    return name === undefined ? [] : [`${name} ${place}`.trim()];
  });
  expect(said).toEqual([
    'Farid Khan',
    'Asha Patel Now',
    'Bina Shah',
    'Chetan Rao Now',
    'Divya Nair Next',
    'Esha Modi',
  ]);
  for (const name of ['Asha Patel', 'Chetan Rao']) {
    expect(day.getByText(`Allergies: of ${name}`)).toBeVisible();
    expect(day.getByRole('link', { name: `Consultation of ${name}` })).toBeVisible();
  }
  expect(day.queryByText('Allergies: of Bina Shah')).toBeNull();
});

test('Read leads to the check-in itself, not to the top of a long page', async () => {
  const row = { id: 'e'.repeat(24), fact: '1', words: 'Week 3: plan followed on 5 of 7 days', since, person };
  home(aDay({ checkIns: { count: 1, rows: [row] } }));
  expect(await screen.findByRole('link', { name: 'Read: Asha Patel' })).toHaveAttribute(
    'href',
    `/doctor/clients/${clientId}#check-in-${row.id}`,
  );
});

test('each list says who, what, how long and the one thing to do; what is empty says what is good', async () => {
  const row = { id: clientId, fact: 'a', words: 'The diet plan is still a draft', since, person };
  const filled = { ...row, words: 'Filled in Dietary Recall', formType: 'DietaryRecall' as const };
  home(aDay({ draftPlans: { count: 1, rows: [row] }, filledForms: { count: 1, rows: [filled] } }));
  const drafts = within(await screen.findByRole('region', { name: 'Plans still in draft' }));
  expect(drafts.getByText('The diet plan is still a draft, waits 3 days')).toBeVisible();
  expect(drafts.getByRole('link', { name: 'Open plan: Asha Patel' })).toHaveAttribute(
    'href',
    `/doctor/diet-plan/${clientId}`,
  );
  expect(screen.getByRole('link', { name: 'Read form: Asha Patel' })).toHaveAttribute(
    'href',
    `/doctor/dietary-recall/${clientId}`,
  );
  expect(screen.getByText('No program ends within a week.')).toBeVisible();
  expect(screen.queryByText('Every diet plan is published.')).toBeNull();
});

test('"Not today" puts a row off at once', async () => {
  let hidden = false;
  const row = { id: clientId, fact: since, words: 'The diet plan is still a draft', since, person };
  const { user, calls } = home(
    () => aDay({ draftPlans: hidden ? none : { count: 1, rows: [row] } }),
    on(worklistCalls.hide, () => {
      hidden = true;
      return { message: 'Hidden until tomorrow.' };
    }),
  );
  await user.click(await screen.findByRole('button', { name: /^Not today: Asha Patel/ }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Plans still in draft' })).toBeNull());
  expect(await screen.findByText('Every diet plan is published.')).toBeVisible();
  expect(requestsOf(calls, worklistCalls.hide)[0]?.body).toEqual({
    list: 'draftPlans',
    id: clientId,
    fact: since,
  });
});

test('a client in need of attention is marked as seen in one press, and the name leads to the results', async () => {
  const words = 'Weight within 0.5 % for 23 days';
  const alerts = [{ name: 'flat' as const, level: 1 }];
  const row = {
    id: clientId,
    fact: '10:1',
    words,
    since: null,
    person,
    signals: alerts,
    opens: null,
    urgent: true,
  };
  let isSeen = false;
  const { user, calls } = home(
    () => aDay({ needsAttention: isSeen ? none : { count: 1, rows: [row] } }),
    on(
      progressCalls.seen,
      () => {
        isSeen = true;
        return { signals: [] };
      },
      { clientId },
    ),
  );
  const panel = within(await screen.findByRole('region', { name: 'Needs attention' }));
  expect(panel.getByText(words, { exact: false })).toHaveTextContent(`Urgent: ${words}`);
  expect(panel.getByRole('link', { name: 'Asha Patel' })).toHaveAttribute(
    'href',
    `/doctor/body-status/${clientId}`,
  );
  await user.click(panel.getByRole('button', { name: 'Seen: Asha Patel' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull());
  expect(requestsOf(calls, progressCalls.seen)[0]?.body).toEqual({ signals: alerts });
  expect(screen.getByText('No course asks for a look.')).toBeVisible();
});

test('values and plans of one client are rows of their own, seen and put off one by one', async () => {
  const shared = { since: null, person, signals: [], opens: null, urgent: true };
  const alerts = [{ name: 'pressure' as const, level: 11 }];
  const values = { ...shared, id: clientId, fact: '4:11', words: 'Blood pressure 190/115', signals: alerts };
  const plans = { ...shared, id: `${clientId}:plans`, fact: 'a1', words: 'Gelatin', opens: 'diet' as const };
  const { user, calls } = home(
    aDay({ needsAttention: { count: 2, rows: [values, plans] } }),
    on(progressCalls.seen, { signals: [] }, { clientId }),
    on(worklistCalls.hide, { message: 'Hidden until tomorrow.' }),
  );
  const panel = within(await screen.findByRole('region', { name: 'Needs attention' }));
  const [first, second] = panel.getAllByRole('listitem').map((item) => within(item));
  expect(second?.queryByRole('button', { name: /^Seen/ })).toBeNull();
  expect(first?.queryByRole('link', { name: /^Open plan/ })).toBeNull();
  await user.click(first!.getByRole('button', { name: 'Seen: Asha Patel' }));
  expect(requestsOf(calls, progressCalls.seen)[0]?.body).toEqual({ signals: alerts });
  await user.click(second!.getByRole('button', { name: 'Not today: Asha Patel, Gelatin' }));
  await waitFor(() =>
    expect(requestsOf(calls, worklistCalls.hide)[0]?.body).toEqual({
      list: 'needsAttention',
      id: `${clientId}:plans`,
      fact: 'a1',
    }),
  );
});

test('texts that are read differently now lead to where both readings stand', async () => {
  const words = '1 text is read differently now: TSH: “0,045” was 45, is 0.045';
  const row = { id: clientId, fact: ';1', words, since: null, person, signals: [], urgent: false };
  home(aDay({ needsAttention: { count: 1, rows: [{ ...row, opens: 'misreadings' }] } }));
  const panel = within(await screen.findByRole('region', { name: 'Needs attention' }));
  expect(panel.getByText(words)).toBeVisible();
  expect(panel.getByRole('link', { name: 'Compare: Asha Patel' })).toHaveAttribute(
    'href',
    `/doctor/clients/${clientId}`,
  );
});

test('something that speaks against a plan leads to that plan, whatever was seen', async () => {
  const words = 'Peanut allergy (Medical History: “peanuts”). Peanut Chikki contains peanut.';
  const row = { id: clientId, fact: ';1', words, since: null, person, signals: [], opens: 'snacks' as const };
  home(aDay({ needsAttention: { count: 1, rows: [{ ...row, urgent: true }] } }));
  const panel = within(await screen.findByRole('region', { name: 'Needs attention' }));
  expect(panel.getByRole('link', { name: 'Open plan: Asha Patel' })).toHaveAttribute(
    'href',
    `/doctor/snacks/${clientId}`,
  );
  expect(panel.queryByRole('button', { name: 'Seen: Asha Patel' })).toBeNull();
  expect(panel.queryByRole('link', { name: 'Read: Asha Patel' })).toBeNull();
});

test('a row that could not be put off is there again, and says why', async () => {
  const row = { id: clientId, fact: since, words: 'The diet plan is still a draft', since, person };
  const { user } = home(
    aDay({ draftPlans: { count: 1, rows: [row] } }),
    on(worklistCalls.hide, new Refused('SERVER_ERROR')),
  );
  await user.click(await screen.findByRole('button', { name: /^Not today: Asha Patel/ }));
  expect(await screen.findByRole('region', { name: 'Plans still in draft' })).toBeVisible();
});

test('a past visit without an outcome is answered in one press, and leaves the list', async () => {
  const appointment = visit(-30, { outcomeMissing: true });
  const row = { id: appointment.id, fact: since, words: 'Visit', since, person, appointment };
  let recorded = false;
  const { user, calls } = home(
    () => aDay({ notRecorded: recorded ? none : { count: 1, rows: [row] } }),
    on(
      appointmentCalls.outcome,
      () => {
        recorded = true;
        return { message: 'Recorded', appointment: visit(-30, { outcome: 'completed' }) };
      },
      { id: appointment.id },
    ),
  );
  const panel = within(await screen.findByRole('region', { name: 'Did they come?' }));
  await user.click(panel.getByRole('button', { name: 'Completed' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Did they come?' })).toBeNull());
  expect(requestsOf(calls, appointmentCalls.outcome)[0]?.body).toEqual({ outcome: 'completed' });
});

test('visits inside the own time off lead to that day of the calendar', async () => {
  const appointment = visit(48);
  const words = 'Visit of 07 Jan 2026, 10:00 AM, during Conference';
  const row = { id: appointment.id, fact: since, words, since: null, person, appointment };
  home(aDay({ inTimeOff: { count: 1, rows: [row] } }));
  const panel = within(await screen.findByRole('region', { name: 'Visits while you are away' }));
  expect(panel.getByText(words)).toBeVisible();
  expect(panel.getByRole('link', { name: 'See the day: Asha Patel' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/doctor\/appointments\?view=day&date=\d{4}-\d\d-\d\d$/),
  );
});

test('a day that cannot be read says so', async () => {
  home(new Refused('SERVER_ERROR'));
  expect(await screen.findByText('Your day could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('a doctor with an unproven address is told to open the link, and can have a new one', async () => {
  const calls = answerApi([
    on(doctorWorklistCalls.today, new Refused('EMAIL_UNVERIFIED')),
    on(accountCalls.sendVerification, { message: 'We have sent a link.' }),
  ]);
  const { user } = renderAt('/doctor', { as: { area: 'doctor' } });
  expect(await screen.findByText(/Check your inbox: please confirm your email first/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send a new link' }));
  await waitFor(() => expect(requestsOf(calls, accountCalls.sendVerification)).toHaveLength(1));
});

test('a doctor sees which clients came from or went to a colleague, and who did it', async () => {
  const words = 'From Dr Mehta to Dr Rao, by Ritu Shah (front desk), 05 Jan 2026, 3:30 PM';
  const row = { id: 'a1', fact: 'told', words, since: null, person };
  answerApi([on(doctorWorklistCalls.today, aDay({ doctorChanges: { count: 1, rows: [row] } }))]);
  renderAt('/doctor', { as: { area: 'doctor' } });
  const list = within(await screen.findByRole('region', { name: 'Given to another doctor' }));
  expect(list.getByText(words)).toBeVisible();
});
