import { MAX_TEXT } from '@clinic/contract/constants';
import { keepDraft } from '@clinic/ui/drafts';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { renderArea } from '../test/renderArea.tsx';
import { BookAppointmentForm } from './BookAppointmentForm.tsx';
import { emptyBooking } from './booking.ts';

const person = (name: string) => ({ id: name, name, phone: '9825012345' });
const people = [person('Meera'), person('Dr Asha'), person('Ritu')];

/** The form as somebody left it, complete but for what is given. */
const open = (left: object, bookAppointment: () => Promise<object>) => {
  const complete = {
    client: 'Meera',
    doctor: 'Dr Asha',
    assistant: 'Ritu',
    date: '2099-01-05',
    time: '10:30',
  };
  keepDraft('backoffice', 'desk', 'book-appointment:', { ...emptyBooking(null), ...complete, ...left });
  const clinic = {
    freeTimes: async () => ({ times: [] }),
    bookAppointment: vi.fn<() => Promise<object>>(bookAppointment),
    updateAppointment: vi.fn<() => Promise<object>>(async () => ({})),
  };
  renderArea(<BookAppointmentForm fixedDay={null} />, {
    getList: async (resource: string) => {
      const data = resource === 'appointments' ? [] : people;
      return { data, total: data.length };
    },
    getMany: async () => ({ data: people.slice(0, 1) }),
    clinic,
  });
  return { clinic, user: userEvent.setup() };
};

const booked = async () => ({ appointment: { id: '1' } });

describe('booking at the desk', () => {
  it('does not confirm what is only to be booked, after a confirmation that the form refused', async () => {
    const { clinic, user } = open({ assistantNotes: 'x'.repeat(MAX_TEXT + 1) }, booked);
    await screen.findByText('What you had typed before is here again.');
    await user.click(screen.getByRole('button', { name: 'Book and confirm' }));
    await screen.findByText(`Please use at most ${MAX_TEXT} characters.`);
    expect(clinic.bookAppointment).not.toHaveBeenCalled();
    fireEvent.change(screen.getByRole('textbox', { name: 'Notes' }), { target: { value: 'Bring reports.' } });
    await user.click(screen.getByRole('button', { name: 'Book appointment' }));
    await vi.waitFor(() => expect(clinic.bookAppointment).toHaveBeenCalled());
    await screen.findByText('Appointment booked successfully!');
    expect(clinic.updateAppointment).not.toHaveBeenCalled();
  });

  it('says that the clinic is closed on that day, and books all the same', async () => {
    const { clinic, user } = open({ date: '2099-01-04' }, booked);
    expect(await screen.findByText(/^The clinic is closed on Sundays\./)).toBeVisible();
    expect(screen.queryByText(/No free time/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Book appointment' }));
    await vi.waitFor(() => expect(clinic.bookAppointment).toHaveBeenCalled());
  });

  it('names the appointment that a client has already', async () => {
    const existingAppointment = { date: '2099-01-04', time: '09:00', status: 'confirmed' };
    const taken = new HttpError('Active appointment.', 409, { existingAppointment });
    const { user } = open({}, () => Promise.reject(taken));
    await screen.findByText('What you had typed before is here again.');
    await user.click(screen.getByRole('button', { name: 'Book appointment' }));
    const said = await screen.findAllByText(/Client already has an active appointment on .* at 9:00 AM\./);
    expect(said[0]).toBeVisible();
  });

  it('starts with the client from whose page it was opened', async () => {
    renderArea(<BookAppointmentForm fixedDay={null} client="Meera" />, {
      getList: async (resource: string) => {
        const data = resource === 'appointments' ? [] : people;
        return { data, total: data.length };
      },
      getMany: async () => ({ data: people.slice(0, 1) }),
      clinic: { freeTimes: async () => ({ times: [] }) },
    });
    await vi.waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Client' })).toHaveValue('Meera · 9825012345'),
    );
  });
});
