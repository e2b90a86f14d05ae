import { formatDay } from '@clinic/contract/clinic-calendar';
import { expect, test } from '../../fixtures.ts';
import { choose, expectPage, find, typeTime } from '../../pages/back-office.ts';
import { toast } from '../../pages/toast.ts';
import { openDay } from '../../pages/given.ts';
import { confirm, enterDesk, makeDesk, request } from './desk.ts';

const day = openDay(4);

test('the desk books for any client, with the day from the address', async ({ page, clinic, accessible }) => {
  const { doctor, assistant, client } = await makeDesk(clinic);
  // In a lower window a time may stand half behind the bar, and is then as small as its visible half.
  await page.setViewportSize({ width: 1280, height: 1200 });
  await enterDesk(page, assistant, `/book-appointment?date=${day}`);
  await expectPage(page, 'Book appointment');
  await expect(page.getByText(`On ${formatDay(day)}`)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Duration' })).toHaveText('15 minutes');
  await expect(page.getByText('Free times on this day')).toBeVisible();
  await accessible();
  // The assistant's own doctor and the first free time are proposed.
  await expect(page.getByRole('combobox', { name: 'Doctor' })).toHaveText(doctor.name);
  await expect(page.getByRole('combobox', { name: 'Client' })).toBeFocused();
  await page.getByRole('button', { name: 'Book as request' }).click();
  await expect(page.getByText('Please choose a client.')).toBeVisible();
  await find(page, 'Client', client.name);
  await choose(page, 'Doctor', doctor.name);
  await choose(page, 'Assistant', assistant.name);
  await choose(page, 'Duration', '45 minutes');
  await choose(page, 'Type', 'In-Person');
  await typeTime(page, 'Time', '09:25');
  await page.getByRole('button', { name: 'Book as request' }).click();
  // Both sentences are in one toast, which leaves by itself.
  await Promise.all([
    expect(toast(page, 'Appointment booked successfully!')).toBeVisible(),
    expect(toast(page, 'Not confirmed yet.')).toBeVisible(),
  ]);
  await expect(page).toHaveURL(/\/assistant\/appointments$/);
  const { appointments } = await clinic.call<{ appointments: object[] }>(
    assistant,
    'GET',
    `/appointment/getAllAppointmentsOfClient/${client.id}`,
  );
  expect(appointments).toMatchObject([
    { status: 'requested', date: day, time: '09:25', duration: 45, appointmentType: 'Cash' },
  ]);
});

test('without a valid day in the address the day is chosen in the form', async ({ page, clinic }) => {
  const { assistant } = await makeDesk(clinic);
  for (const query of ['', '?date=2020-01-01', '?date=2026-02-30']) {
    await enterDesk(page, assistant, `/book-appointment${query}`);
    await expect(page.getByRole('group', { name: 'Date' })).toBeVisible();
  }
});

test('a client with an active appointment cannot be booked twice', async ({ page, clinic, quietConsole }) => {
  quietConsole.allow(/409/);
  const desk = await makeDesk(clinic);
  await request(clinic, desk, openDay(2), '10:00');
  await enterDesk(page, desk.assistant, `/book-appointment?date=${day}`);
  await find(page, 'Client', desk.client.name);
  await choose(page, 'Doctor', desk.doctor.name);
  await choose(page, 'Assistant', desk.assistant.name);
  await page.getByRole('button', { name: '10:00 AM', exact: true }).click();
  await page.getByRole('button', { name: 'Book as request' }).click();
  const sentence = `Client already has an active appointment on ${formatDay(openDay(2))} at 10:00 AM. Please wait for it to complete or cancel it before booking a new one.`;
  await expect(toast(page, sentence)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue(new RegExp(desk.client.name));
});

test('"Book and confirm" does both', async ({ page, clinic }) => {
  const { doctor, assistant, client } = await makeDesk(clinic);
  await enterDesk(page, assistant, `/book-appointment?date=${day}`);
  await find(page, 'Client', client.name);
  await choose(page, 'Doctor', doctor.name);
  await choose(page, 'Assistant', assistant.name);
  await page.getByRole('button', { name: '10:30 AM', exact: true }).click();
  await page.getByRole('button', { name: 'Book and confirm' }).click();
  await expect(toast(page, 'Appointment confirmed and client notified!')).toBeVisible();
});

test('a time that is taken is refused with the nearest free ones, and nothing is booked meanwhile', async ({
  page,
  clinic,
  quietConsole,
}) => {
  quietConsole.allow(/409/);
  const desk = await makeDesk(clinic);
  await confirm(clinic, desk, await request(clinic, desk, day, '10:00'));
  const other = await clinic.client();
  await enterDesk(page, desk.assistant, `/book-appointment?date=${day}&time=10:15&doctor=${desk.doctor.id}`);
  await find(page, 'Client', other.name);
  await choose(page, 'Assistant', desk.assistant.name);
  await expect(page.getByText(`already sees ${desk.client.name} at 10:00 AM`)).toBeVisible();
  await page.getByRole('button', { name: 'Book and confirm' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'already has a confirmed' })).toBeVisible();
  await page.getByRole('group', { name: 'The nearest free times' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Book and confirm' }).click();
  await expect(toast(page, 'Appointment confirmed and client notified!')).toBeVisible();
  await expect.poll(async () => (await clinic.mailsTo(other.email)).join()).toContain('text/calendar');
});

test('the form keeps what was typed after the session has ended', async ({ page, clinic, quietConsole }) => {
  quietConsole.allow(/401/);
  const { assistant, client } = await makeDesk(clinic);
  await enterDesk(page, assistant, `/book-appointment?date=${day}`);
  await find(page, 'Client', client.name);
  await page.getByRole('textbox', { name: 'Notes' }).fill('Comes with her mother');
  const inBrowser = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(inBrowser).toContain(':book-appointment:');
  expect(await inBrowser()).not.toContain('Comes with her mother');
  await page.evaluate(
    (session) => localStorage.setItem('assistant', session),
    JSON.stringify({ id: assistant.id, name: assistant.name, token: 'ended' }),
  );
  await page.getByRole('combobox', { name: 'Doctor' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Client' }).fill('somebody');
  await expect(page).toHaveURL(/\/assistant\/login$/);
  await page.getByRole('textbox', { name: 'Email' }).fill(assistant.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(assistant.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(new RegExp(`book-appointment\\?date=${day}$`));
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Comes with her mother');
  await expect(page.getByText('What you had typed before is here again.')).toBeVisible();
});

test('a day that is pressed in the month takes along what the panel holds, and leaves for the next booking', async ({
  page,
  clinic,
}) => {
  const { assistant, client } = await makeDesk(clinic);
  await page.setViewportSize({ width: 1440, height: 900 });
  const later = openDay(33);
  await enterDesk(page, assistant, `/appointments?view=month&date=${later}`);
  const bookAnother = page.getByRole('button', { name: 'Book appointment' });
  await bookAnother.click();
  const panel = page.getByRole('region', { name: 'Book a visit' });
  await find(panel, 'Client', client.name);
  await choose(panel, 'Duration', '45 minutes');
  await choose(panel, 'Type', 'In-Person');
  await panel.getByRole('textbox', { name: 'Notes' }).fill('Comes with her mother');
  const inMonth = page.locator('.rbc-day-bg:not(.rbc-off-range-bg)');
  const pressed = inMonth.nth(Number(later.slice(-2)) - 1);
  await pressed.scrollIntoViewIfNeeded();
  // The list of types lies over the page until it has faded.
  await expect(page.locator('.MuiMenu-root')).toHaveCount(0);
  const box = await pressed.boundingBox();
  // Visits and “+2 more” lie over the rest of a day, so the corner beside its number is pressed.
  await page.mouse.click(box!.x + 8, box!.y + 8);
  await expect(page).toHaveURL(new RegExp(`/book-appointment\\?date=${later}&client=${client.id}$`));
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue(new RegExp(client.name));
  await expect(page.getByRole('combobox', { name: 'Duration' })).toHaveText('45 minutes');
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveText('In-Person');
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Comes with her mother');
  await typeTime(page, 'Time', '10:30');
  await page.getByRole('button', { name: 'Book as request' }).click();
  await expect(toast(page, 'Not confirmed yet.')).toBeVisible();
  await expect(bookAnother).toBeFocused();
});
