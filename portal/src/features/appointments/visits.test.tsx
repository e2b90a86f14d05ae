import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { DEFAULT_POLICY } from '@clinic/contract/scheduling/booking-policy';
import { clientCalls } from '@clinic/contract/clients/client-calls';
import { answerApi, on, requestsOf } from '@clinic/ui/test/api.ts';
import { anAppointment, aSelf } from '@clinic/ui/test/records.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { account, renderAt } from '../../test/render.tsx';

const HOUR_MS = 3_600_000;

function visit(fromNow: number, more: Partial<Appointment> = {}): Appointment {
  const start = new Date(Date.now() + fromNow * HOUR_MS);
  return anAppointment({
    client: { id: account.id, name: account.name },
    status: 'confirmed',
    start: start.toISOString(),
    end: new Date(start.getTime() + HOUR_MS / 2).toISOString(),
    ...more,
  });
}

async function show(appointment: Appointment, stored = true) {
  const shown = { appointment };
  const calls = answerApi([
    on(appointmentCalls.ofClient, () => ({ appointments: [shown.appointment] }), { clientId: account.id }),
    on(appointmentCalls.policy, { policy: DEFAULT_POLICY, stored, version: 1 }),
    on(clientCalls.me, { client: aSelf({ ...account, phone: '9825012345' }) }),
    on(
      appointmentCalls.reschedule,
      { message: 'You keep your confirmed time.', appointment: { ...appointment, askedMove: null } },
      { id: appointment.id },
    ),
    on(
      appointmentCalls.wantEarlier,
      ({ body }) => {
        shown.appointment = {
          ...shown.appointment,
          wantsEarlierSince: body.wanted ? new Date().toISOString() : null,
        };
        return { message: 'Saved', appointment: shown.appointment };
      },
      { id: appointment.id },
    ),
  ]);
  const { user } = renderAt('/client/appointments', { as: { area: 'client' } });
  const card = within(await screen.findByRole('article'));
  return { user, card, calls };
}

test('shortly before a confirmed visit the buttons give way to a phone number', async () => {
  const { card } = await show(visit(5));
  expect(await card.findByText(/^Less than 12 hours before your visit: please call/)).toBeVisible();
  expect(card.getByRole('link', { name: '+91 79 1555 0142' })).toHaveAttribute('href', 'tel:+917915550142');
  expect(card.queryByRole('button', { name: 'Reschedule' })).toBeNull();
  expect(card.queryByRole('button', { name: 'Cancel' })).toBeNull();
  expect(card.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
});

test.each([
  ['a visit that is far enough', visit(30), true],
  ['a clinic without a policy', visit(5), false],
  ['an own request', visit(5, { status: 'requested' }), true],
])('%s can be moved and cancelled', async (_, appointment, stored) => {
  const { card, calls } = await show(appointment, stored);
  expect(await card.findByRole('button', { name: 'Reschedule' })).toBeVisible();
  const asked = appointment.status === 'confirmed' ? 1 : 0;
  await waitFor(() => expect(requestsOf(calls, appointmentCalls.policy)).toHaveLength(asked));
  expect(card.getByRole('button', { name: 'Cancel' })).toBeVisible();
  expect(card.queryByText(/please call/)).toBeNull();
});

test('a request says until when its time is held', async () => {
  const heldUntil = new Date(Date.now() + 20 * HOUR_MS).toISOString();
  const { card } = await show(visit(48, { status: 'requested', heldUntil }));
  expect(card.getByText(/It is held for you until .* (AM|PM)\.$/)).toBeVisible();
});

test('a hold that ends with the visit says so', async () => {
  const asked = visit(2, { status: 'requested' });
  const { card } = await show({ ...asked, heldUntil: asked.start });
  expect(card.getByText(/It is held for you until your visit begins\.$/)).toBeVisible();
});

test('the wish to come earlier is shown, and can be taken back', async () => {
  const { user, card, calls } = await show(visit(72));
  await user.click(card.getByRole('button', { name: 'Tell me when an earlier time is free' }));
  expect(await card.findByText('We call you when an earlier time is free.')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'I no longer need an earlier time' }));
  expect(await card.findByRole('button', { name: 'Tell me when an earlier time is free' })).toBeVisible();
  expect(requestsOf(calls, appointmentCalls.wantEarlier).map(({ body }) => body.wanted)).toEqual([
    true,
    false,
  ]);
});

test('a visit of the next hours cannot be earlier by a day: the client is not asked to wait for it', async () => {
  const { card } = await show(visit(20));
  expect(card.queryByRole('button', { name: /earlier time/ })).toBeNull();
});

test('an online visit is joined by its link', async () => {
  const joinLink = 'https://meet.example/room';
  const { card } = await show(visit(48, { appointmentType: 'Online', joinLink }));
  expect(await card.findByRole('link', { name: 'Join the online visit' })).toHaveAttribute('href', joinLink);
});

test('without a link the clinic calls on the number of the client', async () => {
  const { card } = await show(visit(48, { appointmentType: 'Online' }));
  expect(await card.findByText('We will call you on +91 98250 12345.')).toBeVisible();
});

test('a past visit says that it was completed, and never that the client did not come', async () => {
  const done = await show(visit(-48, { outcome: 'completed' }));
  expect(done.card.getByText('Completed')).toBeVisible();
  expect(done.card.queryByText('Confirmed')).toBeNull();
});

test('a visit that was missed is past, without a word about it', async () => {
  const { user, card } = await show(visit(-0.2, { outcome: 'no_show' }));
  expect(card.getByText('Confirmed')).toBeVisible();
  expect(card.queryByText(/did not come/i)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Upcoming' }));
  expect(await screen.findByText('You have no upcoming appointment.')).toBeVisible();
});

test('a visit that is asked to be moved shows both times, and the wish can be taken back', async () => {
  const appointment = visit(48, {
    id: 'asked',
    confirmedDate: '2099-01-05',
    confirmedTime: '10:00',
    askedMove: {
      date: '2099-01-06',
      time: '16:00',
      heldUntil: new Date(Date.now() + 20 * HOUR_MS).toISOString(),
    },
  });
  const { user, card, calls } = await show(appointment);
  expect(await card.findByText(/^Requested instead: Tuesday, 06 Jan 2099, 4:00 PM\./)).toHaveTextContent(
    /Your confirmed time is kept until we confirm the new one\. The new one is held for you until/,
  );
  expect(card.getByText('Confirmed')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Keep the confirmed time' }));
  expect(await screen.findByText('You keep your confirmed time.')).toBeVisible();
  const [sent] = requestsOf(calls, appointmentCalls.reschedule);
  expect(sent?.body).toEqual({ date: '2099-01-05', time: '10:00' });
});

test('a visit of a series says its place, and Book tells that none is asked for beside', async () => {
  const { user, card } = await show(visit(48, { series: { id: 's1', n: 3, of: 12 } }));
  expect(card.getByText('3 of 12')).toBeVisible();
  expect(card.getByRole('button', { name: 'Reschedule' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Book' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'You have an appointment' }));
  expect(dialog.getByText(/confirmed \(3 of 12\)\.$/)).toBeVisible();
  expect(dialog.getByText(/^Your visits are booked as a series\./)).toBeVisible();
});
