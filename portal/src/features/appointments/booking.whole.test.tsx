import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import { DEFAULT_POLICY } from '@clinic/contract/scheduling/booking-policy';
import { clientCalls } from '@clinic/contract/clients/client-calls';
import { addDays, formatWeekday } from '@clinic/contract/clinic-calendar';
import { CALL_112 } from '@clinic/contract/care/danger-signs/danger-words';
import type { FreeDay } from '@clinic/contract/scheduling/free-times';
import { staffCalls } from '@clinic/contract/identity/staff-calls';
import { today } from '@clinic/ui/clinic-page';
import { answerApi, on, Refused, requestsOf, type Reply, type Stub } from '@clinic/ui/test/api.ts';
import { anAppointment, aSelf, staffName } from '@clinic/ui/test/records.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { account, renderAt } from '../../test/render.tsx';

const day = (ahead: number) => addDays(today(), ahead);
const open = (date: string, times = ['10:00', '10:15']): FreeDay => ({ date, times });

/** Answers each day that is asked for: open, but for the ones that are given. */
const freeDays =
  (given: Record<string, FreeDay> = {}): Reply<typeof appointmentCalls.freeTimes> =>
  ({ query }) => {
    const days: FreeDay[] = [];
    for (let date = query.get('date') ?? ''; date <= (query.get('to') ?? ''); date = addDays(date, 1))
      days.push(given[date] ?? open(date));
    return { days };
  };
const free = (reply: Reply<typeof appointmentCalls.freeTimes>): Stub => on(appointmentCalls.freeTimes, reply);

const doctors = [staffName('d1', 'Dr Asha Mehta'), staffName('d2', 'Dr Raghav Iyer')];
const assistants = [
  { ...staffName('a1', 'Nisha Solanki'), doctor: 'd1' },
  { ...staffName('a2', 'Farhan Sheikh'), doctor: 'd2' },
];
const clinic = [
  on(appointmentCalls.ofClient, { appointments: [] }, { clientId: account.id }),
  on(clientCalls.me, { client: aSelf({ ...account, doctor: 'd1' }) }),
  on(staffCalls.allDoctors, { doctors }),
  on(staffCalls.allAssistants, { assistants }),
  on(appointmentCalls.policy, { policy: { ...DEFAULT_POLICY, maxAdvance: 10 }, stored: true, version: 1 }),
  free(freeDays()),
];
const accepted = on(appointmentCalls.create, { message: 'Created', appointment: anAppointment() });

async function openPopup(...stubs: Stub[]) {
  const calls = answerApi([...clinic, accepted, ...stubs]);
  const { user, unmount } = renderAt('/client/appointments', { as: { area: 'client' } });
  await user.click(await screen.findByRole('button', { name: 'Book' }));
  const dialog = within(await screen.findByRole('dialog'));
  const press = async (name: string | RegExp) => user.click(await dialog.findByRole('button', { name }));
  const send = () => press('Request appointment');
  const sent = () => requestsOf(calls, appointmentCalls.create).map(({ body }) => body);
  return { user, unmount, calls, dialog, press, send, sent };
}

/** The button of a day. */
const dayButton = (ahead: number) => new RegExp(`^${formatWeekday(day(ahead))} `);

test('words of danger in the notes of a visit show the number to call, while they are typed and beside the visit', async () => {
  const clientNotes = 'Chest feels heavy when I climb stairs';
  const asked = anAppointment({ date: day(2), status: 'requested', clientNotes });
  const visits: (typeof asked)[] = [];
  const { user, dialog, press, send } = await openPopup(
    on(appointmentCalls.ofClient, () => ({ appointments: visits }), { clientId: account.id }),
  );
  const notes = dialog.getByLabelText('Additional Notes');
  await user.type(notes, 'Tired. ');
  expect(dialog.queryByRole('link', { name: 'Call 112' })).toBeNull();
  await user.type(notes, clientNotes);
  expect(await dialog.findByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  await press(dayButton(2));
  await press('10:15 AM');
  visits.push(asked);
  await send();
  const visit = within(await screen.findByRole('article'));
  expect(await visit.findByRole('alert')).toHaveTextContent(CALL_112);
});

test('the own doctor and the only assistant are chosen; a day and a time are two presses', async () => {
  const { dialog, press, send, sent } = await openPopup();
  expect(await dialog.findByRole('button', { name: `${formatWeekday(day(2))} 2 free times` })).toBeVisible();
  expect(dialog.getByLabelText('Preferred Doctor')).toHaveValue('d1');
  expect(dialog.getByLabelText('Preferred Assistant')).toHaveValue('a1');
  expect(dialog.queryByLabelText('Date')).toBeNull();
  await press(dayButton(2));
  await press('10:15 AM');
  expect(dialog.getByText(`Chosen: ${formatWeekday(day(2))}, 10:15 AM`)).toBeVisible();
  await send();
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        client: account.id,
        doctor: 'd1',
        assistant: 'a1',
        appointmentType: 'Online',
        date: day(2),
        time: '10:15',
        duration: 30,
        clientNotes: '',
      },
    ]),
  );
});

test('what was chosen and typed is there again when the page is opened anew, until it is given up', async () => {
  const first = await openPopup();
  await waitFor(() => expect(first.dialog.getByLabelText('Preferred Doctor')).toHaveValue('d1'));
  await first.user.selectOptions(first.dialog.getByLabelText('Preferred Doctor'), 'd2');
  await first.user.selectOptions(first.dialog.getByLabelText('Preferred Assistant'), 'a2');
  await first.press(dayButton(2));
  await first.press('10:15 AM');
  await first.user.type(first.dialog.getByLabelText('Additional Notes'), 'Knee pain');
  first.unmount();

  const again = await openPopup();
  expect(await again.dialog.findByText('What you had typed before is here again.')).toBeVisible();
  expect(again.dialog.getByLabelText('Additional Notes')).toHaveValue('Knee pain');
  await waitFor(() => expect(again.dialog.getByLabelText('Preferred Assistant')).toHaveValue('a2'));
  expect(again.dialog.getByLabelText('Preferred Doctor')).toHaveValue('d2');
  expect(await again.dialog.findByText(`Chosen: ${formatWeekday(day(2))}, 10:15 AM`)).toBeVisible();
  await again.user.keyboard('{Escape}');
  const question = within(await screen.findByRole('dialog', { name: 'Close without saving?' }));
  await again.user.click(question.getByRole('button', { name: 'Go on typing' }));
  await again.press('Close');
  await again.user.click(screen.getByRole('button', { name: 'Book' }));
  const fresh = within(await screen.findByRole('dialog', { name: 'Book an appointment' }));
  expect(fresh.getByLabelText('Additional Notes')).toHaveValue('');
});

test('a request that is pressed twice is sent once', async () => {
  const { dialog, press, sent } = await openPopup();
  await press(dayButton(2));
  await press('10:15 AM');
  const button = dialog.getByRole('button', { name: 'Request appointment' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toHaveLength(1);
});

test('without a day and a time nothing is sent, and the form says what is missing', async () => {
  const { dialog, send, sent } = await openPopup();
  await dialog.findByRole('button', { name: dayButton(1) });
  await send();
  expect(await dialog.findByText('Please choose a day and a time.')).toBeVisible();
  expect(sent()).toEqual([]);
});

test('closed days have their word, and later ones follow until nothing may be booked any more', async () => {
  const closed = 'Closed: Diwali';
  const given = Object.fromEntries(
    [3, 4].map((ahead) => [day(ahead), { date: day(ahead), times: [], closed }]),
  );
  const { dialog, press } = await openPopup(free(freeDays(given)));
  expect(await dialog.findByText(closed)).toBeVisible();
  expect(dialog.queryByRole('button', { name: dayButton(3) })).toBeNull();
  expect(dialog.queryByRole('button', { name: dayButton(7) })).toBeNull();
  await press('Later days');
  expect(await dialog.findByRole('button', { name: dayButton(10) })).toBeVisible();
  expect(dialog.queryByRole('button', { name: dayButton(11) })).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Later days' })).toBeNull();
});

test('a day on which it is too late says so, with the number to call', async () => {
  const soon = (ahead: number): FreeDay => ({ date: day(ahead), times: [], tooLate: true });
  const given = { [day(0)]: soon(0), [day(1)]: soon(1), [day(2)]: { date: day(2), times: [] } };
  const { dialog } = await openPopup(free(freeDays(given)));
  const [row, next] = await dialog.findAllByText(/^Too late/);
  expect(row).toHaveTextContent(/^Too late for today: please call \+91 79 1555 0142$/);
  expect(next).toHaveTextContent(/^Too late to ask for here: please call \+91 79 1555 0142$/);
  expect(within(row as HTMLElement).getByRole('link')).toHaveAttribute('href', 'tel:+917915550142');
  expect(dialog.getByText('No free time')).toBeVisible();
});

test('when the doctor is away for days, later days are searched at once; no free time leads to the phone', async () => {
  const away = (until: number) =>
    Object.fromEntries(
      Array.from({ length: until }, (_, ahead) => [
        day(ahead),
        { date: day(ahead), times: [], closed: 'Not available' },
      ]),
    );
  const first = await openPopup(free(freeDays(away(9))));
  expect(await first.dialog.findByRole('button', { name: dayButton(9) })).toBeVisible();
  expect(first.dialog.getAllByText('Not available')).toHaveLength(1);
  await first.press('Close');

  await first.user.click(await screen.findByRole('button', { name: 'Book' }));
  answerApi([...clinic, free(freeDays(away(20)))]);
  const dialog = within(await screen.findByRole('dialog'));
  await first.user.selectOptions(await dialog.findByLabelText('Preferred Doctor'), 'd2');
  expect(await dialog.findByText(/^No time is free until/)).toBeVisible();
  expect(dialog.getByRole('link', { name: /\+91/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\+91/),
  );
});

test('another doctor or type has other free times: what was chosen is let go', async () => {
  const { user, calls, dialog, press } = await openPopup();
  await press(dayButton(1));
  await press('10:00 AM');
  await user.selectOptions(dialog.getByLabelText('Appointment Type'), 'Cash');
  expect(dialog.queryByText(/^Chosen/)).toBeNull();
  await user.selectOptions(dialog.getByLabelText('Preferred Doctor'), 'd2');
  expect(dialog.getByLabelText('Preferred Assistant')).toHaveValue('');
  await dialog.findByRole('button', { name: dayButton(1) });
  const asked = requestsOf(calls, appointmentCalls.freeTimes).map(({ query }) => [
    query.get('doctor'),
    query.get('type'),
  ]);
  expect(asked).toEqual([
    ['d1', 'Online'],
    ['d1', 'Cash'],
    ['d2', 'Cash'],
  ]);
});

test('a time for which it is too late meanwhile leads to others by one press', async () => {
  const alternatives = [{ date: day(5), time: '16:30' }];
  const refused = new Refused('OUTSIDE_POLICY', { alternatives });
  const { user, dialog, press, send } = await openPopup(on(appointmentCalls.create, () => refused));
  await press(dayButton(1));
  await press('10:00 AM');
  await send();
  const others = within(await dialog.findByRole('group', { name: 'Free times nearby' }));
  await user.click(others.getByRole('button'));
  expect(dialog.getByText(`Chosen: ${formatWeekday(day(5))}, 4:30 PM`)).toBeVisible();
});

test('a time that was taken meanwhile leads to others by one press, and the notes stay', async () => {
  const alternatives = [{ date: day(5), time: '16:30' }];
  let asked = 0;
  const { user, dialog, press, send, sent } = await openPopup(
    on(appointmentCalls.create, () => {
      asked += 1;
      return asked === 1
        ? new Refused('TIME_NOT_FREE', { alternatives })
        : { message: 'Created', appointment: anAppointment() };
    }),
  );
  await press(dayButton(1));
  await press('10:00 AM');
  await user.type(dialog.getByLabelText('Additional Notes'), 'Knee pain since Monday.');
  await send();
  expect(await dialog.findByText('This time is not free. Please choose another one.')).toBeVisible();
  await user.click(within(dialog.getByRole('group', { name: 'Free times nearby' })).getByRole('button'));
  expect(dialog.getByText(`Chosen: ${formatWeekday(day(5))}, 4:30 PM`)).toBeVisible();
  expect(dialog.queryByText(/This time is not free/)).toBeNull();
  await send();
  await waitFor(() =>
    expect(sent()[1]).toMatchObject({ date: day(5), time: '16:30', clientNotes: 'Knee pain since Monday.' }),
  );
});

test("the own doctor is offered without an assistant too, and then the clinic's desk answers", async () => {
  const { user, dialog } = await openPopup(
    on(staffCalls.allDoctors, { doctors: [...doctors, staffName('d3', 'Dr Without Anybody')] }),
    on(staffCalls.allAssistants, { assistants: assistants.slice(1) }),
  );
  await waitFor(() => expect(dialog.getByLabelText('Preferred Doctor')).toHaveValue('d1'));
  expect(dialog.queryByRole('option', { name: 'Dr Without Anybody' })).toBeNull();
  expect(dialog.getByText(/anybody of the clinic's desk will answer you/)).toBeVisible();
  expect(dialog.getByLabelText('Preferred Assistant')).toHaveValue('a2');
  await user.selectOptions(dialog.getByLabelText('Preferred Doctor'), 'd2');
  expect(dialog.queryByText(/anybody of the clinic's desk/)).toBeNull();
});

test('doctors who could not be read are not said to be none, and can be tried again', async () => {
  const { user, dialog } = await openPopup(on(staffCalls.allDoctors, new Refused('SERVER_ERROR')));
  expect(await dialog.findByText('The doctors could not be loaded.')).toBeVisible();
  expect(dialog.queryByText('No doctor takes appointments at the moment.')).toBeNull();
  answerApi(clinic);
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(dialog.getByLabelText('Preferred Doctor')).toHaveValue('d1'));
});

async function typed(date: string, time: string) {
  const popup = await openPopup(free(new Refused('SERVER_ERROR')));
  const { user, dialog } = popup;
  expect(await dialog.findByText(/^The free days could not be loaded/)).toBeVisible();
  await user.type(dialog.getByLabelText('Date'), date);
  await user.type(dialog.getByLabelText('Time'), time);
  return popup;
}

test('when the free days cannot be loaded, day and time can be typed, or asked for once more', async () => {
  const { user, dialog, send, sent } = await typed('2099-03-02', '11:05');
  await send();
  await waitFor(() => expect(sent()[0]).toMatchObject({ date: '2099-03-02', time: '11:05' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Book' }));
  const again = within(await screen.findByRole('dialog'));
  answerApi(clinic);
  await user.click(await again.findByRole('button', { name: 'Retry' }));
  expect(await again.findByRole('button', { name: dayButton(1) })).toBeVisible();
  expect(dialog.queryByLabelText('Date')).toBeNull();
});

test('a typed day on which the clinic is closed is said at once, and is not asked for', async () => {
  const { dialog, send, sent } = await typed('2099-03-01', '13:00');
  expect(await dialog.findByText('The clinic is closed on Sundays.')).toBeVisible();
  await send();
  expect(await dialog.findByText('Please choose a day on which the clinic is open.')).toBeVisible();
  expect(sent()).toEqual([]);
});

test('a typed time outside the opening hours is refused with the hours, until the day or the time fits', async () => {
  const { user, dialog, send, sent } = await typed('2099-03-02', '12:45');
  const hours =
    'On Mondays the clinic is open 9:00 AM – 1:00 PM and 4:00 PM – 8:00 PM; a visit takes 30 minutes.';
  await send();
  expect(await dialog.findByText(hours)).toBeVisible();
  expect(sent()).toEqual([]);
  await user.clear(dialog.getByLabelText('Date'));
  await user.type(dialog.getByLabelText('Date'), '2099-03-07');
  await waitFor(() => expect(dialog.queryByText(hours)).toBeNull());
});

test('moving asks for the free times of the whole visit, without itself in the way', async () => {
  const start = new Date(Date.now() + 48 * 3_600_000).toISOString();
  const end = new Date(Date.now() + 49 * 3_600_000).toISOString();
  const visit = anAppointment({ id: 'next', status: 'confirmed', duration: 60, start, end });
  const calls = answerApi([
    ...clinic,
    on(appointmentCalls.ofClient, { appointments: [visit] }, { clientId: account.id }),
    on(
      appointmentCalls.reschedule,
      { message: 'Appointment moved successfully', appointment: visit },
      { id: 'next' },
    ),
  ]);
  const { user } = renderAt('/client/appointments', { as: { area: 'client' } });
  await user.click(await screen.findByRole('button', { name: 'Reschedule' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Your confirmed time will be given up.')).toBeVisible();
  expect(dialog.getByText(/until then both are kept for you/)).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: dayButton(3) }));
  await user.click(dialog.getByRole('button', { name: '10:15 AM' }));
  await user.click(dialog.getByRole('button', { name: 'Ask for this time' }));
  expect(await screen.findByText('Appointment moved successfully')).toBeVisible();
  expect(requestsOf(calls, appointmentCalls.reschedule)[0]?.body).toEqual({ date: day(3), time: '10:15' });
  const { query } = requestsOf(calls, appointmentCalls.freeTimes)[0] ?? {};
  expect(Object.fromEntries(query ?? [])).toMatchObject({ doctor: 'd1', duration: '60', except: 'next' });
});
