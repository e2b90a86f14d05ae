import type { Appointment } from '@clinic/contract/appointments';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { renderArea } from '../test/renderArea.tsx';
import AppointmentDialog from './AppointmentDialog.tsx';

const requested: Appointment = {
  _id: 'one',
  id: 'one',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  doctor: { id: 'd1', name: 'Dr Asha Mehta' },
  client: { id: 'c1', name: 'Meera Shah' },
  assistant: { id: 'a1', name: 'Nisha Solanki' },
  date: '2099-01-05',
  time: '10:00',
  duration: 30,
  appointmentType: 'Cash',
  status: 'requested',
  clientNotes: '',
  assistantNotes: '',
  confirmedDate: null,
  confirmedTime: null,
  start: '2099-01-05T04:30:00.000Z',
  end: '2099-01-05T05:00:00.000Z',
  planType: null,
  changes: [],
  version: 1,
};

const open = (appointment: Appointment, answer: () => Promise<object> = async () => ({})) => {
  const updateAppointment = vi.fn<(id: string, body: object) => Promise<object>>(answer);
  const onClose = vi.fn<() => void>();
  renderArea(<AppointmentDialog appointment={appointment} onClose={onClose} />, {
    getList: async () => ({ data: [], total: 0 }),
    clinic: { freeTimes: async () => ({ times: [] }), updateAppointment },
  });
  return { updateAppointment, onClose, user: userEvent.setup() };
};
const question = (name: string) => screen.findByRole('dialog', { name });

describe('declining a request', () => {
  it('asks first, away from the button that closes, and sends the reason', async () => {
    const { updateAppointment, onClose, user } = open(requested);
    const closing = (await screen.findByRole('button', { name: 'Close' })).parentElement as HTMLElement;
    expect(within(closing).queryByRole('button', { name: 'Decline request' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Decline request' }));
    const asked = within(await question('Decline the request of Meera Shah?'));
    expect(updateAppointment).not.toHaveBeenCalled();
    await user.type(asked.getByRole('textbox', { name: 'Reason (optional)' }), 'The doctor is on leave.');
    await user.click(asked.getByRole('button', { name: 'Decline request' }));
    expect(await screen.findByText('Appointment request cancelled')).toBeVisible();
    expect(updateAppointment).toHaveBeenCalledExactlyOnceWith('one', {
      status: 'cancelled',
      assistantNotes: '',
      reason: 'The doctor is on leave.',
    });
    expect(onClose).toHaveBeenCalled();
  });

  it('is given up with one press', async () => {
    const { updateAppointment, onClose, user } = open(requested);
    await user.click(await screen.findByRole('button', { name: 'Decline request' }));
    await user.click(within(await question('Decline the request of Meera Shah?')).getByText('Keep it'));
    await vi.waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Decline the request of Meera Shah?' })).toBeNull(),
    );
    expect(updateAppointment).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('keeps the reason when the server refuses', async () => {
    const sentence = 'This appointment was changed meanwhile.';
    const refused = new HttpError(sentence, 409, { error: sentence });
    const { user } = open(requested, () => Promise.reject(refused));
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
    const { updateAppointment, user } = open({ ...requested, status: 'confirmed' });
    await user.click(await screen.findByRole('button', { name: 'Cancel appointment' }));
    const asked = within(await question('Cancel the appointment of Meera Shah?'));
    await user.click(asked.getByRole('button', { name: 'Cancel appointment' }));
    expect(await screen.findByText('Appointment cancelled successfully')).toBeVisible();
    expect(updateAppointment).toHaveBeenCalledExactlyOnceWith('one', { status: 'cancelled', reason: '' });
  });
});
