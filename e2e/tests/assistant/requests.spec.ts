import { formatDay } from '@clinic/contract/clinic-calendar';
import { expect, test, testInOwnBrowser } from '../../fixtures.ts';
import { expectPage, search } from '../../pages/back-office.ts';
import { toast } from '../../pages/toast.ts';
import { openDay } from '../../pages/given.ts';
import { confirm, enterDesk, makeDesk, request } from './desk.ts';

test('a request is confirmed, and leaves the list', async ({ page, clinic, accessible }) => {
  const desk = await makeDesk(clinic);
  await request(clinic, desk, openDay(2), '10:00');
  await enterDesk(page, desk.assistant, '/appointments');
  await expectPage(page, 'Appointments');
  await page.getByRole('button', { name: /Appointment Requests/ }).click();
  await search(page, 'Search requests', desk.client.name);
  await expect(page.getByText('1 request')).toBeVisible();
  await accessible();
  await page.getByRole('button', { name: `Schedule ${desk.client.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule appointment' });
  await expect(dialog).toContainText(`${formatDay(openDay(2))}, 10:00 AM`);
  await accessible();
  await dialog.getByRole('button', { name: 'Confirm appointment' }).click();
  await expect(toast(page, 'Appointment confirmed and client notified!')).toBeVisible();
  await expect(page.getByText('No requests found matching your search.')).toBeVisible();
  await expect.poll(async () => (await clinic.mailsTo(desk.client.email)).join()).toContain('text/calendar');
});

test('a request is declined, after a question, with the reason that the email quotes', async ({
  page,
  clinic,
  accessible,
}) => {
  const desk = await makeDesk(clinic);
  await request(clinic, desk, openDay(2), '10:00');
  await enterDesk(page, desk.assistant, '/appointments?view=requests');
  await search(page, 'Search requests', desk.client.name);
  await page.getByRole('button', { name: `Schedule ${desk.client.name}` }).click();
  await page.getByRole('button', { name: 'Decline request' }).click();
  const question = page.getByRole('dialog', { name: `Decline the request of ${desk.client.name}?` });
  await question.getByRole('textbox', { name: 'Reason (optional)' }).fill('The doctor is on leave.');
  await accessible();
  await question.getByRole('button', { name: 'Decline request' }).click();
  await expect(toast(page, 'Appointment request cancelled')).toBeVisible();
  await expect(page.getByText('No requests found matching your search.')).toBeVisible();
  await expect
    .poll(async () => (await clinic.mailsTo(desk.client.email)).join())
    .toContain('The doctor is on leave.');
});

test('two confirmed appointments of one doctor cannot overlap; the dialog warns and the server refuses', async ({
  page,
  clinic,
  quietConsole,
}) => {
  quietConsole.allow(/409/);
  const desk = await makeDesk(clinic);
  const second = { ...desk, client: await clinic.client() };
  await confirm(clinic, desk, await request(clinic, desk, openDay(3), '11:00'));
  await request(clinic, second, openDay(3), '11:15');
  await enterDesk(page, desk.assistant, '/appointments?view=requests');
  await search(page, 'Search requests', second.client.name);
  await page.getByRole('button', { name: `Schedule ${second.client.name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`already sees ${desk.client.name} at 11:00 AM`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm appointment' }).click();
  await expect(toast(page, 'Failed to confirm appointment')).toBeVisible();
  await expect(dialog.getByRole('alert').first()).toContainText('already has a confirmed appointment');
  await dialog.getByRole('button', { name: '12:00 PM', exact: true }).click();
  await dialog.getByRole('button', { name: 'Confirm appointment' }).click();
  await expect(toast(page, 'Appointment confirmed and client notified!')).toBeVisible();
});

testInOwnBrowser('the badge counts pending requests and follows by itself', async ({ page, clinic }) => {
  const desk = await makeDesk(clinic);
  await page.clock.install();
  await enterDesk(page, desk.assistant, '/clients');
  await expectPage(page, 'Clients');
  const entry = page.getByRole('navigation').getByRole('link', { name: /^Appointments/ });
  const count = async () =>
    Number(/(\d+) pending requests/.exec((await entry.textContent()) ?? '')?.[1] ?? 0);
  await request(clinic, desk, openDay(2), '10:00');
  await page.reload();
  await expect.poll(count).toBeGreaterThan(0);
  const before = await count();
  // So many are more than other tests, which use the same clinic, can remove from the list meanwhile.
  for (const time of ['10:00', '11:00', '12:00', '13:00', '16:00'])
    await request(clinic, { ...desk, client: await clinic.client() }, openDay(3), time);
  await page.clock.runFor(21_000);
  await expect.poll(count).toBeGreaterThan(before);
});
