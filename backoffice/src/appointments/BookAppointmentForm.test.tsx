import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import { MAX_TEXT } from '@clinic/contract/constants';
import { appointmentGrid, assistantGrid, clientGrid, doctorGrid } from '@clinic/contract/grid-calls';
import { addDays } from '@clinic/contract/clinic-calendar';
import { today } from '@clinic/ui/clinic-page';
import { draftOf } from '@clinic/ui/drafts';
import { on, Page, Refused, type Reply, requestsOf, type Stub } from '@clinic/ui/test/api.ts';
import { hoursCalls } from '@clinic/contract/scheduling/hours-calls';
import { aClient, aDoctor, anAppointment, anAssistant } from '@clinic/ui/test/records.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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
  on(appointmentCalls.freeTimes, ({ query }) => ({
    days: [{ date: query.get('date') ?? '', times: [], closed: 'The clinic is closed on Sundays.' }],
  })),
  on(hoursCalls.all, {
    doctors: [{ doctor: { id: 'd1', name: 'Dr Asha' }, weeks: [], extra: [], timeOff: [] }],
    closures: [],
  }),
];
const booked = {
  message: 'Appointment request created successfully',
  appointment: anAppointment({ id: '1' }),
};

/** Opens the form with a draft that is complete except for `left`. */
function open(left: object, answer: Reply<typeof appointmentCalls.create>, stubs: Stub[] = []) {
  const complete = { client: 'c1', doctor: 'd1', assistant: 'a1', date: '2099-01-05', time: '10:30' };
  const draft = draftOf<object>('backoffice', 'desk', 'book-appointment:');
  draft.keep({ ...emptyBooking({}), ...complete, ...left });
  const { sent } = renderArea(<BookAppointmentForm given={{}} />, [
    ...people,
    on(appointmentCalls.create, answer),
    ...stubs,
  ]);
  const bookings = () => requestsOf(sent, appointmentCalls.create).map(({ body }) => body);
  return { sent, bookings, user: userEvent.setup() };
}

describe('booking at the desk', () => {
  it('begins with the own doctor, also where more people work than one page of a list holds', async () => {
    const others = Array.from({ length: 100 }, (_, place) =>
      anAssistant({ id: `a${place}`, name: `Anita ${place}`, doctor: 'd2' }),
    );
    const own = anAssistant({ id: 'desk', name: 'Ritu Shah', doctor: 'd1' });
    renderArea(<BookAppointmentForm given={{}} />, [
      ...people,
      on(assistantGrid.list, ({ query }) => {
        const rows = query.get('range') === '[0,99]' ? others : [own];
        return new Page(rows, 101);
      }),
    ]);
    expect(await screen.findByRole('combobox', { name: /^Assistant/ })).toHaveTextContent('Ritu Shah');
    expect(screen.getByRole('combobox', { name: /^Doctor/ })).toHaveTextContent('Dr Asha');
  });

  it('does not confirm what is only to be booked, after a confirmation that the form refused', async () => {
    const { bookings, user } = open({ assistantNotes: 'x'.repeat(MAX_TEXT + 1) }, booked);
    await screen.findByText('What you had typed before is here again.');
    await user.click(screen.getByRole('button', { name: 'Book and confirm' }));
    await screen.findByText(`Please use at most ${MAX_TEXT} characters.`);
    expect(bookings()).toEqual([]);
    fireEvent.change(screen.getByRole('textbox', { name: 'Notes' }), { target: { value: 'Bring reports.' } });
    await user.click(screen.getByRole('button', { name: 'Book as request' }));
    await waitFor(() => expect(bookings()).toHaveLength(1));
    await screen.findByText('Appointment booked successfully!');
    expect(screen.getByText('Not confirmed yet.')).toBeVisible();
    expect(bookings()[0]).not.toHaveProperty('confirm');
  });

  it('asks for no time any more once the first free one is there', async () => {
    let read = (): void => undefined;
    const reading = new Promise<void>((resolve) => {
      read = resolve;
    });
    const { user } = open({ time: '' }, booked, [
      on(appointmentCalls.freeTimes, async ({ query }) => {
        await reading;
        return { days: [{ date: query.get('date') ?? '', times: ['09:00'], closed: undefined }] };
      }),
    ]);
    await screen.findByText('What you had typed before is here again.');
    await user.click(screen.getByRole('button', { name: 'Book as request' }));
    expect(await screen.findByText('Please choose a time.')).toBeVisible();
    read();
    expect(await screen.findByRole('button', { name: '9:00 AM' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(screen.queryByText('Please choose a time.')).toBeNull());
  });

  it('books and confirms in one call, with one email', async () => {
    const { bookings, user } = open({}, booked);
    await screen.findByText('What you had typed before is here again.');
    await user.click(screen.getByRole('button', { name: 'Book and confirm' }));
    await screen.findByText('Appointment confirmed and client notified!');
    expect(bookings()).toMatchObject([{ client: 'c1', doctor: 'd1', time: '10:30', confirm: true }]);
  });

  it('enters a visit of yesterday with what became of it, and says what else the doctor did then', async () => {
    const yesterday = addDays(today(), -1);
    const draft = draftOf<object>('backoffice', 'desk', `book-appointment:${yesterday}`);
    draft.keep(emptyBooking({ client: 'c1', doctor: 'd1', assistant: 'a1', date: yesterday, time: '10:30' }));
    const { sent } = renderArea(<BookAppointmentForm given={{ date: yesterday }} />, [
      ...people,
      on(clientGrid.get, aClient({ id: 'c1', name: 'Meera', doctor: null }), { id: 'c1' }),
      on(appointmentCalls.past, {
        appointment: anAppointment({ id: '1' }),
        clashes: ['Rohan Desai, 10:30 AM'],
        beforeRegistration: false,
      }),
    ]);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('checkbox', { name: "Dr Asha becomes Meera's doctor" }));
    expect(screen.queryByRole('button', { name: 'Book and confirm' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Did not come' }));
    expect(await screen.findByText(/also saw: Rohan Desai, 10:30 AM\./)).toBeVisible();
    expect(requestsOf(sent, appointmentCalls.past)[0]?.body).toMatchObject({
      client: 'c1',
      doctor: 'd1',
      date: yesterday,
      time: '10:30',
      outcome: 'no_show',
      setsOwner: true,
    });
  });

  it('books once when the button is pressed twice', async () => {
    let release = (): void => undefined;
    const answer = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { bookings, user } = open({}, () => answer.then(() => booked));
    await screen.findByText('What you had typed before is here again.');
    await user.dblClick(screen.getByRole('button', { name: 'Book and confirm' }));
    await waitFor(() => expect(bookings()).not.toEqual([]));
    release();
    await screen.findAllByText('Appointment confirmed and client notified!');
    expect(bookings()).toHaveLength(1);
  });

  it('names the client of a held time, and takes it on request', async () => {
    const message = 'This time is held: Kavita Joshi has asked for 05 Jan 2099 at 10:30 AM.';
    let held = true;
    const { bookings, user } = open({}, () => (held ? new Refused('TIME_HELD', { message }) : booked));
    await screen.findByText('What you had typed before is here again.');
    await user.click(screen.getByRole('button', { name: 'Book and confirm' }));
    expect(await screen.findByText(message)).toBeVisible();
    held = false;
    await user.click(screen.getByRole('button', { name: 'Take it anyway' }));
    await screen.findByText('Appointment confirmed and client notified!');
    expect(bookings()[1]).toMatchObject({ confirm: true, overHold: true });
  });

  it('offers the nearest free times in place of one that is taken', async () => {
    const alternatives = [{ date: '2099-01-05', time: '11:15' }];
    let taken = true;
    const { bookings, user } = open({}, () =>
      taken ? new Refused('APPOINTMENT_OVERLAP', { alternatives }) : booked,
    );
    await screen.findByText('What you had typed before is here again.');
    await user.click(screen.getByRole('button', { name: 'Book and confirm' }));
    await user.click(await screen.findByRole('button', { name: '05 Jan 2099, 11:15 AM' }));
    taken = false;
    await user.click(screen.getByRole('button', { name: 'Book and confirm' }));
    await waitFor(() => expect(bookings()[1]).toMatchObject({ time: '11:15', confirm: true }));
  });

  it('asks why a visit is outside the hours of the doctor, and books without an answer too', async () => {
    const { bookings, user } = open({ time: '22:00' }, booked);
    expect(await screen.findByText(/^Outside the hours of the doctor/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Why outside/ }), 'Travels at night');
    await user.click(screen.getByRole('button', { name: 'Book as request' }));
    const question = within(await screen.findByRole('dialog', { name: 'Outside the hours' }));
    expect(question.getByText(/^10:00 PM – 10:15 PM is outside the hours of Dr Asha: /)).toBeVisible();
    expect(bookings()).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Do it all the same' }));
    await waitFor(() => expect(bookings()[0]).toMatchObject({ hoursReason: 'Travels at night' }));
  });

  it('shows the visit that a client has already, to be moved', async () => {
    const active = anAppointment({ client: { id: 'c1', name: 'Meera' }, date: '2099-01-09' });
    renderArea(<BookAppointmentForm given={{ client: 'c1', date: '2099-01-05', time: '10:30' }} />, [
      ...people,
      on(appointmentCalls.ofClient, { appointments: [active] }, { clientId: 'c1' }),
    ]);
    expect(await screen.findByText(/Meera has a visit already: 09 Jan 2099, 10:00 AM/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Move it here' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reschedule Meera' });
    expect(dialog).toBeVisible();
  });

  it('says that the clinic is closed on that day, and books all the same', async () => {
    const { bookings, user } = open({ date: '2099-01-04' }, booked);
    expect(await screen.findByText(/^The clinic is closed on Sundays\./)).toBeVisible();
    expect(screen.queryByText(/No free time/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Book as request' }));
    const question = within(await screen.findByRole('dialog', { name: 'Outside the hours' }));
    expect(question.getByText('Dr Asha sees nobody online on Sunday, 04 Jan 2099.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Choose another time' }));
    expect(bookings()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Book as request' }));
    await user.click(await screen.findByRole('button', { name: 'Do it all the same' }));
    await waitFor(() => expect(bookings()).toHaveLength(1));
  });

  it('says a refusal once: a taken time in the form, without a toast', async () => {
    const message = 'The doctor already has a confirmed appointment on 05 Jan 2099 at 10:30 AM.';
    const { user } = open({}, new Refused('APPOINTMENT_OVERLAP', { message, alternatives: [] }));
    await screen.findByText('What you had typed before is here again.');
    await user.click(screen.getByRole('button', { name: 'Book and confirm' }));
    expect(await screen.findAllByText(message)).toHaveLength(1);
    expect(screen.queryByText(/^Error:/)).toBeNull();
  });

  it('begins with the type that the clinic has most often', async () => {
    const visits = [anAppointment({ status: 'confirmed', appointmentType: 'Machine' })];
    renderArea(<BookAppointmentForm given={{}} />, [...people, on(appointmentGrid.list, visits)]);
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Type' })).toHaveTextContent('Machine'));
  });

  it('names the appointment that a client has already', async () => {
    const existingAppointment = { date: '2099-01-04', time: '09:00', status: 'confirmed' };
    const { user } = open({}, new Refused('ACTIVE_APPOINTMENT_EXISTS', { existingAppointment }));
    await screen.findByText('What you had typed before is here again.');
    await user.click(screen.getByRole('button', { name: 'Book as request' }));
    const message = await screen.findAllByText(/Client already has an active appointment on .* at 9:00 AM\./);
    expect(message[0]).toBeVisible();
  });

  it('starts with the client from whose page it was opened', async () => {
    renderArea(<BookAppointmentForm given={{ client: 'c1' }} />, people);
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Client' })).toHaveValue('Meera · 9825012345'),
    );
  });
});
