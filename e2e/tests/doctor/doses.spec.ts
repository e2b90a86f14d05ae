import { expect, test } from '../../fixtures.ts';
import { search } from '../../pages/back-office.ts';
import { dayFromToday, openDay } from '../../pages/given.ts';
import { enterPortal } from '../../pages/portal.ts';
import { toast } from '../../pages/toast.ts';
import { enterDesk, makeDesk, request } from '../assistant/desk.ts';
import { expectRails } from './plans-desk.ts';

test('vitamin D on Sundays is typed, read back, followed by the client and handed out in packs', async ({
  page,
  clinic,
  accessible,
}) => {
  const desk = await makeDesk(clinic);
  const { doctor, assistant, client } = desk;
  await request(clinic, desk, openDay(2), '10:00');
  const plan = { name: 'Thyroid', duration: 12, durationInDays: 84, startDate: dayFromToday(0) };
  await clinic.call(doctor, 'POST', '/program/save', { clientId: client.id, plan });
  // Digits alone: an id with “d3” in it would name the vitamin, which the checks ask about.
  const product = `Sunshine ${client.id.replaceAll(/\D/g, '')} 60,000 IU`;
  await clinic.call(assistant, 'POST', '/inventory/addItem', {
    name: product,
    category: 'Vitamin',
    price: 40,
    countInStock: 50,
  });

  await test.step('the doctor types it into the grid, and it is a course', async () => {
    await enterPortal(page, 'doctor', doctor, `/doctor/vitamins/${client.id}`);
    await page.getByRole('button', { name: 'Add New Vitamin' }).click();
    await page.getByLabel('Vitamin Name').fill(product);
    await expect(page.getByText('From the inventory, 50 in stock')).toBeVisible();
    await page.getByLabel(`${product}, Lunch`).focus();
    await page.keyboard.type('1a');
    await page.keyboard.press('Tab');
    await page.keyboard.type('0');
    await page.getByLabel('Form', { exact: true }).selectOption('Capsule');
    await page.getByLabel('Vehicle').fill('warm milk');
    await page.getByLabel('How often').selectOption('On weekdays');
    await page.getByRole('checkbox', { name: 'Sunday', exact: true }).check();
    await accessible();
    await expectRails(page);
    await page.getByRole('button', { name: 'Save Vitamin Plan' }).click();
    const created = toast(page, 'Vitamin plan created successfully!');
    const question = page.getByRole('dialog', { name: 'Is this plan right?' });
    await expect(created.or(question)).toBeVisible();
    if (await question.isVisible()) {
      await question.getByLabel(/^Reason/).selectOption('Prescribed for this');
      await question.getByRole('button', { name: 'Save Vitamin Plan' }).click();
    }
    await expect(created).toBeVisible();
  });

  await test.step('it is read back as it was typed', async () => {
    await page.reload();
    const row = page.getByRole('button', { name: new RegExp(`^${product}`) });
    await expect(row).toContainText('Sundays');
    await expect(page.getByLabel(`${product}, Lunch`)).toHaveValue('1a');
    await page.getByLabel(`${product}, Lunch`).fill('2b');
    await page.getByRole('button', { name: 'Update Vitamin Plan' }).click();
    await expect(page.getByText('Everything is saved.')).toBeVisible();
    await expect(row).toContainText('Sundays');
    await accessible();
  });

  await test.step('the client reads the days', async () => {
    await enterPortal(page, 'client', client, '/client/vitamins-plan');
    const dose = page.getByRole('region', { name: product });
    await expect(dose).toContainText('Capsule, with warm milk · Sundays');
    await expect(dose).toContainText('2 each time');
    await expect(dose).toContainText('Before meal');
    await accessible();
  });

  await test.step('the desk hands out the Sundays of four weeks in packs of four', async () => {
    await enterDesk(page, assistant, '/clients');
    await search(page, 'Search clients', client.email);
    await page.getByRole('link', { name: `View Details of ${client.name}` }).click();
    await expect(page.getByRole('row', { name: new RegExp(product) })).toContainText('Sundays');
    await page.getByRole('button', { name: 'Dispense' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dispense' });
    await dialog.getByLabel('Days').fill('28');
    await expect(dialog).toContainText(`${product}: 8 pieces`);
    await dialog.getByLabel(`Pieces of a pack of ${product}`).fill('4');
    await expect(dialog).toContainText('8 pieces, 2 packs of 4');
    await accessible();
    await dialog.getByRole('button', { name: 'Create Invoice' }).click();
    await expect(page).toHaveURL(/\/invoice/);
    await expect(page.getByRole('row', { name: new RegExp(product) })).toBeVisible();
  });
});
