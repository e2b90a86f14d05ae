import { appointmentCalls } from '@clinic/contract/appointment-calls';
import type { Appointment, Worklist } from '@clinic/contract/appointments';
import { answerApi, on, Refused, requestsOf, type Stub } from '@clinic/ui/test/api.ts';
import { anAppointment } from '@clinic/ui/test/records.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../test/render.tsx';
import { AppointmentDetails } from './AppointmentDetails.tsx';

const HOUR_MS = 3_600_000;

function visit(fromNow: number, more: Partial<Appointment> = {}): Appointment {
  const start = new Date(Date.now() + fromNow * HOUR_MS);
  const end = new Date(start.getTime() + HOUR_MS / 2);
  return anAppointment({ status: 'confirmed', start: start.toISOString(), end: end.toISOString(), ...more });
}

function details(appointment: Appointment, ...stubs: Stub[]) {
  const calls = answerApi(stubs);
  const element = <AppointmentDetails appointment={appointment} onClose={() => undefined} />;
  const { user } = renderAt('/', { as: { area: 'doctor' }, routes: [{ path: '/', element }] });
  return { user, calls, dialog: within(screen.getByRole('dialog')) };
}

test('a doctor records how a visit went, and takes it back', async () => {
  const begun = visit(-1);
  const { user, calls, dialog } = details(
    begun,
    on(
      appointmentCalls.outcome,
      ({ body: { outcome } }) => ({ message: 'Recorded', appointment: { ...begun, outcome } }),
      { id: begun.id },
    ),
  );
  expect(dialog.queryByRole('button', { name: 'Take back the outcome' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Did not come' }));
  await user.click(await dialog.findByRole('button', { name: 'Take back the outcome' }));
  expect(await dialog.findByRole('button', { name: 'Completed' })).toBeVisible();
  expect(requestsOf(calls, appointmentCalls.outcome).map(({ body }) => body.outcome)).toEqual([
    'no_show',
    null,
  ]);
});

test.each([
  ['a visit that has not begun', visit(1), []],
  ['a request', visit(-1, { status: 'requested' }), []],
  ['somebody who waits', visit(1, { outcome: 'arrived' }), ['Completed']],
  ['what is long past', visit(-24 * 31), []],
])('of %s only what holds can be said', (_, appointment, buttons) => {
  const { dialog } = details(appointment);
  const shown = ['Completed', 'Did not come', 'Take back the outcome'].filter((name) =>
    dialog.queryByRole('button', { name }),
  );
  expect(shown).toEqual(buttons);
});

test('a refused outcome says why, and nothing changes', async () => {
  const { user, dialog } = details(
    visit(-1),
    on(appointmentCalls.outcome, new Refused('APPOINTMENT_STATE'), { id: 'one' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Completed' }));
  expect(await screen.findByText('This appointment can no longer be changed this way.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Did not come' })).toBeVisible();
});

test('the joining link of an online visit is typed, checked and saved', async () => {
  const online = visit(24, { appointmentType: 'Online' });
  const { user, calls, dialog } = details(
    online,
    on(
      appointmentCalls.joinLink,
      ({ body }) => ({ message: 'Saved', appointment: { ...online, joinLink: body.joinLink } }),
      { id: online.id },
    ),
  );
  const save = () => user.click(dialog.getByRole('button', { name: 'Save the joining link' }));
  await user.type(dialog.getByLabelText('Joining link'), 'meet.example/room');
  await save();
  expect(await dialog.findByText('Please enter an address that begins with https://.')).toBeVisible();
  await user.clear(dialog.getByLabelText('Joining link'));
  await user.type(dialog.getByLabelText('Joining link'), 'https://meet.example/room');
  await save();
  expect(await screen.findByText('Joining link saved')).toBeVisible();
  await user.clear(dialog.getByLabelText('Joining link'));
  await save();
  await waitFor(() =>
    expect(requestsOf(calls, appointmentCalls.joinLink).map(({ body }) => body.joinLink)).toEqual([
      'https://meet.example/room',
      null,
    ]),
  );
});

test('only an online visit that is still to come has a joining link to set', () => {
  const { dialog } = details(visit(24));
  expect(dialog.queryByLabelText('Joining link')).toBeNull();
});

const nothing: Worklist = { inTimeOff: [], notRecorded: [], earlier: [] };

function home(worklist: () => Worklist, appointments: Appointment[] = [], ...stubs: Stub[]) {
  const calls = answerApi([
    on(appointmentCalls.all, { appointments }),
    on(appointmentCalls.worklist, worklist),
    ...stubs,
  ]);
  return { calls, ...renderAt('/doctor', { as: { area: 'doctor' } }) };
}

test('the home says who has arrived and how long they wait', async () => {
  const since = new Date(Date.now() - 12.5 * 60_000).toISOString();
  home(() => nothing, [visit(0.1, { outcome: 'arrived', outcomeAt: since })]);
  expect(await screen.findByText('Waiting for 12 minutes')).toBeVisible();
  expect(screen.getByText('Arrived')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Did they come?' })).toBeNull();
});

test('visits inside the own time off are listed with its word, without anything to press', async () => {
  home(() => ({ ...nothing, inTimeOff: [{ appointment: visit(48), label: 'Conference' }] }));
  const panel = within(await screen.findByRole('region', { name: 'Visits while you are away' }));
  expect(panel.getByText('Conference')).toBeVisible();
  expect(panel.getByRole('link', { name: 'Asha Patel' })).toBeVisible();
  expect(panel.queryByRole('button')).toBeNull();
});

test('a past visit without an outcome is answered in one press, and leaves the list', async () => {
  const past = visit(-30, { outcomeMissing: true });
  let recorded = false;
  const { user, calls } = home(
    () => ({ ...nothing, notRecorded: recorded ? [] : [past] }),
    [],
    on(
      appointmentCalls.outcome,
      () => {
        recorded = true;
        return { message: 'Recorded', appointment: visit(-30, { outcome: 'completed' }) };
      },
      { id: past.id },
    ),
  );
  const panel = within(await screen.findByRole('region', { name: 'Did they come?' }));
  await user.click(panel.getByRole('button', { name: 'Completed' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Did they come?' })).toBeNull());
  expect(requestsOf(calls, appointmentCalls.outcome)[0]?.body).toEqual({ outcome: 'completed' });
});
