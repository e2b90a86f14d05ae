import { expect } from '../../fixtures.ts';
import { clientOf, dayFromToday, team } from '../../pages/given.ts';
import { signIn } from '../../pages/log-in.ts';
import { openDay } from '../../pages/own-day.ts';
import { submitLaterForms } from '../doctor/later-forms.ts';
import { expectHeading, expectNoSidewaysScroll, SIZES } from '../../pages/portal.ts';
import { expectRails, typeMeal } from '../doctor/plans-desk.ts';
import { test } from './journey.ts';
import { toast } from '../../pages/toast.ts';

const REPORT = { name: 'रिपोर्ट.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

test('a doctor takes a new client from the first form to a published plan, which the client follows on a phone', async ({
  page,
  clinic,
  anotherPage,
  accessible,
  powerCut,
}) => {
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);

  await test.step('the doctor finds the client', async () => {
    await signIn(page, '/staff/login', staff.doctor);
    await page.getByRole('link', { name: 'Clients' }).first().click();
    await page.getByRole('searchbox', { name: 'Search clients' }).fill(client.email.toUpperCase());
    await page.getByRole('link', { name: `View Details of ${client.name}` }).click();
    await expectHeading(page, 'Program Plan');
  });

  const plans = page.getByRole('navigation', { name: 'Pages of the client' });
  await test.step('six intake forms, the first with a blood report', async () => {
    await plans.getByRole('link', { name: /^Forms/ }).click();
    await expectHeading(page, 'Personal Details (New Form)');
    await page.getByLabel('Date of Birth').fill('1990-05-05');
    await page.getByLabel('Blood report').setInputFiles(REPORT);
    await powerCut();
    await page.getByRole('button', { name: 'Submit Form' }).click();
    await expect(toast(page, 'Personal details saved successfully!')).toBeVisible();
    await submitLaterForms(page);
    await accessible();
  });

  await test.step('a program of four weeks', async () => {
    await page.goto(`/doctor/client-plan/${client.id}`);
    await page.getByLabel('Program Name').fill('Weight Loss');
    await page.getByLabel('Duration in Weeks').fill('4');
    await page.getByLabel('Start Date').fill(dayFromToday(0));
    await page.getByRole('button', { name: 'Save Program Plan' }).click();
    await expect(toast(page, 'Plan created successfully!')).toBeVisible();
  });

  await test.step('the diet plan is built by keyboard beside the allergies, and not published yet', async () => {
    await plans.getByRole('link', { name: 'Weekly Diet' }).click();
    const about = page.getByRole('region', { name: 'Client', exact: true });
    await expect(about).toContainText('मूंगफली');
    await expect(about).toContainText('Weight Loss, day 1 of 28');
    await expect(page.getByLabel('Total No. of Weeks')).toHaveValue('1 / 4');
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await typeMeal(page, 'Breakfast', '0900AM', ['daliya upma', 'vegetable poha']);
    await powerCut();
    await page.keyboard.press('Control+s');
    await expect(toast(page, 'Diet plan created and saved successfully!')).toBeVisible();
  });

  await test.step('vitamins, herbs, snacks and the first checkup', async () => {
    await plans.getByRole('link', { name: 'Vitamins' }).click();
    await page.getByRole('button', { name: 'Add New Vitamin' }).click();
    await page.getByLabel('Vitamin Name').fill('Vitamin D3');
    await page.getByLabel('Morning count').fill('2');
    await page.getByRole('button', { name: 'Save Vitamin Plan' }).click();
    await expect(toast(page, 'Vitamin plan created successfully!')).toBeVisible();
    await plans.getByRole('link', { name: 'Herbs' }).click();
    await page.getByRole('button', { name: 'Add New Herb' }).click();
    await page.getByLabel('Herb Name').fill('Triphala');
    await page.getByLabel('Dinner count').fill('1');
    await page.getByLabel('Dinner timing').selectOption('Before meal');
    await page.getByRole('button', { name: 'Save Herbs Plan' }).click();
    await expect(toast(page, 'Herbs plan created successfully!')).toBeVisible();
    await plans.getByRole('link', { name: 'Snacks' }).click();
    await page.getByRole('button', { name: 'Add New Snack' }).click();
    await page.getByLabel('Snack 1', { exact: true }).selectOption('Green Tea');
    await page.getByLabel('Quantity / Notes of snack 1').fill('1 cup');
    await page.getByRole('button', { name: 'Save Snacks Plan' }).click();
    await expect(toast(page, 'Snacks plan created successfully!')).toBeVisible();
    await plans.getByRole('link', { name: 'Checkups' }).click();
    await page.getByLabel('Blood Pressure', { exact: true }).fill('130/85');
    await page.getByRole('button', { name: 'Save Checkup' }).click();
    await expect(toast(page, 'Checkup created successfully!')).toBeVisible();
  });

  const phone = await anotherPage({ viewport: SIZES.phone });
  await test.step('the client sees no diet plan as long as it is a draft', async () => {
    await signIn(phone, '/client/login', client);
    await phone.goto('/client/diet-plan');
    await expect(phone.getByText('No diet plan found. Please contact your doctor.')).toBeVisible();
  });

  await test.step('the plan is published', async () => {
    await plans.getByRole('link', { name: 'Plans' }).click();
    await plans.getByRole('link', { name: 'Weekly Diet' }).click();
    await expectRails(page);
    await page.getByRole('button', { name: 'Publish' }).click();
    const asked = page.getByRole('group', { name: /^Peanut allergy .* Vegetable Poha may contain peanut/ });
    await asked.getByLabel(/^Reason/).selectOption('Client tolerates it');
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(toast(page, 'Diet plan updated and published successfully!')).toBeVisible();
    await powerCut();
  });

  await test.step('the client follows it on the phone', async () => {
    await phone.goto('/client/dashboard');
    await openDay(phone);
    const day = phone.getByRole('region', { name: 'Your day' });
    for (const text of ['Daliya Upma', '2 × Vitamin D3', '1 × Triphala (Before meal)'])
      await expect(day).toContainText(text);
    await phone.getByRole('link', { name: 'Diet Plan' }).first().click();
    await expect(phone.getByRole('row', { name: /Breakfast/ })).toContainText('Daliya Upma');
    await expectNoSidewaysScroll(phone);
    const parts = phone.getByRole('navigation', { name: 'Parts of the plan' });
    await parts.getByRole('link', { name: 'Herbs' }).click();
    await expect(phone.getByRole('region', { name: 'Triphala' })).toContainText('Dinner1Before meal');
    await phone.goto('/client/snacks');
    await expect(phone.getByText('1 cup')).toBeVisible();
    await phone.goto('/client/plan');
    await expect(phone.getByRole('region', { name: 'Weight Loss' })).toContainText('4 weeks');
  });
});
