import { expect, test } from '../../fixtures.ts';
import { clientOf, dayFromToday, givePlans, team } from '../../pages/given.ts';
import { signIn } from '../../pages/log-in.ts';
import { enterPortal, SIZES } from '../../pages/portal.ts';

test('a form edited five times, a weight from home and a weigh-in leave the start of the program where it was', async ({
  page,
  clinic,
  anotherPage,
  accessible,
}) => {
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);
  await givePlans(clinic, staff.doctor, client);
  await clinic.call(staff.doctor, 'POST', '/form/submitForm', {
    client: client.id,
    formType: 'BodyStatus',
    fields: JSON.stringify({ weight: '84 kg' }),
    readings: JSON.stringify(['weight']),
    measuredOn: dayFromToday(-9),
  });

  await enterPortal(page, 'doctor', staff.doctor, `/doctor/current-body-status/${client.id}`);
  for (const weight of ['83.5 kg', '83 kg', '82.5', '82', '81']) {
    await page.getByRole('button', { name: 'Edit Form' }).click();
    await page.getByRole('textbox', { name: 'Weight (kg)' }).fill(weight);
    // The question appears once: a second value on the same day corrects the first.
    const question = page.getByLabel(/^New measurement, or correction of/);
    if (weight === '83.5 kg') await question.selectOption('New measurement');
    else await expect(question).toHaveCount(0);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('button', { name: 'Edit Form' })).toBeVisible();
  }

  await test.step('the client logs the weight of the morning on a phone', async () => {
    const phone = await anotherPage({ viewport: SIZES.phone });
    await signIn(phone, '/client/login', client);
    await phone.goto('/client/dashboard');
    await phone.getByRole('button', { name: 'Enter your weight' }).click();
    await phone.getByLabel('Weight (kg)').fill('80,5');
    await phone.keyboard.press('Enter');
    await expect(phone.getByText('Weight of today saved: 80.5 kg.')).toBeVisible();
  });

  await test.step('the doctor weighs the client at the checkup', async () => {
    await page.goto(`/doctor/checkup/${client.id}`);
    const weighIn = page.getByRole('region', { name: 'Weigh-in' });
    await weighIn.getByRole('textbox', { name: 'Weight (kg)' }).fill('80.2');
    await weighIn.getByRole('textbox', { name: 'Waist (cm)' }).fill('36 in');
    await accessible();
    await page.getByRole('button', { name: 'Save Checkup' }).click();
    await expect(page.getByRole('button', { name: 'Update Checkup' })).toBeVisible();
  });

  await page.goto(`/doctor/body-status/${client.id}`);
  await expect(page.getByRole('row', { name: /^Weight \(kg\) 84/ })).toBeVisible();
  const days = page.getByRole('table', { name: 'Weight (kg) by day' });
  await expect(days.getByRole('row').filter({ hasText: '80.2' })).toHaveCount(1);
});
