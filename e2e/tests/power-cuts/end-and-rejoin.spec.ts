import { formatDay } from '@clinic/contract/clinic-calendar';
import { expect } from '../../fixtures.ts';
import { clientOf, dayFromToday, givePlans, openDay, team } from '../../pages/given.ts';
import { signIn } from '../../pages/log-in.ts';
import { chooseTime, expectHeading, SIZES } from '../../pages/portal.ts';
import { FOLLOWED_UP, test } from './journey.ts';
import { toast } from '../../pages/toast.ts';

test('a program ends with its outcome; the client comes back into a new one', async ({
  page,
  clinic,
  anotherPage,
  accessible,
  powerCut,
}) => {
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);
  await givePlans(clinic, staff.doctor, client);
  const fields = JSON.stringify({ weight: '82 kg', bmi: '31' });
  const bodyStatus = { client: client.id, formType: 'BodyStatus', fields };
  await clinic.call(staff.doctor, 'POST', '/form/submitForm', bodyStatus);

  const phone = await anotherPage({ viewport: SIZES.phone });
  await test.step('the client follows the plan on a phone', async () => {
    await signIn(phone, '/client/login', client);
    await phone.goto('/client/diet-plan');
    await expect(phone.getByRole('heading', { name: 'Light week' })).toBeVisible();
  });

  await test.step('the doctor ends the program: measures, reason, outcome, upcoming appointments', async () => {
    await signIn(page, '/staff/login', staff.doctor);
    await page.goto(`/doctor/client-plan/${client.id}`);
    await page.getByRole('link', { name: 'Results' }).click();
    // The page has a link with the same name as soon as it is there.
    const pages = page.getByRole('navigation', { name: 'Pages of the client' });
    await pages.getByRole('link', { name: 'End Program' }).click();
    await expectHeading(page, 'End Program');
    const used = page.getByRole('region', { name: 'What the client used' });
    await expect(used).toContainText('2 weeks, published');
    await expect(used).toContainText('1 vitamin');
    await page.getByRole('textbox', { name: 'Weight (kg), Post' }).fill('76.5');
    await expect(page.getByRole('row', { name: /^Weight/ })).toContainText('-5.50');
    await accessible();
    await page.getByRole('button', { name: 'End Program' }).click();
    await expect(page.getByRole('alert')).toContainText('Please choose why the program ends');
    await page.getByLabel('Reason').selectOption('Completed');
    await page.getByLabel('Outcome Notes').fill('Sleeps through the night.');
    await page.getByRole('checkbox', { name: /^Cancel the upcoming appointments/ }).check();
    await page.getByRole('button', { name: 'End Program' }).click();
    const sure = page.getByRole('button', { name: 'End the program' });
    await expect(sure).toBeVisible();
    await powerCut();
    await sure.click();
    await expect(page.getByText(/is ended \(Completed\)/)).toBeVisible();
    await accessible();
    await powerCut();
  });

  await test.step('the client has no plan and no appointment any more', async () => {
    await phone.goto('/client/diet-plan');
    await expect(phone.getByText('No diet plan found. Please contact your doctor.')).toBeVisible();
    await phone.goto('/client/plan');
    await expect(phone.getByText('Currently no plan set')).toBeVisible();
    await phone.goto('/client/appointments');
    await expect(phone.getByRole('article').first()).toContainText('Cancelled');
  });

  await test.step('the client asks for an appointment again', async () => {
    await phone.getByRole('button', { name: 'Book' }).click();
    const dialog = phone.getByRole('dialog');
    await dialog.getByLabel('Preferred Doctor').selectOption(staff.doctor.name);
    await dialog.getByLabel('Preferred Assistant').selectOption(staff.assistant.name);
    await chooseTime(dialog, openDay(), '10:00');
    await dialog.getByRole('button', { name: 'Request appointment' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the doctor begins the next program, with the last plan to start from', async () => {
    await page.getByRole('link', { name: 'Back to the program plan' }).click();
    await page.getByText(/completed on/).click();
    await expect(page.getByText('Sleeps through the night.')).toBeVisible();
    await page.getByLabel('Program Name').fill('Detox');
    await page.getByLabel('Duration in Weeks').fill('2');
    await page.getByLabel('Start Date').fill(dayFromToday(0));
    await page.getByRole('button', { name: 'Save Program Plan' }).click();
    await expect(page.getByRole('region', { name: 'Client', exact: true })).toContainText('Rejoiner');
    await page.getByRole('link', { name: 'Vitamins' }).click();
    // The program plan folds ended plans in the same way.
    await expectHeading(page, 'Vitamin Plan');
    await page.getByRole('button', { name: 'History' }).click();
    await expect(page.locator('summary').first()).toBeVisible();
    await expect(page.getByText('(current version)')).toHaveCount(0);
    await page
      .getByRole('navigation', { name: 'Pages of the client' })
      .getByRole('link', { name: 'Weekly Diet' })
      .click();
    await expect(page.getByText('Creating')).toBeVisible();
    await page.getByRole('button', { name: 'Start from the last plan' }).click();
    await expect(page.getByRole('grid', { name: 'Meals of the weeks' })).toContainText('Salad and Soup');
    await page.getByRole('button', { name: 'Save Diet Plan' }).click();
    await expect(toast(page, 'Diet plan created and saved successfully!')).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(toast(page, 'Diet plan updated and published successfully!')).toBeVisible();
  });

  await test.step('the client follows the new program from its first day', async () => {
    await phone.goto('/client/plan');
    const plan = phone.getByRole('region', { name: 'Detox' });
    await expect(plan).toContainText(formatDay(dayFromToday(0)));
    await phone.goto('/client/diet-plan');
    await expect(phone.getByRole('heading', { name: 'Week 1' })).toBeVisible();
    await expect(phone.getByText(/Salad and Soup/).first()).toBeVisible();
    await phone.goto('/client/vitamins-plan');
    await expect(phone.getByText('Vitamin D3')).toHaveCount(0);
  });

  await test.step('the client was told of the cancelled appointment', async () => {
    await expect
      .poll(async () => (await clinic.mailsTo(client.email)).join('\n'), { timeout: FOLLOWED_UP })
      .toMatch(/cancelled/i);
  });
});
