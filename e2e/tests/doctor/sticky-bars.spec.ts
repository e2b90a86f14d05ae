import { expect, test } from '../../fixtures.ts';
import { dayFromToday } from '../../pages/given.ts';
import { enterPortal, SIZES } from '../../pages/portal.ts';
import { caseOf } from './plans-desk.ts';

for (const size of ['desktop', 'phone'] as const) {
  test(`a question that Save asks stands clear of the bars on a ${size}`, async ({ page, clinic }) => {
    await page.setViewportSize(SIZES[size]);
    const { doctor, client } = await caseOf(clinic);
    await clinic.call(doctor, 'POST', '/form/submitForm', {
      client: client.id,
      formType: 'DietaryRecall',
      fields: JSON.stringify({ date: dayFromToday(-7), waist: '92' }),
    });
    await enterPortal(page, 'doctor', doctor, `/doctor/dietary-recall/${client.id}`);
    await page.getByRole('button', { name: 'Edit Form' }).click();
    await page.getByLabel('Waist (cm)').fill('91');
    const question = page.getByLabel(/^New measurement, or correction of/);
    await expect(question).toBeAttached();
    // The question is on the screen, and behind the bar.
    await question.evaluate((field) => scrollBy(0, field.getBoundingClientRect().bottom - innerHeight));
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(question).toBeFocused();
    await expect(page.getByText('Please choose one.')).toBeVisible();
    const isClear = () =>
      question.evaluate((field) => {
        const { left, right, top, bottom } = field.getBoundingClientRect();
        return [(top + bottom) / 2, bottom - 2].every((y) =>
          field.contains(document.elementFromPoint((left + right) / 2, y)),
        );
      });
    await expect.poll(isClear).toBe(true);
  });
}
