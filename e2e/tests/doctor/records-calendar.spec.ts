import type { Client } from '@clinic/contract/people';
import { formatDay, formatWeekday } from '@clinic/contract/clinic-calendar';
import { expect, test } from '../../fixtures.ts';
import { clientOf, dayFromToday, openDay, team } from '../../pages/given.ts';
import { enterPortal, expectHeading, expectNoSidewaysScroll, showView, SIZES } from '../../pages/portal.ts';

test('on a desktop the month comes first; an appointment opens with its details and leads to the client', async ({
  page,
  clinic,
  accessible,
}) => {
  await page.setViewportSize(SIZES.desktop);
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('getAllAppointments?')) asked.push(new URL(request.url()).search);
  });
  await enterPortal(page, 'doctor', staff.doctor, '/doctor/appointments');
  await expectHeading(page, 'Appointments');
  await expect(page.getByRole('button', { name: 'Month' })).toHaveAttribute('aria-pressed', 'true');
  expect(asked.every((search) => /^\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/.test(search))).toBe(true);
  // The day may be in the next month.
  const event = page.getByRole('button', { name: new RegExp(`${client.name}.*Requested`) });
  if (openDay().slice(0, 7) !== dayFromToday(0).slice(0, 7)) {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await expect(event).toBeVisible();
  await accessible();
  await event.hover();
  await expect(page.getByRole('tooltip')).toContainText('Duration: 30 minutes');

  await event.focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Appointment Details' });
  await expect(details).toContainText(staff.doctor.name);
  await expect(details).toContainText('10:00 AM');
  await expect(details).toContainText('10:30 AM');
  await expect(details).toContainText('In-Person');
  await expect(details).toContainText('No active program');
  await accessible();
  await details.getByRole('link', { name: 'View Client Details' }).click();
  await expect(page).toHaveURL(new RegExp(`/doctor/client-plan/${client.id}$`));
});

test('an arrived client waits on the home of the doctor, who records the outcome in the calendar', async ({
  page,
  clinic,
  accessible,
}) => {
  await page.setViewportSize(SIZES.phone);
  const { doctor, assistant } = await team(clinic);
  const client = await clinic.client();
  const walkIn = { doctor: doctor.id, client: client.id, appointmentType: 'Cash' };
  await clinic.call(assistant, 'POST', '/appointment/walkIn', walkIn);
  await enterPortal(page, 'doctor', doctor, '/doctor');
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today).toContainText(client.name);
  await expect(today).toContainText(/Has just arrived|Waiting for \d+ minute/);
  await expect(today).toContainText('Arrived');
  await expectNoSidewaysScroll(page);
  await accessible();

  await page.goto('/doctor/appointments');
  await page.getByRole('button', { name: new RegExp(client.name) }).click();
  const details = page.getByRole('dialog', { name: 'Appointment Details' });
  await details.getByRole('button', { name: 'Completed' }).click();
  await expect(details.getByRole('button', { name: 'Take back the outcome' })).toBeVisible();
  await accessible();
  await page.goto('/doctor');
  await expect(today).toContainText('Completed');
  await expect(today).not.toContainText('Waiting');
});

test('a client leads back to the calendar as it was left', async ({ page, clinic }) => {
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);
  await enterPortal(page, 'doctor', staff.doctor, `/doctor/appointments?date=${openDay()}`);
  await page.getByRole('button', { name: 'Day', exact: true }).click();
  const day = page.getByRole('heading', { level: 2, name: formatWeekday(openDay()) });
  await expect(day).toBeVisible();
  await page.getByRole('button', { name: new RegExp(client.name) }).click();
  await page.getByRole('link', { name: 'View Client Details' }).click();
  await expect(page).toHaveURL(/client-plan/);
  await page.goBack();
  await expect(day).toBeVisible();
  await page.reload();
  await expect(day).toBeVisible();
});

for (const view of ['Week', 'Day', 'Agenda']) {
  test(`the view ${view} is accessible`, async ({ page, clinic, accessible }) => {
    const staff = await team(clinic);
    await clientOf(clinic, staff);
    await enterPortal(page, 'doctor', staff.doctor, '/doctor/appointments');
    await showView(page, view);
    await accessible();
    await expect(page.getByRole('heading', { level: 2 })).not.toBeEmpty();
  });
}

test('on a phone the agenda of thirty days comes first', async ({ page, clinic, accessible }) => {
  await page.setViewportSize(SIZES.phone);
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);
  await enterPortal(page, 'doctor', staff.doctor, '/doctor/appointments');
  await expect(page.getByRole('button', { name: 'Agenda' })).toHaveAttribute('aria-pressed', 'true');
  const line = page.getByRole('button', { name: new RegExp(client.name) });
  await expect(line).toHaveText(`? 10:00 AM ${client.name} · Requested`);
  await line.click();
  await expect(page.getByRole('dialog', { name: 'Appointment Details' })).toContainText(
    formatDay(openDay()).slice(3, 6),
  );
  await accessible();
  await expectNoSidewaysScroll(page);
});

test('five thousand clients stay fluid: one page is drawn, and a search finds one of them', async ({
  page,
  clinic,
  accessible,
}) => {
  const doctor = await clinic.doctor();
  const clients = Array.from({ length: 5000 }, (_, place): Partial<Client> => {
    const id = String(place).padStart(24, '0');
    const name = `Client ${String(place).padStart(4, '0')}`;
    const createdAt = '2026-01-01T00:00:00.000Z';
    return { id, name, email: `c${place}@example.in`, phone: '9825012345', status: 'new', createdAt };
  });
  await page.route('**/api/client/allClients', (route) => route.fulfill({ json: { clients } }));
  await enterPortal(page, 'doctor', doctor, '/doctor/clients');
  await expect(page.getByText('5,000 of 5,000 clients')).toBeVisible();
  await expect(page.getByRole('link', { name: /^View Details/ })).toHaveCount(25);
  await page.getByRole('searchbox', { name: 'Search clients' }).pressSequentially('c4321@');
  await expect(page.getByText('1 of 5,000 clients')).toBeVisible();
  await expect(page.getByText('Client 4321')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search clients' }).fill('nobody at all');
  await expect(page.getByText('No clients found matching your search.')).toBeVisible();
  await accessible();
});

test('a list that cannot be read says so, and Retry reads it', async ({ page, clinic, quietConsole }) => {
  quietConsole.allow(/Failed to load resource/);
  const doctor = await clinic.doctor();
  await page.route('**/api/client/allClients', (route) => route.abort());
  await enterPortal(page, 'doctor', doctor, '/doctor/clients');
  await expect(page.getByText('An error occurred while fetching clients')).toBeVisible();
  await page.unroute('**/api/client/allClients');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No clients registered yet.')).toBeVisible();
});
