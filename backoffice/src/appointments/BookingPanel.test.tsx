import { consultationCalls } from '@clinic/contract/care/consultations/consultation-calls';
import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import { appointmentGrid, assistantGrid, clientGrid, doctorGrid } from '@clinic/contract/grid-calls';
import { hoursCalls } from '@clinic/contract/scheduling/hours-calls';
import { on, requestsOf } from '@clinic/ui/test/api.ts';
import { aClient, aDoctor, anAppointment, anAssistant } from '@clinic/ui/test/records.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import type { BookingStart } from './booking.ts';
import BookingPanel from './BookingPanel.tsx';

const meera = aClient({ id: 'c1', name: 'Meera', doctor: 'd2' });

const unread = () => undefined;

/** The panel beside a calendar, on which other times are pressed. */
function Panel({ starts, onClose }: { starts: readonly BookingStart[]; onClose: () => void }) {
  const [at, setAt] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setAt(at + 1)}>
        Another time
      </button>
      <BookingPanel start={starts[at] ?? {}} onClose={onClose} onTyped={unread} />
    </>
  );
}

function open(starts: BookingStart | BookingStart[], times = ['09:15', '11:30']) {
  const onClose = vi.fn<() => void>();
  const { sent } = renderArea(<Panel starts={[starts].flat()} onClose={onClose} />, [
    on(clientGrid.list, [meera]),
    on(clientGrid.get, meera, { id: 'c1' }),
    on(doctorGrid.list, [aDoctor({ name: 'Dr Asha' }), aDoctor({ id: 'd2', name: 'Dr Raghav' })]),
    on(assistantGrid.list, [anAssistant({ id: 'desk', name: 'Ritu', doctor: 'd1' })]),
    on(appointmentGrid.list, []),
    on(appointmentCalls.ofClient, { appointments: [] }, { clientId: 'c1' }),
    on(appointmentCalls.freeTimes, ({ query }) => ({
      days: [{ date: query.get('date') ?? '', times }],
    })),
    on(appointmentCalls.firstFree, {
      starts: [{ doctor: { id: 'd2', name: 'Dr Raghav' }, date: '2099-01-07', time: '10:00' }],
    }),
    on(hoursCalls.all, { doctors: [], closures: [] }),
    on(
      consultationCalls.wish,
      { wish: { on: '2099-01-09', words: 'In the morning, please', doctor: 'Dr Raghav' } },
      { clientId: 'c1' },
    ),
    on(appointmentCalls.create, { message: '', appointment: anAppointment() }),
  ]);
  const bookings = () => requestsOf(sent, appointmentCalls.create).map(({ body }) => body);
  return { bookings, onClose, user: userEvent.setup() };
}

it('a press in the calendar has filled in all but the client', async () => {
  const { bookings, onClose, user } = open({ date: '2099-01-05', time: '10:30', duration: 45, doctor: 'd1' });
  const client = await screen.findByRole('combobox', { name: 'Client' });
  await waitFor(() => expect(client).toHaveFocus());
  await user.type(client, 'Mee');
  await user.click(await screen.findByRole('option', { name: /Meera/ }));
  await user.click(screen.getByRole('button', { name: 'Book and confirm' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(bookings()).toEqual([
    {
      client: 'c1',
      doctor: 'd1',
      assistant: 'desk',
      date: '2099-01-05',
      time: '10:30',
      duration: 45,
      appointmentType: 'Online',
      assistantNotes: '',
      confirm: true,
    },
  ]);
});

it("from a client's page it proposes the client's doctor and the first free time", async () => {
  const { bookings, user } = open({ date: '2099-01-05', client: 'c1' });
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Doctor' })).toHaveTextContent('Dr Raghav'),
  );
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '9:15 AM' })).toHaveAttribute('aria-pressed', 'true'),
  );
  await user.click(screen.getByRole('button', { name: 'Book as request' }));
  await waitFor(() => expect(bookings()).toMatchObject([{ doctor: 'd2', client: 'c1', time: '09:15' }]));
  expect(bookings()[0]).not.toHaveProperty('confirm');
});

it("from a client's page a full day gives way to the first that has room", async () => {
  const { bookings, user } = open({ date: '2099-01-05', client: 'c1' }, []);
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Doctor' })).toHaveTextContent('Dr Raghav'),
  );
  await waitFor(() => expect(screen.getByRole('group', { name: /^Date/ })).toHaveTextContent('07'));
  await user.click(screen.getByRole('button', { name: 'Book and confirm' }));
  await waitFor(() =>
    expect(bookings()).toMatchObject([{ doctor: 'd2', client: 'c1', date: '2099-01-07', time: '10:00' }]),
  );
});

const wish = 'Dr Raghav would see them about 09 Jan 2099: In the morning, please';

it('another free time takes nothing away that was chosen, and the wish stays in view', async () => {
  const { bookings, user } = open([
    { date: '2099-01-05', client: 'c1' },
    { date: '2099-01-06', time: '10:30' },
    { date: '2099-01-07', time: '11:45', doctor: 'd1' },
    { date: '2099-01-08', time: '12:15' },
  ]);
  expect(await screen.findByText(wish)).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Doctor' })).toHaveTextContent('Dr Raghav'),
  );
  for (const [name, option] of [
    ['Duration', '45 minutes'],
    ['Type', 'Machine'],
  ] as const) {
    await user.click(screen.getByRole('combobox', { name }));
    await user.click(await screen.findByRole('option', { name: option }));
  }
  await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'With her mother');
  for (const [time, doctor] of [
    ['10:30', 'Dr Raghav'],
    ['11:45', 'Dr Asha'],
    ['12:15', 'Dr Asha'],
  ] as const) {
    // In a narrow window the panel covers the calendar.
    fireEvent.click(screen.getByRole('button', { name: 'Another time', hidden: true }));
    await waitFor(() =>
      expect(screen.getByRole('group', { name: /^Time/ })).toHaveTextContent(time.slice(3)),
    );
    expect(screen.getByRole('combobox', { name: 'Doctor' })).toHaveTextContent(doctor);
    expect(screen.getByText(wish)).toBeVisible();
  }
  await user.click(screen.getByRole('button', { name: 'Book as request' }));
  const chosen = {
    client: 'c1',
    duration: 45,
    appointmentType: 'Machine',
    assistantNotes: 'With her mother',
  };
  await waitFor(() =>
    expect(bookings()).toMatchObject([{ ...chosen, doctor: 'd1', date: '2099-01-08', time: '12:15' }]),
  );
});
