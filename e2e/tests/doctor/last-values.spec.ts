import { valuesDay } from '@clinic/contract/care/client-measures/last-values';
import { expect, test } from '../../fixtures.ts';
import { clientOf, dayFromToday, team } from '../../pages/given.ts';
import { enterPortal, expectHeading, expectNoSidewaysScroll, SIZES } from '../../pages/portal.ts';

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`on a ${size} what was weighed at the checkup is taken into Results and into the end of the program`, async ({
    page,
    clinic,
    accessible,
  }) => {
    await page.setViewportSize(viewport);
    const staff = await team(clinic);
    const client = await clientOf(clinic, staff);
    const submit = (formType: string, fields: object) =>
      clinic.call(staff.doctor, 'POST', '/form/submitForm', {
        client: client.id,
        formType,
        fields: JSON.stringify(fields),
      });
    await submit('PersonalDetails', { age: '41', gender: 'Female' });
    await submit('DietaryRecall', { body: '84.5', waist: '98', date: dayFromToday(-40) });
    const plan = { name: 'Detox', duration: 8, startDate: dayFromToday(-40) };
    await clinic.call(staff.doctor, 'POST', '/program/save', { clientId: client.id, plan });

    await enterPortal(page, 'doctor', staff.doctor, `/doctor/checkup/${client.id}`);
    const weighIn = page.getByRole('region', { name: 'Weigh-in' });
    await weighIn.getByRole('textbox', { name: 'Height (cm)' }).fill('165');
    await weighIn.getByRole('textbox', { name: 'Weight (kg)' }).fill('80');
    await weighIn.getByRole('textbox', { name: 'Body fat (%)' }).fill('34');
    await weighIn.getByRole('textbox', { name: 'Waist (cm)' }).fill('92');
    await page.getByRole('button', { name: 'Save Checkup' }).click();
    await expect(page.getByText(/Weight 80 kg/)).toBeVisible();

    const take = page.getByRole('button', {
      name: `Use the values of ${valuesDay(dayFromToday(0), dayFromToday(0))}`,
    });
    const weight = page.getByRole('row', { name: /^Weight \(kg\)/ }).first();
    await test.step('in Results, where nothing is saved', async () => {
      await page.goto(`/doctor/body-status/${client.id}`);
      await expect(take).toHaveAccessibleDescription('Fills in Weight and Body Fat.');
      await take.click();
      await expect(take).toHaveCount(0);
      await expect(weight).toContainText('-4.50 less (−5.3 %)');
      await expectNoSidewaysScroll(page);
      await accessible();
    });

    await test.step('at the end of the program, with the girths and what is computed', async () => {
      await page
        .getByRole('navigation', { name: 'Pages of the client' })
        .getByRole('link', { name: 'End Program' })
        .click();
      await expectHeading(page, 'End Program');
      await expect(take).toHaveAccessibleDescription('Fills in Weight, Body Fat and Waist.');
      await take.click();
      await expect(page.getByRole('textbox', { name: 'Waist (cm)' })).toHaveValue('92');
      await page.getByRole('button', { name: 'Take 29.4 by weight and height for BMI as entered' }).click();
      await page.getByRole('button', { name: 'Take 1,465 by Mifflin–St Jeor for BMR (kcal)' }).click();
      await expectNoSidewaysScroll(page);
      await accessible();
      await page.getByLabel('Reason').selectOption('Completed');
      await page.getByRole('button', { name: 'End Program' }).click();
      const question = page.getByRole('dialog');
      await expect(question).toContainText('Weight (kg): 84.5, now 80 (-4.50, less, −5.3 %)');
      await question.getByRole('button', { name: 'End the program' }).click();
      await expect(page.getByText(/is ended \(Completed\)/)).toBeVisible();
    });

    await test.step('and stands in the report of the program', async () => {
      await page.getByRole('link', { name: 'Progress report' }).first().click();
      const report = page.getByRole('article', { name: 'Report' });
      await expect(report.getByRole('row', { name: /^Weight \(kg\)/ })).toContainText(
        '−4.5 kg, lost (−5.3 %)',
      );
      await expect(report.getByRole('row', { name: /^Waist/ })).toContainText('−6 cm, less');
    });
  });
}
