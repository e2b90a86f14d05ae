import { expect, test } from '../../fixtures.ts';
import { expectPage, search } from '../../pages/back-office.ts';
import { toast } from '../../pages/toast.ts';
import { serial } from '../../serial.ts';
import { enterOffice } from '../admin/office.ts';

test('the admin adds, changes and removes a doctor', async ({ page, clinic, accessible }) => {
  const name = `Dr Kavita ${serial()}`;
  await enterOffice(page, await clinic.admin(), '/doctors');
  await expectPage(page, 'Manage Doctors');
  await accessible();
  const form = page.locator('form');
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(form.getByText('Name, email, phone, and password are required.')).toBeVisible();
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(`kavita.${serial()}@Example.IN`);
  await form.getByLabel('Phone').fill('+91 98250 12345');
  await form.getByRole('textbox', { name: 'Password' }).fill('secret-1');
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(toast(page, 'Doctor added successfully!')).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('');

  await search(page, 'Search doctors', name);
  await expect(page.getByText('1 doctor')).toBeVisible();
  await expect(page.getByRole('cell', { name: '9825012345' })).toBeVisible();
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(page.getByRole('heading', { name: `Edit ${name}` })).toBeVisible();
  await form.getByLabel('Name').fill('');
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(form.getByText('Name, email, and phone are required.')).toBeVisible();
  await form.getByLabel('Name').fill(`${name} Rao`);
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(toast(page, 'Doctor updated successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Add Doctor' })).toBeVisible();

  await page.getByRole('button', { name: `Delete ${name} Rao` }).click();
  const question = page.getByRole('dialog', { name: `Delete ${name} Rao?` });
  await expect(question).toBeVisible();
  await accessible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Doctor deleted successfully!')).toBeVisible();
  await expect(page.getByText('No doctors found matching your search.')).toBeVisible();
});
