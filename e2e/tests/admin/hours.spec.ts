import { formatDay } from '@clinic/contract/clinic-calendar';
import { expect, test } from '../../fixtures.ts';
import { expectPage } from '../../pages/back-office.ts';
import { toast } from '../../pages/toast.ts';
import { dayFromToday, team } from '../../pages/given.ts';
import { enterPortal, expectHeading } from '../../pages/portal.ts';
import { enterOffice } from './office.ts';

/** This day is so far ahead that no other test books on it. */
const FAR = dayFromToday(300);

test('an admin sets a doctor’s week, and closes the clinic over a visit', async ({
  page,
  clinic,
  accessible,
  quietConsole,
}) => {
  quietConsole.allow(/409/);
  const { doctor, assistant } = await team(clinic);
  const client = await clinic.client();
  await clinic.call(assistant, 'POST', '/appointment/create', {
    doctor: doctor.id,
    client: client.id,
    assistant: assistant.id,
    date: FAR,
    time: '10:00',
    confirm: true,
  });
  await enterOffice(page, await clinic.admin(), `/hours?doctor=${doctor.id}`);
  await expectPage(page, 'Hours');
  await expect(page.getByRole('row', { name: doctor.name })).toContainText('No hours yet');
  await page.getByRole('button', { name: 'Set the week' }).click();
  await page.getByRole('group', { name: 'Monday, time 1' }).getByLabel('From').fill('08:30');
  await page.getByRole('button', { name: 'Copy Monday to other days' }).click();
  await page.getByRole('group', { name: 'Copy Monday to' }).getByRole('button', { name: 'Sunday' }).click();
  await accessible();
  await page.getByRole('button', { name: 'Copy to 1 day' }).click();
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(toast(page, 'The hours are saved.')).toBeVisible();
  await expect(page.getByRole('row', { name: doctor.name })).toContainText('8:30 AM');
  await expect(page.getByRole('region', { name: 'Week', exact: true })).toContainText('Now, since');

  await page.getByRole('button', { name: 'Close the clinic' }).click();
  const form = page.getByRole('form', { name: 'Closure' });
  const label = `Repairs ${doctor.name}`;
  await form.getByLabel('Name').fill(label);
  await form.getByLabel('First day').fill(FAR);
  await form.getByRole('button', { name: 'Save closure' }).click();
  await expect(form.getByRole('list', { name: 'Visits in this time' })).toContainText(
    `${formatDay(FAR)}, 10:00 AM: ${client.name} with ${doctor.name} (confirmed)`,
  );
  await accessible();
  await form.getByRole('button', { name: 'Save anyway' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Closures' })).toContainText(label);

  await page.getByRole('button', { name: `Remove ${label}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('list', { name: 'Closures' })).not.toContainText(label);
});

test('an admin saves the rules of booking', async ({ page, clinic, accessible }) => {
  await enterOffice(page, await clinic.admin(), '/settings');
  await expectPage(page, 'Settings');
  const form = page.getByRole('form', { name: 'Booking rules' });
  await form.getByLabel('Free after a visit').fill('7');
  await expect(form.getByText('Please choose a multiple of 5.')).toBeVisible();
  await accessible();
  // The rules are not saved, since other tests look at what clients may do.
  await form.getByLabel('Free after a visit').fill('0');
  await form.getByRole('button', { name: 'Save rules' }).click();
  await expect(toast(page, 'The rules are saved.')).toBeVisible();
});

test('a doctor enters leave', async ({ page, clinic, accessible }) => {
  const doctor = await clinic.doctor();
  await enterPortal(page, 'doctor', doctor, '/doctor/hours');
  await expectHeading(page, 'Hours');
  await page.getByRole('button', { name: 'Add time off' }).click();
  const form = page.getByRole('form', { name: 'Time off' });
  await form.getByLabel('Name').fill('Wedding');
  await form.getByLabel('First day').fill(FAR);
  await form.getByRole('checkbox', { name: 'Whole days' }).uncheck();
  await form.getByLabel('Until time').fill('13:00');
  await accessible();
  await form.getByRole('button', { name: 'Save time off' }).click();
  await expect(page.getByRole('list', { name: 'Time off' })).toContainText('9:00 AM – 1:00 PM');
});
