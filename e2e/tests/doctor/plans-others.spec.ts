import { expect, test } from '../../fixtures.ts';
import { caseOf, openPlan } from './plans-desk.ts';
import { toast } from '../../pages/toast.ts';

for (const [path, item, Plan] of [
  ['vitamins', 'Vitamin', 'Vitamin'],
  ['herbs', 'Herb', 'Herbs'],
] as const) {
  test(`a ${Plan} plan is made, changed, begun anew, and its versions are kept`, async ({
    page,
    clinic,
    accessible,
  }) => {
    await openPlan(page, path, await caseOf(clinic));
    await accessible();
    await page.getByRole('button', { name: `Add New ${item}` }).click();
    await page.getByLabel(`${item} Name`).fill('Ashwagandha');
    await page.getByLabel('Morning count').fill('2');
    await page.getByLabel('Dinner timing').selectOption('Before meal');
    await expect(page.getByText('Total a day: 3')).toBeVisible();
    await accessible();
    await page.getByRole('button', { name: `Save ${Plan} Plan` }).click();
    await expect(toast(page, `${Plan} plan created successfully!`)).toBeVisible();
    await page.getByLabel('Quantity').fill('500 mg');
    await page.getByRole('button', { name: `Update ${Plan} Plan` }).click();
    await expect(toast(page, `${Plan} plan updated successfully!`)).toBeVisible();

    await page.getByRole('button', { name: 'Create New Plan' }).click();
    await page.getByRole('button', { name: `Add New ${item}` }).click();
    await page.getByLabel(`${item} Name`).fill('Triphala');
    await page.getByRole('button', { name: `Save ${Plan} Plan` }).click();
    // The message of the first plan may still be on the screen.
    await expect(page.getByRole('button', { name: `Update ${Plan} Plan` })).toBeVisible();
    await expect(toast(page, `${Plan} plan created successfully!`)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: /^Triphala/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Ashwagandha/ })).toBeHidden();
    await page.getByRole('button', { name: 'History' }).click();
    const versions = page.getByRole('region', { name: 'History' }).getByRole('listitem');
    await expect(versions).toHaveCount(3);
    await versions.nth(1).locator('summary').click();
    await expect(versions.nth(1)).toContainText('500 mg');
    // A chip that has scrolled half below the client's line is not too small to be pressed.
    await page.evaluate(() => scrollTo(0, 0));
    await accessible();
  });
}

test('a snacks plan keeps its filled rows, beside what is in stock', async ({ page, clinic, accessible }) => {
  const people = await caseOf(clinic);
  await openPlan(page, 'snacks', people);
  await page.getByRole('button', { name: 'Save Snacks Plan' }).click();
  await expect(
    page.getByText('Please add at least one snack with both item and quantity filled in'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Add New Snack' }).click();
  await page.getByLabel('Snack 1', { exact: true }).selectOption('Green Tea');
  await page.getByLabel('Quantity / Notes of snack 1').fill('1 cup');
  await page.getByRole('button', { name: 'Add New Snack' }).click();
  await accessible();
  await page.getByRole('button', { name: 'Save Snacks Plan' }).click();
  await expect(toast(page, 'Snacks plan created successfully!')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Snack 1', { exact: true })).toHaveValue('Green Tea');
  await expect(page.getByLabel('Snack 2', { exact: true })).toBeHidden();
});

test('checkups: the latest saved is on top, an earlier one is loaded and changed', async ({
  page,
  clinic,
  accessible,
}) => {
  const people = await caseOf(clinic);
  for (const bloodPressure of ['140/90', '130/85']) {
    await clinic.call(people.doctor, 'POST', `/checkup/create/${people.client.id}`, {
      fields: { bloodPressure },
    });
  }
  await openPlan(page, 'checkup', people);
  const history = page.getByRole('region', { name: 'Checkup History' }).getByRole('listitem');
  await expect(history).toHaveText([/130\/85/, /140\/90/]);
  await history.nth(1).getByRole('button', { name: /^Load/ }).click();
  await page.getByLabel('Energy').fill('good');
  await page.getByRole('button', { name: 'Update Checkup' }).click();
  await expect(toast(page, 'Checkup updated successfully!')).toBeVisible();
  await expect(history).toHaveText([/140\/90/, /130\/85/]);
  await page.getByRole('button', { name: 'New Checkup' }).click();
  await page.getByLabel('Blood Pressure', { exact: true }).fill('120/80');
  await page.getByRole('button', { name: 'Save Checkup' }).click();
  await expect(toast(page, 'Checkup created successfully!')).toBeVisible();
  await expect(history).toHaveCount(3);
  await accessible();
  await page.reload();
  await expect(history).toHaveText([/120\/80/, /140\/90/, /130\/85/]);
});

test('another doctor’s client stays unknown', async ({ page, clinic, quietConsole }) => {
  quietConsole.allow(/404 \(Not Found\)/);
  const [own, foreign] = [await caseOf(clinic), await caseOf(clinic)];
  await openPlan(page, 'diet-plan', own);
  await page.goto(`/doctor/diet-plan/${foreign.client.id}`);
  await expect(page.getByText(`Client #${foreign.client.id}`)).toBeVisible();
  await expect(page.getByText('Error loading existing diet plan data')).toBeVisible();
  await expect(page.getByText(foreign.client.name)).toBeHidden();
});
