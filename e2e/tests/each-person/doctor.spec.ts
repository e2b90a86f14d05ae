import { expect, test } from '../../fixtures.ts';
import { toast } from '../../pages/toast.ts';
import { caseOf, openPlan, publishWithReasons, seenBy, typeMeal } from '../doctor/plans-desk.ts';

test('a doctor builds a plan of four weeks by keyboard, publishes it, and the client follows it', async ({
  page,
  clinic,
  accessible,
}) => {
  const people = await caseOf(clinic);
  await openPlan(page, 'diet-plan', people);
  await accessible();
  await typeMeal(page, 'On Rising', '0700AM', ['amla juice']);
  await typeMeal(page, 'Breakfast', '0900AM', ['daliya upma', 'moong dal chilla']);
  await typeMeal(page, 'Lunch', '0130PM', ['salad and soup', 'rajma']);
  await typeMeal(page, 'Dinner', '0800PM', ['moong dal khichdi']);
  await accessible();
  const duplicate = page.getByRole('button', { name: 'Duplicate Active' });
  for (let week = 2; week <= 4; week += 1) await duplicate.press('Enter');
  await expect(page.getByLabel('Total No. of Weeks')).toHaveValue('4 / 4');
  await duplicate.press('Enter');
  await expect(page.getByText(/Maximum 4 weeks allowed as specified in the program plan\./)).toBeVisible();

  await page.getByRole('button', { name: 'Save Diet Plan' }).press('Enter');
  await expect(toast(page, 'Diet plan created and saved successfully!')).toBeVisible();
  await expect(page.getByText('Draft: your client cannot see this yet')).toBeVisible();
  expect(await seenBy(clinic, people.client, people.client)).not.toContain('Amla Juice');

  await publishWithReasons(page);
  await expect(toast(page, 'Diet plan updated and published successfully!')).toBeVisible();
  expect(await seenBy(clinic, people.client, people.client)).toContain('Amla Juice');
  // A button that happens to stand half behind a bar is as small as its visible half.
  await page.evaluate(() => scrollTo(0, 0));
  await accessible();

  await page.getByRole('button', { name: 'History' }).click();
  const versions = page.getByRole('region', { name: 'History' }).locator('details');
  await expect(versions.first()).toContainText('(current version)');
  await versions.first().locator('summary').press('Enter');
  await expect(versions.first()).toContainText('Nothing differs.');
  await expect(versions.first()).toContainText('Amla Juice');
  await page.evaluate(() => scrollTo(0, 0));
  await accessible();
});
