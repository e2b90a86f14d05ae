import { expect, test } from '../../fixtures.ts';
import { caseOf, openPlan, seenBy, storePlan } from './plans-desk.ts';
import { toast } from '../../pages/toast.ts';

test('a browser that dies loses nothing: the unfinished plan, and the meal in the builder, are there again', async ({
  page,
  clinic,
}) => {
  const people = await caseOf(clinic);
  await openPlan(page, 'diet-plan', people);
  await page.getByLabel('Notes').fill('Drink warm water.');
  await page.getByRole('button', { name: 'Add Week' }).click();
  await page.getByLabel('Add New Meal').selectOption('Lunch');
  await page.getByRole('combobox', { name: 'Name' }).fill('rajma');
  await page.keyboard.press('Enter');
  const url = page.url();
  const next = await page.context().newPage();
  await page.close();
  await next.goto(url);
  await expect(next.getByText(/Your unfinished diet plan of .* is here again\./)).toBeVisible();
  await expect(next.getByLabel('Notes')).toHaveValue('Drink warm water.');
  await expect(next.getByLabel('Total No. of Weeks')).toHaveValue('2 / 4');
  await expect(next.getByRole('region', { name: 'New Lunch, Week 2' })).toContainText('Rajma');
});

test('two windows on one plan: the later save is not taken silently, and loses nothing', async ({
  page,
  clinic,
  quietConsole,
}) => {
  quietConsole.allow(/409 \(Conflict\)/);
  const people = await caseOf(clinic);
  await storePlan(clinic, people, 'Idli', 'draft');
  await openPlan(page, 'diet-plan', people);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel('Notes').fill('from the other window');
  await other.getByRole('button', { name: 'Save Diet Plan' }).click();
  await expect(toast(other, 'Diet plan updated and saved successfully!')).toBeVisible();
  await page.getByLabel('Notes').fill('from this window');
  await page.getByRole('button', { name: 'Save Diet Plan' }).click();
  await expect(page.getByText(/Somebody else saved this diet plan/)).toBeVisible();
  await expect(page.getByLabel('Notes')).toHaveValue('from this window');
  expect(await seenBy(clinic, people.doctor, people.client)).toContain('from the other window');
  await page.getByRole('button', { name: 'Keep what is on the screen' }).click();
  await page.getByRole('button', { name: 'Save Diet Plan' }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  expect(await seenBy(clinic, people.doctor, people.client)).toContain('from this window');
});

test('without network saving fails in words and keeps the plan; a plan that cannot be loaded offers Retry', async ({
  page,
  clinic,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  const people = await caseOf(clinic);
  await storePlan(clinic, people, 'Idli', 'draft');
  await openPlan(page, 'diet-plan', people);
  await page.getByLabel('Notes').fill('No sugar.');
  await page.route('**/api/dietPlan/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Save Diet Plan' }).click();
  await expect(page.getByText('Error saving diet plan')).toBeVisible();
  await expect(page.getByLabel('Notes')).toHaveValue('No sugar.');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Error loading existing diet plan data')).toBeVisible();
  await page.unroute('**/api/dietPlan/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByLabel('Notes')).toHaveValue('No sugar.');
  await page.getByRole('button', { name: 'Save Diet Plan' }).click();
  await expect(toast(page, 'Diet plan updated and saved successfully!')).toBeVisible();
});

test('leaving an edited plan asks first; an untouched one does not', async ({ page, clinic }) => {
  const people = await caseOf(clinic);
  await openPlan(page, 'diet-plan', people);
  await page.getByRole('link', { name: 'Vitamins' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vitamin Plan' })).toBeVisible();
  await page.getByRole('link', { name: 'Weekly Diet' }).click();
  await page.getByLabel('Notes').fill('No sugar.');
  await page.getByRole('link', { name: 'Vitamins' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Notes')).toHaveValue('No sugar.');
});

test('a client without a program: the builder says so and refuses to save', async ({ page, clinic }) => {
  const people = await caseOf(clinic, 0);
  await openPlan(page, 'diet-plan', people);
  await expect(page.getByText('No client plan found').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save Diet Plan' }).click();
  await expect(
    page.getByText('Client plan not found. Please ensure the client has a plan assigned.'),
  ).toBeVisible();
});
