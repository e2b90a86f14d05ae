import { expect, test } from '../../fixtures.ts';
import { choose, expectPage, search, take } from '../../pages/back-office.ts';
import { toast } from '../../pages/toast.ts';
import { enterOffice } from './office.ts';

test('a client without a doctor is found and given one', async ({ page, clinic, accessible }) => {
  const [doctor, client] = [await clinic.doctor(), await clinic.client()];
  await enterOffice(page, await clinic.admin(), '/clients');
  await expectPage(page, 'Clients');
  const unassigned = page.getByRole('button', { name: 'Unassigned', exact: true });
  await unassigned.click();
  await expect(unassigned).toHaveAttribute('aria-pressed', 'true');
  await search(page, 'Search clients', client.email);
  await page.getByRole('button', { name: `change the doctor of ${client.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Doctor of ${client.name}` });
  await accessible();
  await choose(dialog, 'Doctor', doctor.name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Client updated successfully!')).toBeVisible();
  await expect(page.getByText('No clients found matching your search.')).toBeVisible();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page.getByRole('row', { name: new RegExp(client.name) })).toContainText(doctor.name);
});

test('the audit names the person, the action and the record, and is narrowed to a person', async ({
  page,
  clinic,
  accessible,
}) => {
  const doctor = await clinic.doctor();
  const guess = { email: doctor.email, password: 'wrong-secret' };
  await expect(clinic.call(undefined, 'POST', '/doctor/emailVerify', guess)).rejects.toThrow('401');
  await enterOffice(page, await clinic.admin(), '/audit');
  await expectPage(page, 'Audit');
  await search(page, 'Search by person or record', doctor.name);
  const rows = page.getByRole('row').filter({ hasText: doctor.name });
  await expect(rows.first()).toContainText(`failed to log in as doctor ${doctor.name}`);
  await accessible();
  await page.getByRole('searchbox', { name: 'Search by person or record' }).fill('');
  await page.getByRole('combobox', { name: 'Person' }).fill(doctor.name);
  await take(page.getByRole('option', { name: doctor.name, exact: true }));
  await expect(page.getByText(`Only ${doctor.name}`)).toBeVisible();
  await expect(rows.filter({ hasText: 'logged in' }).first()).toBeVisible();
  await accessible();
  await rows.first().getByRole('link', { name: doctor.name }).first().click();
  await expectPage(page, 'Manage Doctors');
  await expect(page.getByText('1 doctor', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(`Only ${doctor.name}`)).toBeVisible();
  await choose(page, 'What', 'cancelled');
  await expect(page.getByText('No entries found matching your search.')).toBeVisible();
});
