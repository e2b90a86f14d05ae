import { formatPhone } from '@clinic/contract/clients/phones';
import type { Client } from '@clinic/contract/people';
import { expect, test, type Clinic } from '../../fixtures.ts';
import { ownPhone, serial } from '../../serial.ts';
import { choose, expectPage, search } from '../../pages/back-office.ts';
import { toast } from '../../pages/toast.ts';
import { dayFromToday, openDay } from '../../pages/given.ts';
import { enterDesk, makeDesk, request, type Desk } from './desk.ts';

/** Gives the client a program and a plan of each kind, as the doctor would. */
async function treat(clinic: Clinic, desk: Desk): Promise<void> {
  await request(clinic, desk, openDay(2), '10:00');
  const plan = { name: 'Thyroid', duration: 12, durationInDays: 84, startDate: dayFromToday(0) };
  await clinic.call(desk.doctor, 'POST', '/program/save', { clientId: desk.client.id, plan });
  await clinic.call(desk.doctor, 'POST', `/vitaminPlan/save/${desk.client.id}`, {
    vitamins: [
      {
        name: 'Vitamin D3',
        quantity: '60,000 IU',
        dosage: { morning: { count: 1, timing: 'A' }, dinner: { count: 2, timing: 'B' } },
      },
    ],
  });
}

test('clients are found by name, e-mail and part of the phone', async ({ page, clinic, accessible }) => {
  const { assistant, client } = await makeDesk(clinic);
  await enterDesk(page, assistant, '/clients');
  await expectPage(page, 'Clients');
  for (const term of [client.name.toUpperCase(), client.email, client.phone.slice(3)]) {
    await search(page, 'Search clients', term);
    await expect(page.getByRole('row', { name: new RegExp(client.name) })).toContainText('New');
  }
  await accessible();
  await search(page, 'Search clients', 'nobody of this name');
  await expect(page.getByText('No clients found matching your search.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('the details show vitamins and herbs with their doses', async ({ page, clinic, accessible }) => {
  const desk = await makeDesk(clinic);
  await treat(clinic, desk);
  await enterDesk(page, desk.assistant, '/clients');
  await search(page, 'Search clients', desk.client.email);
  await page.getByRole('link', { name: `View Details of ${desk.client.name}` }).click();
  await expectPage(page, desk.client.name);
  await expect(page.getByText(`Doctor: ${desk.doctor.name}`)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Vitamins Plan (1)' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Vitamin D3/ })).toContainText('60,000 IU');
  await expect(page.getByRole('row', { name: /Vitamin D3/ }).getByRole('cell')).toHaveText([
    '60,000 IU',
    '–',
    '1 (After meal)',
    '–',
    '–',
    '2 (Before meal)',
    '3',
  ]);
  await accessible();
  await page.getByRole('tab', { name: 'Herbs Plan (0)' }).click();
  await expect(page.getByText('No herbs found in the plan.')).toBeVisible();
  await page.reload();
  await expectPage(page, desk.client.name);
  await page.getByRole('link', { name: 'Create Invoice' }).click();
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue(new RegExp(desk.client.name));
});

test('the desk adds a client who comes in person; Escape does not lose what was typed', async ({
  page,
  clinic,
  accessible,
  quietConsole,
}) => {
  quietConsole.allow(/409/);
  const { assistant, client } = await makeDesk(clinic);
  const email = `walk.in.${serial()}@example.in`;
  const phone = ownPhone();
  await enterDesk(page, assistant, '/clients');
  await page.getByRole('button', { name: 'Add client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add client' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Farida Walk-in');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(client.email);
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: 'Close without saving?' })
    .getByRole('button', { name: 'Go on typing' })
    .click();
  await dialog.getByRole('textbox', { name: 'Phone' }).fill(`0${phone}`);
  await accessible();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('This email is already in use.');
  await expect(dialog.getByRole('button', { name: 'Send a new link' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
  await expectPage(page, 'Farida Walk-in');
  await expect(page.getByRole('link', { name: formatPhone(phone) })).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Farida Walk-in' });
  await edit.getByRole('textbox', { name: 'Name' }).fill('Farida Shaikh');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expectPage(page, 'Farida Shaikh');
  await expect.poll(async () => (await clinic.mailsTo(email)).join()).toContain('set-password');
});

test('a client without plans, and one who does not exist', async ({
  page,
  clinic,
  accessible,
  quietConsole,
}) => {
  quietConsole.allow(/404/);
  const { assistant, client } = await makeDesk(clinic);
  await enterDesk(page, assistant, `/client-details/${client.id}`);
  await expect(page.getByText('No plans found for this client.')).toBeVisible();
  await expect(page.getByText('No vitamins found in the plan.')).toBeVisible();
  await page.goto('/assistant/client-details/6741a0b0c0d0e0f001020304');
  await expect(page.getByText('Client ID not found.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await accessible();
});

test('the desk sets the doctor who looks after a client', async ({ page, clinic }) => {
  const { assistant, client, doctor } = await makeDesk(clinic);
  await enterDesk(page, assistant, `/client-details/${client.id}`);
  await page.getByRole('button', { name: 'Change doctor' }).click();
  await choose(page.getByRole('dialog'), 'Doctor', doctor.name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Client updated successfully!')).toBeVisible();
  await expect(page.getByText(`Doctor: ${doctor.name}`)).toBeVisible();
  const record = await clinic.call<Client>(assistant, 'GET', `/rest/clients/${client.id}`);
  expect(record.doctor).toBe(doctor.id);
});
