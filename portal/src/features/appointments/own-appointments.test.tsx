import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { answerApi, OFFLINE, on, Refused, type Reply, requestsOf } from '@clinic/ui/test/api.ts';
import { anAppointment } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { account, renderAt } from '../../test/render.tsx';
import { ACTIVE_ALREADY } from './booking-calls.ts';

const list = (reply: Reply<typeof appointmentCalls.ofClient>) =>
  on(appointmentCalls.ofClient, reply, { clientId: account.id });
const hour = 3_600_000;

function appointment(id: string, fromNow: number, more: Partial<Appointment> = {}): Appointment {
  const start = new Date(Date.now() + fromNow * hour);
  return anAppointment({
    id,
    _id: id,
    client: { id: account.id, name: account.name },
    date: '2026-01-05',
    time: '15:30',
    status: 'confirmed',
    assistantNotes: 'Please bring your last report.',
    start: start.toISOString(),
    end: new Date(start.getTime() + hour / 2).toISOString(),
    ...more,
  });
}

const open = () => renderAt('/client/appointments', { as: { area: 'client' } });
const cards = () => screen.findAllByRole('article');

test('without network past ones are not said to be none', async () => {
  answerApi([list({ appointments: [appointment('old', -48)] })]);
  const online = open();
  expect(await cards()).toHaveLength(1);
  online.unmount();

  answerApi([list(OFFLINE)]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = open();
  expect(await screen.findByText(/^You have no upcoming appointment\. Past ones are not/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Past' }));
  expect(screen.getByText('Past appointments are not available without network.')).toBeVisible();
  vi.restoreAllMocks();
});

test('upcoming ones come first; cancelled ones are not upcoming', async () => {
  answerApi([
    list({
      appointments: [
        appointment('old', -48),
        appointment('off', 48, { status: 'cancelled', doctor: { id: 'd2', name: 'Dr Raghav Iyer' } }),
        appointment('next', 24),
      ],
    }),
  ]);
  const { user } = open();
  expect(await cards()).toHaveLength(3);
  expect(within((await cards())[0] as HTMLElement).getByRole('button', { name: 'Reschedule' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Upcoming' }));
  expect(await cards()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Past' }));
  expect(await cards()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Reschedule' })).toBeNull();
});

test('an appointment says when, with whom and where', async () => {
  answerApi([
    list({
      appointments: [
        appointment('past', 0, { start: '2026-01-05T10:00:00.000Z', end: '2026-01-05T10:30:00.000Z' }),
      ],
    }),
  ]);
  open();
  const card = within((await cards())[0] as HTMLElement);
  expect(card.getByRole('heading', { name: 'Monday, 05 Jan 2026' })).toBeVisible();
  expect(card.getByText('3:30 PM – 4:00 PM')).toBeVisible();
  expect(card.getByText('In-Person')).toBeVisible();
  expect(card.getByText(/Madhuban House/)).toBeVisible();
  expect(card.getByText('Please bring your last report.')).toBeVisible();
});

test('a request that the clinic declined says why', async () => {
  const by = { id: 'a1', name: 'Nisha Solanki', role: 'assistant' };
  const changes = [{ at: '2026-01-02T05:00:00.000Z', by, what: 'cancelled', reason: 'On leave until May.' }];
  answerApi([list({ appointments: [appointment('off', 48, { status: 'cancelled', changes })] })]);
  open();
  expect(within((await cards())[0] as HTMLElement).getByText('On leave until May.')).toBeVisible();
});

test('cancelling asks first and names the appointment', async () => {
  const calls = answerApi([
    list({ appointments: [appointment('next', 24)] }),
    on(
      appointmentCalls.cancel,
      { message: 'Appointment cancelled successfully', appointment: appointment('next', 24) },
      { id: 'next' },
    ),
  ]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this appointment?' }));
  expect(dialog.getByText(/with Dr Asha Mehta/)).toBeVisible();
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Cancel the appointment' }));
  expect(await screen.findByText('Appointment cancelled successfully')).toBeVisible();
  expect(requestsOf(calls, appointmentCalls.ofClient)).toHaveLength(2);
});

test('a client with an active appointment is told before the form, and may move it', async () => {
  answerApi([list({ appointments: [appointment('next', 24), appointment('old', -48)] })]);
  const { user } = open();
  await cards();
  await user.click(screen.getByRole('button', { name: 'Book' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'You have an appointment' }));
  expect(dialog.getByText(ACTIVE_ALREADY)).toBeVisible();
  expect(dialog.getByText(/with Dr Asha Mehta: confirmed/)).toBeVisible();
  expect(dialog.queryByLabelText('Preferred Doctor')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Reschedule it' }));
  expect(await screen.findByRole('dialog', { name: 'Reschedule the appointment' })).toBeVisible();
});

test.each([
  ['Failed to fetch appointments', new Refused('SERVER_ERROR')],
  ['Client data not found', new Refused('NOT_FOUND')],
  ['An error occurred while fetching appointments', OFFLINE],
])('"%s" comes with Retry', async (text, answer) => {
  answerApi([list(answer)]);
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  answerApi([list({ appointments: [] })]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('You have no appointments yet.')).toBeVisible();
});

test('a traveller reads that the times are those of the clinic', async () => {
  process.env.TZ = 'Europe/London';
  onTestFinished(() => void (process.env.TZ = 'Asia/Kolkata'));
  answerApi([
    list({
      appointments: [
        appointment('next', 24, {
          start: '2030-01-07T04:30:00.000Z',
          end: '2030-01-07T05:00:00.000Z',
          appointmentType: 'Online',
        }),
      ],
    }),
  ]);
  open();
  expect(
    await screen.findByRole('article', { name: 'Monday, 07 Jan 2030, 10:00 AM – 10:30 AM India time' }),
  ).toBeVisible();
});
