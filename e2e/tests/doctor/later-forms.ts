import { expect, type Page } from '@playwright/test';
import { expectHeading } from '../../pages/portal.ts';
import { toast } from '../../pages/toast.ts';

/** Fills one field of each of the five forms after the personal details, and submits them. */
export async function submitLaterForms(page: Page): Promise<void> {
  for (const [title, label, value] of [
    ['Family History', 'Father', 'Diabetes'],
    ['Medical History', 'Allergies', 'मूंगफली'],
    ['Health Habits', 'Exercise', 'Walks daily'],
    ['Current Body Status', 'Weight (kg) *', '82 kg'],
    ['Dietary Recall', 'Waist (cm)', '92.5'],
  ] as const) {
    await page.getByRole('link', { name: 'Next' }).click();
    await expectHeading(page, `${title} (New Form)`);
    await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('button', { name: 'Submit Form' }).click();
    await expect(toast(page, `${title} submitted successfully!`)).toBeVisible();
    await expectHeading(page, title);
  }
}
