import { expect, test } from '../../fixtures.ts';
import { logIn } from '../../pages/log-in.ts';
import { caseOf, seenBy, typeMeal } from './plans-desk.ts';

test('a new client goes from the first form to a published plan', async ({ page, clinic }) => {
  test.setTimeout(180_000);
  const people = await caseOf(clinic, 0);
  const { doctor, client } = people;

  await test.step('the doctor fills in what the client must not eat', async () => {
    await page.goto(`/doctor/medical-history/${client.id}`);
    await logIn(page, doctor);
    await expect(page.getByRole('heading', { level: 1, name: /Medical History/ })).toBeVisible();
    await page.getByLabel('Allergies').fill('Peanuts');
    await page.getByRole('button', { name: 'Submit Form' }).click();
    await expect(page.getByText('Medical History submitted successfully!')).toBeVisible();
  });

  await test.step('the program says how many weeks a plan may have', async () => {
    await page.getByRole('link', { name: 'Program Plan' }).first().click();
    await page.getByLabel('Program Name').fill('Weight Loss');
    await page.getByLabel('Duration in Weeks').fill('4');
    await page.getByLabel('Start Date').fill('2026-01-05');
    await page.getByRole('button', { name: 'Save Program Plan' }).click();
    await expect(page.getByText('Plan created successfully!')).toBeVisible();
  });

  await test.step('the diet plan is built beside the allergies', async () => {
    await page.getByRole('navigation', { name: 'Plans' }).getByRole('link', { name: 'Weekly Diet' }).click();
    await expect(page.getByRole('region', { name: 'Client', exact: true })).toContainText('Peanuts');
    await expect(page.getByRole('region', { name: 'Client', exact: true })).toContainText(
      'Weight Loss, 4 weeks',
    );
    await expect(page.getByLabel('Total No. of Weeks')).toHaveValue('1 / 4');
    await typeMeal(page, 'Breakfast', '0900AM', ['daliya', 'vegetable poha']);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Diet plan created and saved successfully!')).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('Diet plan updated and published successfully!')).toBeVisible();
  });

  expect(await seenBy(clinic, client, client)).toContain('Daliya Upma');
  await page.goto('/client/login');
  await logIn(page, client);
  await page.getByRole('link', { name: 'Diet Plan' }).first().click();
  await expect(page.getByText(/Daliya Upma/).first()).toBeVisible();
});
