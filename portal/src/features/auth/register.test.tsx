import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, OFFLINE, Refused } from '../../test/api.ts';
import { renderAt } from '../../test/render.tsx';

const client = { id: 'c1', name: 'Meera Joshi' };
const staff = {
  'GET /doctor/getAllDoctors': {
    doctors: [
      { id: 'd1', name: 'Dr Asha Mehta' },
      { id: 'd2', name: 'Dr Raghav Iyer' },
      { id: 'd3', name: 'Dr Without Anybody' },
    ],
  },
  'GET /assistant/getAllAssistants': {
    assistants: [
      { id: 'a1', name: 'Nisha Solanki', doctor: 'd1' },
      { id: 'a2', name: 'Farhan Sheikh', doctor: 'd2' },
    ],
  },
  'GET /appointment/freeTimes?doctor=d1&date=2099-01-05&duration=30': { times: ['10:00', '10:15'] },
};

async function fill() {
  const page = renderAt('/client/register');
  const type = async (label: string, text: string) => page.user.type(screen.getByLabelText(label), text);
  await screen.findByLabelText('Full Name');
  await type('Full Name', 'Meera Joshi');
  await type('Email', 'meera@example.in');
  await type('Phone', '+91 98250-12345');
  await type('Password', 'secret-1');
  await type('Confirm Password', 'secret-1');
  return { ...page, submit: () => page.user.click(screen.getByRole('button', { name: 'Register' })) };
}

test('a phone number is sent as ten digits; without a popup the way leads to the log-in', async () => {
  const calls = answerApi({
    'POST /client/emailRegister': { token: 't', client, showAppointmentPopup: false },
  });
  const { router, submit } = await fill();
  await submit();
  expect(await screen.findByText('Registration Successful!')).toBeVisible();
  await screen.findByRole('heading', { level: 1, name: 'Client Login' });
  expect(router.state.location.pathname).toBe('/client/login');
  expect(calls[0]?.body).toEqual({
    name: 'Meera Joshi',
    email: 'meera@example.in',
    phone: '9825012345',
    password: 'secret-1',
  });
  expect(localStorage.getItem('client')).toBeNull();
});

test('every field is asked for, and the passwords must match', async () => {
  const calls = answerApi({});
  const { user } = renderAt('/client/register');
  await user.type(await screen.findByLabelText('Password'), 'secret-1');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByText('Full name is required.')).toBeVisible();
  expect(screen.getByText('Email is required.')).toBeVisible();
  expect(screen.getByText('Please enter a phone number of exactly 10 digits.')).toBeVisible();
  expect(screen.getByText('Passwords do not match.')).toBeVisible();
  expect(calls).toEqual([]);
});

test('an e-mail that is in use is said at its field; everything typed stays', async () => {
  answerApi({ 'POST /client/emailRegister': new Refused('EMAIL_TAKEN') });
  const { submit } = await fill();
  await submit();
  expect(await screen.findByText('Registration Failed!')).toBeVisible();
  expect(screen.getByText('This email is already in use.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Full Name')).toHaveValue('Meera Joshi');
});

test('without network the registration says that it failed, and why', async () => {
  answerApi({ 'POST /client/emailRegister': OFFLINE });
  const { submit } = await fill();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe('Registration failed. Please try again.');
  expect(await screen.findByText('Registration Failed!')).toBeVisible();
  expect(screen.getByText(/No connection to the clinic/)).toBeVisible();
  expect(screen.getByLabelText('Full Name')).toHaveValue('Meera Joshi');
});

test('the popup acts with the new token, and the session is stored only when it is closed', async () => {
  const calls = answerApi({
    ...staff,
    'POST /client/emailRegister': { token: 'new-token', client, showAppointmentPopup: true },
  });
  const { router, submit, user } = await fill();
  await submit();
  const popup = await screen.findByRole('dialog');
  await within(popup).findByRole('option', { name: 'Dr Asha Mehta' });
  expect(localStorage.getItem('client')).toBeNull();
  const asked = calls.find(({ path }) => path === '/doctor/getAllDoctors');
  expect(asked?.headers.get('Authorization')).toBe('Bearer new-token');

  await user.click(within(popup).getByRole('button', { name: 'Not now' }));
  await screen.findByRole('heading', { level: 1, name: /Welcome/ });
  expect(router.state.location.pathname).toBe('/client/dashboard');
  expect(JSON.parse(localStorage.getItem('client') ?? '')).toMatchObject({ id: 'c1', token: 'new-token' });
});

async function openPopup(answer: unknown) {
  const calls = answerApi({
    ...staff,
    'POST /client/emailRegister': { token: 'new-token', client, showAppointmentPopup: true },
    'POST /appointment/create': answer,
  });
  const page = await fill();
  await page.submit();
  const popup = within(await screen.findByRole('dialog'));
  await popup.findByRole('option', { name: 'Dr Asha Mehta' });
  return { ...page, calls, popup };
}

test('only doctors with an assistant are offered, and a change of the doctor clears the assistant', async () => {
  const { popup, user } = await openPopup({});
  expect(popup.queryByRole('option', { name: 'Dr Without Anybody' })).toBeNull();
  const assistant = popup.getByLabelText('Preferred Assistant');
  expect(assistant).toBeDisabled();
  await user.selectOptions(popup.getByLabelText('Preferred Doctor'), 'd1');
  await user.selectOptions(assistant, 'a1');
  expect(popup.queryByRole('option', { name: 'Farhan Sheikh' })).toBeNull();
  await user.selectOptions(popup.getByLabelText('Preferred Doctor'), 'd2');
  expect(assistant).toHaveValue('');
  expect(popup.getByRole('option', { name: 'Farhan Sheikh' })).toBeInTheDocument();
});

test('a request needs doctor, assistant, a day that is not past and a time', async () => {
  const { popup, user, calls } = await openPopup({});
  await user.type(popup.getByLabelText('Date'), '2020-01-05');
  await user.click(popup.getByRole('button', { name: 'Request appointment' }));
  expect(await popup.findByText('Please choose a doctor.')).toBeVisible();
  expect(popup.getByText('Please choose an assistant.')).toBeVisible();
  expect(popup.getByText('Please choose today or a later day.')).toBeVisible();
  expect(popup.getByText('Please choose a time.')).toBeVisible();
  expect(calls.some(({ path }) => path === '/appointment/create')).toBe(false);
});

async function request({ popup, user }: Awaited<ReturnType<typeof openPopup>>) {
  await user.selectOptions(popup.getByLabelText('Preferred Doctor'), 'd1');
  await user.selectOptions(popup.getByLabelText('Preferred Assistant'), 'a1');
  await user.type(popup.getByLabelText('Date'), '2099-01-05');
  await user.click(await popup.findByRole('button', { name: '10:15 AM' }));
  await user.click(popup.getByRole('button', { name: 'Request appointment' }));
}

test('a free time is one tap away; the request is sent once with a key of its own', async () => {
  const page = await openPopup({ message: 'Appointment request created successfully' });
  await request(page);
  expect(
    await screen.findByText(
      'Appointment request submitted successfully! You will receive an email confirmation once scheduled.',
    ),
  ).toBeVisible();
  await screen.findByRole('heading', { level: 1, name: /Welcome/ });
  const sent = page.calls.filter(({ path }) => path === '/appointment/create');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  expect(sent[0]?.body).toMatchObject({
    client: 'c1',
    doctor: 'd1',
    assistant: 'a1',
    date: '2099-01-05',
    time: '10:15',
    duration: 30,
    appointmentType: 'Online',
  });
});

test('a second active appointment is explained, and what was typed stays', async () => {
  const page = await openPopup(new Refused('ACTIVE_APPOINTMENT_EXISTS'));
  await request(page);
  expect(await page.popup.findByRole('alert')).toHaveTextContent(
    'You already have an active appointment. Please complete or cancel your existing appointment before scheduling a new one.',
  );
  expect(page.popup.getByLabelText('Time')).toHaveValue('10:15');
});
