import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import { DEFAULT_POLICY } from '@clinic/contract/scheduling/booking-policy';
import { clientCalls } from '@clinic/contract/clients/client-calls';
import { addDays, formatWeekday } from '@clinic/contract/clinic-calendar';
import { staffCalls } from '@clinic/contract/identity/staff-calls';
import { today } from '@clinic/ui/clinic-page';
import { answerApi, OFFLINE, on, Refused, type Reply, requestsOf } from '@clinic/ui/test/api.ts';
import { anAppointment, staffName } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { renderAt } from '../../test/render.tsx';
import { client, fill } from '../../test/register-screen.tsx';

const tomorrow = addDays(today(), 1);
const staff = [
  on(staffCalls.allDoctors, {
    doctors: [
      staffName('d1', 'Dr Asha Mehta'),
      staffName('d2', 'Dr Raghav Iyer'),
      staffName('d3', 'Dr Without Anybody'),
    ],
  }),
  on(staffCalls.allAssistants, {
    assistants: [
      { ...staffName('a1', 'Nisha Solanki'), doctor: 'd1' },
      { ...staffName('a2', 'Farhan Sheikh'), doctor: 'd2' },
    ],
  }),
  on(appointmentCalls.policy, { policy: DEFAULT_POLICY, stored: false, version: 0 }),
  on(appointmentCalls.freeTimes, () => ({ days: [{ date: tomorrow, times: ['10:00', '10:15'] }] })),
];
const requested = { message: 'Appointment request created successfully', appointment: anAppointment() };
async function openPopup(answer: Reply<typeof appointmentCalls.create>) {
  const calls = answerApi([
    ...staff,
    on(clientCalls.register, { token: 'new-token', client, showAppointmentPopup: true }),
    on(appointmentCalls.create, answer),
  ]);
  const page = await fill();
  await page.submit();
  const popup = within(await screen.findByRole('dialog'));
  await popup.findByRole('option', { name: 'Dr Asha Mehta' });
  return { ...page, calls, popup };
}
async function request({ popup, user }: Awaited<ReturnType<typeof openPopup>>) {
  await user.selectOptions(popup.getByLabelText('Preferred Doctor'), 'd1');
  await user.selectOptions(popup.getByLabelText('Preferred Assistant'), 'a1');
  await user.click(await popup.findByRole('button', { name: `${formatWeekday(tomorrow)} 2 free times` }));
  await user.click(popup.getByRole('button', { name: '10:15 AM' }));
  await user.click(popup.getByRole('button', { name: 'Request appointment' }));
}

test('a registration says that its email waits while mails are not set up', async () => {
  document.documentElement.dataset.mails = 'off';
  onTestFinished(() => void delete document.documentElement.dataset.mails);
  answerApi([on(clientCalls.register, { token: 't', client, showAppointmentPopup: false })]);
  const { submit } = await fill();
  await submit();
  expect(await screen.findByText('Registration Successful!')).toBeVisible();
  expect(screen.getByText('The letter waits: mails are not set up.')).toBeVisible();
});

test('without network the registration says that it failed, and why', async () => {
  answerApi([on(clientCalls.register, OFFLINE)]);
  const { submit } = await fill();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe('Registration failed. Please try again.');
  expect(await screen.findByText('Registration Failed!')).toBeVisible();
  expect(screen.getByText(/No connection to the clinic/)).toBeVisible();
  expect(screen.getByLabelText('Full Name')).toHaveValue('Meera Joshi');
});

test('the popup acts with the new token, and the session is stored only when it is closed', async () => {
  const calls = answerApi([
    ...staff,
    on(clientCalls.register, { token: 'new-token', client, showAppointmentPopup: true }),
  ]);
  const { router, submit, user } = await fill();
  await submit();
  const popup = await screen.findByRole('dialog');
  await within(popup).findByRole('option', { name: 'Dr Asha Mehta' });
  expect(localStorage.getItem('client')).toBeNull();
  // A reload now finds the account.
  const reloaded = renderAt('/client/register');
  const told = await screen.findByText(/^meera@example\.in is registered\. Please log in/);
  const notice = within(told.closest<HTMLElement>('[role=status]')!);
  expect(notice.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/client/login');
  reloaded.unmount();
  const asked = requestsOf(calls, staffCalls.allDoctors)[0];
  expect(asked?.headers.get('Authorization')).toBe('Bearer new-token');

  await user.click(within(popup).getByRole('button', { name: 'Not now' }));
  await screen.findByRole('heading', { level: 1, name: /Welcome/ });
  expect(router.state.location.pathname).toBe('/client/dashboard');
  expect(JSON.parse(localStorage.getItem('client') ?? '')).toMatchObject({ id: 'c1', token: 'new-token' });
});

test('only doctors with an assistant are offered, and another doctor clears the assistant', async () => {
  const { popup, user } = await openPopup(requested);
  expect(popup.queryByRole('option', { name: 'Dr Without Anybody' })).toBeNull();
  const assistant = popup.getByLabelText('Preferred Assistant');
  expect(assistant).toBeDisabled();
  await user.selectOptions(popup.getByLabelText('Preferred Doctor'), 'd1');
  expect(assistant).toHaveValue('');
  expect(assistant).toHaveAccessibleDescription('This doctor has one assistant only.');
  expect(popup.queryByRole('option', { name: 'Farhan Sheikh' })).toBeNull();
  await user.selectOptions(assistant, 'a1');
  await user.selectOptions(popup.getByLabelText('Preferred Doctor'), 'd2');
  expect(assistant).toHaveValue('');
});

test('a request needs doctor, assistant, a day and a time', async () => {
  const { popup, user, calls } = await openPopup(requested);
  await user.click(popup.getByRole('button', { name: 'Request appointment' }));
  expect(await popup.findByText('Please choose a doctor.')).toBeVisible();
  expect(popup.getByText('Please choose an assistant.')).toBeVisible();
  expect(popup.getByText('Please choose a day and a time.')).toBeVisible();
  expect(requestsOf(calls, appointmentCalls.create)).toEqual([]);
});

test('a free time is one tap away; the request is sent once with a key of its own', async () => {
  const page = await openPopup(requested);
  await request(page);
  expect(
    await screen.findByText(
      'Appointment request submitted successfully! You will receive an email confirmation once scheduled.',
    ),
  ).toBeVisible();
  await screen.findByRole('heading', { level: 1, name: /Welcome/ });
  const sent = requestsOf(page.calls, appointmentCalls.create);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  expect(sent[0]?.body).toMatchObject({
    client: 'c1',
    doctor: 'd1',
    assistant: 'a1',
    date: tomorrow,
    time: '10:15',
    duration: 30,
    appointmentType: 'Online',
  });
});

test('a second active appointment is explained, and what was chosen stays', async () => {
  const page = await openPopup(new Refused('ACTIVE_APPOINTMENT_EXISTS'));
  await request(page);
  expect(await page.popup.findByRole('alert')).toHaveTextContent(
    'You already have an active appointment. Please complete or cancel your existing appointment before scheduling a new one.',
  );
  expect(page.popup.getByRole('button', { name: '10:15 AM' })).toHaveAttribute('aria-pressed', 'true');
});
