import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { enterPortal } from '../../pages/portal.ts';
import { enterOffice } from '../admin/office.ts';
import { caseOf, storePlan } from './plans-desk.ts';
import { toast } from '../../pages/toast.ts';

const TEXTS = ['1.5', '-2', '1e2', '½', '1,5'];

/** Types each text by keyboard into a field of the page and expects it unchanged. */
async function keeps(page: Page, field: Locator): Promise<void> {
  for (const text of TEXTS) {
    await field.click();
    await field.press('ControlOrMeta+A');
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue(text);
  }
}

test('no numeric field of a doctor changes what is typed', async ({ page, clinic, accessible }) => {
  const people = await caseOf(clinic);
  const { client } = people;
  // The browser asks before it leaves a page with unsaved text.
  page.on('dialog', (dialog) => void dialog.accept());
  await storePlan(clinic, people, 'Poha', 'draft');
  await enterPortal(page, 'doctor', people.doctor, `/doctor/vitamins/${client.id}`);
  await page.getByRole('button', { name: 'Add New Vitamin' }).click();
  await page.getByLabel('Vitamin Name').fill('Vitamin D3');
  const count = page.getByLabel('Morning count');
  await keeps(page, count);
  await expect(count).toHaveAccessibleDescription(
    'Whole numbers only. Half a tablet: write it in the notes.',
  );
  await accessible();
  await page.getByRole('button', { name: 'Save Vitamin Plan' }).click();
  await expect(page.getByRole('region', { name: 'Save' }).getByRole('alert')).toContainText(
    'Whole numbers only.',
  );
  await count.fill('50');
  await page.getByRole('button', { name: 'Save Vitamin Plan' }).click();
  const question = page.getByRole('dialog', { name: 'Is this right?' });
  await expect(question).toContainText('Vitamin D3: 50 a day');
  await question.getByRole('button', { name: 'Change them' }).click();
  await count.fill('1');
  await page.getByRole('button', { name: 'Save Vitamin Plan' }).click();
  await expect(toast(page, 'Vitamin plan created successfully!')).toBeVisible();

  await page.goto(`/doctor/client-plan/${client.id}`);
  await keeps(page, page.getByLabel('Duration in Weeks'));
  await page.goto(`/doctor/diet-plan/${client.id}`);
  await keeps(page, page.getByLabel('Days of Week 1'));
  await page.getByRole('button', { name: 'Edit Breakfast' }).click();
  await keeps(page, page.getByLabel('Days', { exact: true }));
  await page.goto(`/doctor/checkup/${client.id}`);
  await keeps(page, page.getByLabel('Weight (kg)'));
  await page.goto(`/doctor/end-program/${client.id}`);
  await keeps(page, page.getByLabel('Weight (kg), Post'));
  await page.goto(`/doctor/dietary-recall/${client.id}`);
  await keeps(page, page.getByLabel('Waist (cm)'));
});

test('nor does one of the back office, or of the public form', async ({ page, clinic }) => {
  await enterOffice(page, await clinic.admin(), '/settings');
  page.on('dialog', (dialog) => void dialog.accept());
  await keeps(page, page.getByLabel('Last change (hours)'));
  await page.goto('/contact-us');
  await keeps(page, page.getByRole('textbox', { name: 'Age' }));
});
