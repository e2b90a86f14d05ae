import { expect, test } from '../../fixtures.ts';
import { serial } from '../../serial.ts';
import { choose, expectPage, search } from '../../pages/back-office.ts';
import { toast } from '../../pages/toast.ts';
import { enterOffice } from './office.ts';

test('Cancel leaves the edit mode and its changes', async ({ page, clinic }) => {
  const doctor = await clinic.doctor();
  await enterOffice(page, await clinic.admin(), '/doctors');
  await search(page, 'Search doctors', doctor.email);
  await page.getByRole('button', { name: `Edit ${doctor.name}` }).click();
  // The form for a new assistant has a field of this name, too.
  await expect(page.getByRole('heading', { name: `Edit ${doctor.name}` })).toBeVisible();
  const form = page.locator('form');
  await form.getByLabel('Name').fill('Somebody else');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Add Doctor' })).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('');
});

test('an e-mail that is already in use is refused beside its field', async ({
  page,
  clinic,
  quietConsole,
}) => {
  quietConsole.allow(/409/);
  const doctor = await clinic.doctor();
  await enterOffice(page, await clinic.admin(), '/doctors');
  const form = page.locator('form');
  await form.getByLabel('Name').fill('Dr Twice');
  await form.getByLabel('Email').fill(doctor.email);
  await form.getByLabel('Phone').fill('9825012345');
  await form.getByRole('textbox', { name: 'Password' }).fill('secret-1');
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(form.getByRole('alert')).toHaveText('This email is already in use.');
  await expect(form.getByLabel('Name')).toHaveValue('Dr Twice');
});

test('an assistant belongs to a doctor', async ({ page, clinic, accessible }) => {
  const doctor = await clinic.doctor();
  const name = `Leela ${serial()}`;
  await enterOffice(page, await clinic.admin(), '/assistants');
  await expectPage(page, 'Manage Assistants');
  await accessible();
  const form = page.locator('form');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(`leela.${serial()}@example.in`);
  await form.getByLabel('Phone').fill('9825012345');
  await form.getByRole('textbox', { name: 'Password' }).fill('secret-1');
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(form.getByText('Please choose a doctor.')).toBeVisible();
  await choose(form, 'Doctor', doctor.name);
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(toast(page, 'Assistant added successfully!')).toBeVisible();
  await search(page, 'Search assistants', name);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(doctor.name);
});

test('a doctor with clients can be deleted once they are handed over', async ({
  page,
  clinic,
  quietConsole,
}) => {
  quietConsole.allow(/409/);
  const [admin, leaving, staying] = [await clinic.admin(), await clinic.doctor(), await clinic.doctor()];
  const client = await clinic.client();
  const record = await clinic.call<object>(admin, 'GET', `/rest/clients/${client.id}`);
  await clinic.call(admin, 'PUT', `/rest/clients/${client.id}`, { ...record, doctor: leaving.id });
  await enterOffice(page, admin, '/doctors');
  await search(page, 'Search doctors', leaving.email);
  await page.getByRole('button', { name: `Delete ${leaving.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const handOver = page.getByRole('dialog', { name: `Hand over the clients of ${leaving.name}` });
  await expect(handOver).toContainText('1 client');
  await choose(handOver, 'New doctor', staying.name);
  await handOver.getByRole('button', { name: 'Move all' }).click();
  await expect(toast(page, 'Moved 1 client and 0 appointments.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Doctor deleted successfully!')).toBeVisible();
  await page.getByRole('link', { name: 'Clients' }).click();
  await search(page, 'Search clients', client.email);
  await expect(page.getByRole('row', { name: new RegExp(client.name) })).toContainText(staying.name);
});

test('leaving a half-filled form asks first', async ({ page, clinic }) => {
  await enterOffice(page, await clinic.admin(), '/doctors');
  await page.locator('form').getByLabel('Name').fill('Dr Half');
  await page.getByRole('link', { name: 'Home' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.locator('form').getByLabel('Name')).toHaveValue('Dr Half');
  await page.getByRole('link', { name: 'Home' }).click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page
    .getByRole('dialog', { name: 'Log out without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  await page.getByRole('link', { name: 'Home' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expectPage(page, 'Administration');
});
