import { appointmentCalls } from '@clinic/contract/appointment-calls';
import { MAX_TEXT } from '@clinic/contract/constants';
import { appointmentGrid, assistantGrid, clientGrid, doctorGrid } from '@clinic/contract/grid-calls';
import { draftOf } from '@clinic/ui/drafts';
import { on, Refused, type Reply, requestsOf } from '@clinic/ui/test/api.ts';
import { aClient, aDoctor, anAppointment, anAssistant } from '@clinic/ui/test/records.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import { BookAppointmentForm } from './BookAppointmentForm.tsx';
import { emptyBooking } from './booking.ts';

const people = [
  on(clientGrid.list, [aClient({ id: 'c1', name: 'Meera' })]),
  on(doctorGrid.list, [aDoctor({ name: 'Dr Asha' })]),
  on(assistantGrid.list, [anAssistant({ name: 'Ritu' })]),
  on(appointmentGrid.list, []),
  on(appointmentCalls.freeTimes, { times: [] }),
];
const booked = {
  message: 'Appointment request created successfully',
  appointment: anAppointment({ id: '1' }),
};

/** The form as somebody left it, complete but for what is given. */
function open(left: object, answer: Reply<typeof appointmentCalls.create>) {
  const complete = { client: 'c1', doctor: 'd1', assistant: 'a1', date: '2099-01-05', time: '10:30' };
  const draft = draftOf<object>('backoffice', 'desk', 'book-appointment:');
  draft.keep({ ...emptyBooking(null), ...complete, ...left });
  const { sent } = renderArea(<BookAppointmentForm fixedDay={null} />, [
    ...people,
    on(appointmentCalls.create, answer),
    on(appointmentCalls.update, booked, { id: '1' }),
  ]);
  const bookings = () => requestsOf(sent, appointmentCalls.create);
  return { sent, bookings, user: userEvent.setup() };
}

describe('booking at the desk', () => {
  it('does not confirm what is only to be booked, after a confirmation that the form refused', async () => {
    const { sent, bookings, user } = open({ assistantNotes: 'x'.repeat(MAX_TEXT + 1) }, booked);
    await screen.findByText('What you had typed before is here again.');
    await user.click(screen.getByRole('button', { name: 'Book and confirm' }));
    await screen.findByText(`Please use at most ${MAX_TEXT} characters.`);
    expect(bookings()).toEqual([]);
    fireEvent.change(screen.getByRole('textbox', { name: 'Notes' }), { target: { value: 'Bring reports.' } });
    await user.click(screen.getByRole('button', { name: 'Book appointment' }));
    await waitFor(() => expect(bookings()).toHaveLength(1));
    await screen.findByText('Appointment booked successfully!');
    expect(requestsOf(sent, appointmentCalls.update)).toEqual([]);
  });

  it('says that the clinic is closed on that day, and books all the same', async () => {
    const { bookings, user } = open({ date: '2099-01-04' }, booked);
    expect(await screen.findByText(/^The clinic is closed on Sundays\./)).toBeVisible();
    expect(screen.queryByText(/No free time/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Book appointment' }));
    await waitFor(() => expect(bookings()).toHaveLength(1));
  });

  it('names the appointment that a client has already', async () => {
    const existingAppointment = { date: '2099-01-04', time: '09:00', status: 'confirmed' };
    const { user } = open({}, new Refused('ACTIVE_APPOINTMENT_EXISTS', { existingAppointment }));
    await screen.findByText('What you had typed before is here again.');
    await user.click(screen.getByRole('button', { name: 'Book appointment' }));
    const message = await screen.findAllByText(/Client already has an active appointment on .* at 9:00 AM\./);
    expect(message[0]).toBeVisible();
  });

  it('starts with the client from whose page it was opened', async () => {
    renderArea(<BookAppointmentForm fixedDay={null} client="c1" />, people);
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Client' })).toHaveValue('Meera · 9825012345'),
    );
  });
});
