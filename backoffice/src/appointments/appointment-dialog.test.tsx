import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { hoursCalls } from '@clinic/contract/scheduling/hours-calls';
import { appointmentGrid, assistantGrid, doctorGrid } from '@clinic/contract/grid-calls';
import { on, Refused, type Reply, requestsOf, type Stub } from '@clinic/ui/test/api.ts';
import { anAppointment } from '@clinic/ui/test/records.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import AppointmentDialog from './AppointmentDialog.tsx';

const requested = anAppointment({ client: { id: 'c1', name: 'Meera Shah' } });

const done = { message: '', appointment: requested };
function open(
  appointment: Appointment,
  answer: Reply<typeof appointmentCalls.update> = done,
  stubs: Stub[] = [],
) {
  const onClose = vi.fn<() => void>();
  const { sent } = renderArea(<AppointmentDialog appointment={appointment} onClose={onClose} />, [
    on(doctorGrid.list, []),
    on(assistantGrid.list, []),
    on(appointmentGrid.list, []),
    on(appointmentCalls.freeTimes, { times: [] }),
    on(appointmentCalls.update, answer, { id: 'one' }),
    ...stubs,
  ]);
  const changes = () => requestsOf(sent, appointmentCalls.update).map(({ body }) => body);
  return { changes, onClose, user: userEvent.setup() };
}
const question = (name: string) => screen.findByRole('dialog', { name });

it('confirms a request once when the button is pressed twice while the hours are read', async () => {
  let release = (): void => undefined;
  const read = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hours = () => read.then(() => ({ doctors: [], closures: [] }));
  const { changes, user } = open(requested, done, [on(hoursCalls.all, hours)]);
  await user.dblClick(await screen.findByRole('button', { name: 'Confirm appointment' }));
  release();
  await screen.findAllByText('Appointment confirmed and client notified!');
  expect(changes()).toHaveLength(1);
});

describe('declining a request', () => {
  it('asks first, away from the button that closes, and sends the reason', async () => {
    const { changes, onClose, user } = open(requested);
    const closing = (await screen.findByRole('button', { name: 'Close' })).parentElement as HTMLElement;
    expect(within(closing).queryByRole('button', { name: 'Decline request' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Decline request' }));
    const asked = within(await question('Decline the request of Meera Shah?'));
    expect(changes()).toEqual([]);
    await user.type(asked.getByRole('textbox', { name: 'Reason (optional)' }), 'The doctor is on leave.');
    await user.click(asked.getByRole('button', { name: 'Decline request' }));
    expect(await screen.findByText('Appointment request cancelled')).toBeVisible();
    expect(changes()).toEqual([
      {
        status: 'cancelled',
        statusSeen: 'requested',
        assistantNotes: '',
        reason: 'The doctor is on leave.',
      },
    ]);
    expect(onClose).toHaveBeenCalled();
  });

  it('is given up with one press', async () => {
    const { changes, onClose, user } = open(requested);
    await user.click(await screen.findByRole('button', { name: 'Decline request' }));
    await user.click(within(await question('Decline the request of Meera Shah?')).getByText('Keep it'));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Decline the request of Meera Shah?' })).toBeNull(),
    );
    expect(changes()).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('keeps the reason when the server refuses', async () => {
    const sentence = 'This appointment was changed meanwhile.';
    const { user } = open(requested, new Refused('APPOINTMENT_STATE', { message: sentence }));
    await user.click(await screen.findByRole('button', { name: 'Decline request' }));
    const asked = within(await question('Decline the request of Meera Shah?'));
    await user.type(asked.getByRole('textbox'), 'On leave.');
    await user.click(asked.getByRole('button', { name: 'Decline request' }));
    expect(await asked.findByText(sentence)).toBeVisible();
    expect(asked.getByRole('textbox')).toHaveValue('On leave.');
    expect(screen.getByText('Failed to cancel appointment request')).toBeVisible();
  });
});

describe('cancelling an appointment', () => {
  it('leaves its reason in the details', async () => {
    const by = { id: 'a1', name: 'Nisha Solanki', role: 'assistant' };
    const changes = [{ at: '2026-01-02T05:00:00.000Z', by, what: 'cancelled', reason: 'The roof leaks.' }];
    open({ ...requested, status: 'cancelled', changes });
    expect(await screen.findByText('Reason: The roof leaks.')).toBeVisible();
  });

  it('says that it was done', async () => {
    const { changes, user } = open({ ...requested, status: 'confirmed' });
    await user.click(await screen.findByRole('button', { name: 'Cancel appointment' }));
    const asked = within(await question('Cancel the appointment of Meera Shah?'));
    await user.click(asked.getByRole('button', { name: 'Cancel appointment' }));
    expect(await screen.findByText('Appointment cancelled successfully')).toBeVisible();
    expect(changes()).toEqual([{ status: 'cancelled', statusSeen: 'confirmed', reason: '' }]);
  });
});

describe('a client without an e-mail', () => {
  it('is to be told by phone that a request is confirmed', async () => {
    const { user } = open(requested, { ...done, byPhone: true });
    await user.click(await screen.findByRole('button', { name: 'Confirm appointment' }));
    expect(await screen.findByText('Confirmed. To be told by phone.')).toBeVisible();
    expect(screen.queryByText(/client notified/)).toBeNull();
  });

  it('is to be told by phone that a visit is cancelled', async () => {
    const { user } = open({ ...requested, status: 'confirmed' }, { ...done, byPhone: true });
    await user.click(await screen.findByRole('button', { name: 'Cancel appointment' }));
    const asked = within(await question('Cancel the appointment of Meera Shah?'));
    await user.click(asked.getByRole('button', { name: 'Cancel appointment' }));
    expect(await screen.findByText('Cancelled. To be told by phone.')).toBeVisible();
  });
});

describe('a visit that its client asks to move', () => {
  const asked = anAppointment({
    client: { id: 'c1', name: 'Meera Shah' },
    status: 'confirmed',
    confirmedDate: '2099-01-05',
    confirmedTime: '10:00',
    askedMove: { date: '2099-01-06', time: '16:00', heldUntil: null },
  });

  it.each([
    ['Move it there', { confirmedDate: '2099-01-06', confirmedTime: '16:00' }],
    ['Keep 05 Jan 2099, 10:00 AM', { confirmedDate: '2099-01-05', confirmedTime: '10:00' }],
  ])('is answered with one press: %s', async (label, time) => {
    const { changes, onClose, user } = open(asked);
    expect(await screen.findByText('Meera Shah asks to move to 06 Jan 2099, 4:00 PM.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: label }));
    expect(await screen.findByText('Appointment confirmed and client notified!')).toBeVisible();
    expect(changes()).toEqual([{ status: 'confirmed', ...time }]);
    expect(onClose).toHaveBeenCalled();
  });
});

it('leads from a completed visit to the invoice of its client', async () => {
  open(
    anAppointment({ status: 'confirmed', outcome: 'completed', client: { id: 'c1', name: 'Meera Shah' } }),
  );
  expect(await screen.findByRole('link', { name: 'Create Invoice' })).toHaveAttribute(
    'href',
    '/invoice?client=c1',
  );
});
