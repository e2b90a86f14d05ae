import { formatWeekday } from '@clinic/contract/clinic-calendar';
import { expect, test } from '../../fixtures.ts';
import { expectPage, search } from '../../pages/back-office.ts';
import { openDay } from '../../pages/given.ts';
import { enterDesk, makeDesk, request } from './desk.ts';

test('a client leads back to the list as it was left, and so do a reload and a link', async ({
  page,
  clinic,
}) => {
  const desk = await makeDesk(clinic);
  await request(clinic, desk, openDay(2), '10:00');
  await enterDesk(page, desk.assistant, '/clients');
  await search(page, 'Search clients', desk.client.email);
  await page.getByRole('button', { name: 'Sort by name descending' }).click();
  const address = /%22q%22.*order=DESC/;
  await expect(page).toHaveURL(address);
  await page.getByRole('link', { name: `View Details of ${desk.client.name}` }).click();
  await expectPage(page, desk.client.name);
  await page.goBack();
  const searchBox = page.getByRole('searchbox', { name: 'Search clients' });
  await expect(page.getByText('1 client', { exact: true })).toBeVisible();
  await expect(searchBox).toHaveValue(desk.client.email);
  await expect(page).toHaveURL(address);
  await page.evaluate(() => localStorage.removeItem('RaStoreclinic-assistant.clients.listParams'));
  await page.reload();
  await expect(page.getByText('1 client', { exact: true })).toBeVisible();
  await expect(searchBox).toHaveValue(desk.client.email);
});

test('requests keep their search in the address', async ({ page, clinic }) => {
  const desk = await makeDesk(clinic);
  await request(clinic, desk, openDay(2), '10:00');
  await enterDesk(page, desk.assistant, '/appointments?view=requests');
  await search(page, 'Search requests', desk.client.name);
  await expect(page).toHaveURL(/%22q%22.*view=requests/);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search requests' })).toHaveValue(desk.client.name);
  await expect(page.getByText('1 request', { exact: true })).toBeVisible();
});

test('the calendar keeps view and day, also while the requests are looked at', async ({ page, clinic }) => {
  const desk = await makeDesk(clinic);
  await enterDesk(page, desk.assistant, `/appointments?view=day&date=${openDay(3)}`);
  const day = page.getByRole('heading', { level: 2, name: formatWeekday(openDay(3)) });
  await expect(day).toBeVisible();
  await page.getByRole('button', { name: /Appointment Requests/ }).click();
  await expect(page.getByRole('searchbox', { name: 'Search requests' })).toBeVisible();
  await page.getByRole('button', { name: 'Calendar View' }).click();
  await expect(day).toBeVisible();
  await page.getByRole('link', { name: 'Clients' }).click();
  await expect(page).toHaveURL(/\/assistant\/clients/);
  await page.goBack();
  await expect(day).toBeVisible();
});
