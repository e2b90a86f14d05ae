import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { addDays, formatMoment } from '@clinic/contract/clinic-calendar';
import { today } from '@clinic/ui/clinic-page';
import { answerApi, on, Refused, requestsOf, type Stub } from '@clinic/ui/test/api.ts';
import { anAppointment } from '@clinic/ui/test/records.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../test/render.tsx';
import { AppointmentDetails } from './AppointmentDetails.tsx';
import { DoctorCalendar } from './DoctorCalendar.tsx';

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
  ['a client who waits', visit(1, { outcome: 'arrived' }), ['Completed']],
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

test('a press that comes before the one before it is drawn goes on from there', async () => {
  answerApi([on(appointmentCalls.all, { appointments: [] })]);
  const element = <DoctorCalendar onOpen={() => undefined} />;
  renderAt('/?view=month&date=2026-01-05', { as: { area: 'doctor' }, routes: [{ path: '/', element }] });
  expect(await screen.findByRole('heading', { name: 'January 2026' })).toBeVisible();
  const press = (...names: string[]) =>
    act(() => names.forEach((name) => screen.getByRole('button', { name }).click()));
  press('Next', 'Next');
  expect(await screen.findByRole('heading', { name: 'March 2026' })).toBeVisible();
  press('Week', 'Next');
  expect(await screen.findByRole('heading', { name: '08 Mar – 14 Mar 2026' })).toBeVisible();
});

test('visits that could not be read are not called none', async () => {
  answerApi([on(appointmentCalls.all, new Refused('SERVER_ERROR'))]);
  const element = <DoctorCalendar onOpen={() => undefined} />;
  renderAt('/?view=agenda', { as: { area: 'doctor' }, routes: [{ path: '/', element }] });
  expect(await screen.findByText('The appointments could not be loaded.')).toBeVisible();
  expect(screen.queryByText('No visits in these days.')).toBeNull();
});

test('a requested move is drawn at its new time, too, and opens the visit', async () => {
  const now = today();
  const asked = { date: addDays(now, 2), time: '09:00', heldUntil: null };
  const confirmed = anAppointment({
    status: 'confirmed',
    confirmedDate: addDays(now, 1),
    confirmedTime: '16:00',
    askedMove: asked,
  });
  answerApi([on(appointmentCalls.all, { appointments: [confirmed] })]);
  const opened: Appointment[] = [];
  const element = <DoctorCalendar onOpen={(one) => opened.push(one)} />;
  const { user, unmount } = renderAt('/?view=agenda', {
    as: { area: 'doctor' },
    routes: [{ path: '/', element }],
  });
  expect(await screen.findByRole('button', { name: /· Confirmed/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /· Asked to move here/ }));
  expect(opened[0]).toEqual(confirmed);
  unmount();
  const { dialog } = details(confirmed);
  expect(dialog.getByText(formatMoment(asked))).toBeVisible();
});
