import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatDay, formatShortMoment } from '@clinic/contract/clinic-calendar';
import type { DeskWorklists } from '@clinic/contract/dashboards/desk-worklists';
import { expect, test } from '../../fixtures.ts';
import { startProduct } from '../../product.ts';
import { expectPage } from '../../pages/back-office.ts';
import { toast } from '../../pages/toast.ts';
import { dayFromToday, openDay } from '../../pages/given.ts';
import { confirm, enterDesk, makeDesk, request } from './desk.ts';

test('the home shows what waits, and which visits clients cancelled', async ({
  page,
  clinic,
  accessible,
}) => {
  const desk = await makeDesk(clinic);
  const appointment = await request(clinic, desk, openDay(3), '10:00');
  await confirm(clinic, desk, appointment);
  await clinic.call(desk.client, 'DELETE', `/appointment/delete/${appointment.id}`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterDesk(page, desk.assistant);
  await expectPage(page, 'Front desk');
  const changes = page.getByRole('region', { name: 'Changed by clients' });
  const change = changes.getByRole('listitem').filter({ hasText: desk.client.name });
  await expect(change).toContainText('Cancelled the visit of');
  await expect(change).toContainText(formatDay(openDay(3)));
  await expect(page.getByText('E-mail is not set up:')).toBeVisible();
  await accessible();
  await change.getByRole('button', { name: 'Open' }).click();
  const details = page.getByRole('dialog', { name: 'Appointment details' });
  await expect(details).toContainText(desk.client.name);
  await details.getByRole('button', { name: 'Close' }).click();
  await change.getByRole('button', { name: /^More about/ }).click();
  await page.getByRole('menuitem', { name: 'Not today' }).click();
  await expect(change).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'New enquiries' })).toBeVisible();
  await expect(change).toHaveCount(0);
  await page.getByRole('region', { name: 'Low stock' }).getByRole('link', { name: /^Open/ }).first().click();
  await expect(page.getByRole('switch', { name: 'Low stock only' })).toBeChecked();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Appointments', exact: true }).click();
  await expectPage(page, 'Appointments');
});

for (const width of [360, 1440])
  test(`free times of another day than the wished one are readable and easy to press at ${width} px`, async ({
    page,
    clinic,
    accessible,
  }) => {
    const desk = await makeDesk(clinic);
    await request(clinic, desk, openDay(3), '10:00');
    // Which times are free depends on the weekday: here they are those of the day after.
    const free = ['09:00', '09:15', '09:30'].map((time) => ({ date: dayFromToday(20), time }));
    await page.route('**/api/desk/today', async (route) => {
      const response = await route.fetch();
      const today = (await response.json()) as DeskWorklists;
      const { requests } = today.lists;
      for (const row of requests.rows) row.free = free;
      await route.fulfill({ response, json: today });
    });
    await page.setViewportSize({ width, height: 900 });
    await enterDesk(page, desk.assistant);
    const requests = page.getByRole('region', { name: 'Appointment requests' });
    const title = requests.getByRole('button', { name: /Appointment requests/ });
    if ((await title.getAttribute('aria-expanded')) === 'false') await title.click();
    const times = requests.getByRole('button', { name: /9:15 AM for / });
    await expect(times.first()).toContainText(formatShortMoment({ date: dayFromToday(20), time: '09:15' }));
    // What has scrolled halfway beneath the bar at the top would count as a small target.
    await page.evaluate(() => window.scrollTo(0, 0));
    await accessible('section');
  });

test('the smallest phone shows cards and a menu', async ({ page, clinic }) => {
  const { assistant } = await makeDesk(clinic);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const screen of [
    '/',
    '/appointments',
    '/clients',
    '/all-invoices',
    '/invoice',
    '/inventory',
    '/enquiries',
  ]) {
    await enterDesk(page, assistant, screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `${screen} is as wide as the screen`).toBeLessThanOrEqual(320);
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Clients' }).click();
  await expectPage(page, 'Clients');
});

test('when the server is away the list says so, and works again when it is back', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|503/);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'clinic-away-'));
  const env = {
    DATA_DIR: dataDir,
    DEMO_DATA: 'false',
    ADMIN_EMAIL: 'a@example.in',
    ADMIN_PASSWORD: 'secret-1',
  };
  let product = await startProduct(env);
  const { port } = new URL(product.url);
  try {
    await page.goto(`${product.url}/admin/login`);
    await page.getByRole('textbox', { name: 'Email' }).fill('a@example.in');
    await page.getByRole('textbox', { name: 'Password' }).fill('secret-1');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Manage Doctors' }).click();
    await expect(page.getByText('No doctors yet. Add the first one.')).toBeVisible();
    const form = page.locator('form');
    await form.getByRole('textbox', { name: 'Name' }).fill('Dr Patience');
    await form.getByRole('textbox', { name: 'Email' }).fill('patience@example.in');
    await form.getByRole('textbox', { name: 'Phone' }).fill('9825012345');
    await form.getByRole('textbox', { name: 'Password' }).fill('secret-1');
    await product.stop();
    await form.getByRole('button', { name: 'Add' }).click();
    await expect(
      form.getByText('The server cannot be reached. Please try again in a few seconds.'),
    ).toBeVisible();
    await page.getByRole('searchbox').fill('Patience');
    await expect(page.getByText('Failed to fetch doctors.')).toBeVisible();
    product = await startProduct({ ...env, PORT: port });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('No doctors found matching your search.')).toBeVisible();
    await form.getByRole('button', { name: 'Add' }).click();
    await expect(toast(page, 'Doctor added successfully!')).toBeVisible();
    await expect(page.getByText('1 doctor')).toBeVisible();
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
