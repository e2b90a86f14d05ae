import { formatDay, formatShortMoment } from '@clinic/contract/clinic-calendar';
import type { DeskWorklists } from '@clinic/contract/dashboards/desk-worklists';
import { expect, test, testInOwnBrowser } from '../../fixtures.ts';
import { expectPage, takeFromMenu } from '../../pages/back-office.ts';
import { dayFromToday, openDay } from '../../pages/given.ts';
import { expectNoSidewaysScroll } from '../../pages/portal.ts';
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
  // The row is hidden at once, but the request must end before the reload.
  const hidden = page.waitForResponse(/\/today\/hide$/);
  await takeFromMenu(change, 'Not today');
  await expect(change).toHaveCount(0);
  await hidden;
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
    // The free times depend on the weekday of the next day.
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
    // The page is at its top: a control halfway under the fixed bar would count as too small a target.
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
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Clients' }).click();
  await expectPage(page, 'Clients');
});

// A window of its own has not loaded the desk's code before.
testInOwnBrowser(
  'the desk says so when its code cannot be fetched, and opens at a reload',
  async ({ page, clinic, accessible, quietConsole }) => {
    quietConsole.allow(/404/);
    const desk = await makeDesk(clinic);
    const code = /assets\/AssistantApp-.*\.js/;
    await page.route(code, (route) => route.fulfill({ status: 404, body: '' }));
    await enterDesk(page, desk.assistant);
    await expectPage(page, 'Something went wrong');
    await accessible();
    await page.unroute(code);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expectPage(page, 'Front desk');
  },
);
