import { expect, test } from '../../fixtures.ts';
import { clientOf, givePlans, team } from '../../pages/given.ts';
import { enterPortal, expectHeading, expectNoSidewaysScroll, SIZES } from '../../pages/portal.ts';

const weightOf = (weight: string) => JSON.stringify({ weight });

interface Stored {
  client: { status: string };
}

test('the end of a program: measures, outcome, appointments and plans; the next program is a new one', async ({
  page,
  clinic,
  accessible,
}) => {
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);
  await givePlans(clinic, staff.doctor, client);
  const fields = JSON.stringify({ weight: '82 kg', bmi: '31' });
  await clinic.call(staff.doctor, 'POST', '/form/submitForm', {
    client: client.id,
    formType: 'BodyStatus',
    fields,
  });
  await enterPortal(page, 'doctor', staff.doctor, `/doctor/client-plan/${client.id}`);
  await page.getByRole('link', { name: 'End Program' }).click();
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
  await page.getByRole('button', { name: 'End the program' }).click();
  await expect(page.getByText(/is ended \(Completed\)/)).toBeVisible();
  await accessible();

  const answer = await clinic.call<Stored>(staff.doctor, 'GET', `/client/getClient/${client.id}`);
  expect(answer.client.status).toBe('ended');
  const { appointments } = await clinic.call<{ appointments: { status: string }[] }>(
    client,
    'GET',
    `/appointment/getAllAppointmentsOfClient/${client.id}`,
  );
  expect(appointments.map(({ status }) => status)).toEqual(['cancelled']);
  const diet = await clinic.call<{ dietPlan: unknown }>(
    client,
    'GET',
    `/dietPlan/getClientsDietPlan/${client.id}`,
  );
  expect(diet.dietPlan).toBeNull();

  await page.getByRole('link', { name: 'Back to the program plan' }).click();
  await page.getByText(/completed on/).click();
  await expect(page.getByText('Sleeps through the night.')).toBeVisible();
  await page.getByLabel('Program Name').fill('Detox');
  await page.getByLabel('Duration in Weeks').fill('2');
  await page.getByLabel('Start Date').fill('2026-03-02');
  await page.getByRole('button', { name: 'Save Program Plan' }).click();
  await expect(page.getByRole('region', { name: 'Client', exact: true })).toContainText('rejoiner');
  await page.getByRole('link', { name: 'Vitamins' }).click();
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.locator('summary').first()).toBeVisible();
  await expect(page.getByText('(current version)')).toHaveCount(0);
});

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`the comparison on a ${size}: deltas, measures over time, and a clean page on paper`, async ({
    page,
    clinic,
    accessible,
  }) => {
    await page.setViewportSize(viewport);
    const staff = await team(clinic);
    const client = await clientOf(clinic, staff);
    const { data } = await clinic.call<{ data: { _id: string } }>(staff.doctor, 'POST', '/form/submitForm', {
      client: client.id,
      formType: 'BodyStatus',
      fields: weightOf('82 kg'),
    });
    await clinic.call(staff.doctor, 'PUT', '/form/update', {
      formId: data._id,
      client: client.id,
      fields: weightOf('80 kg'),
    });
    await clinic.call(staff.doctor, 'POST', '/form/submitForm', {
      client: client.id,
      formType: 'DietaryRecall',
      fields: JSON.stringify({ body: '84.5', waist: '95', date: '2026-01-05' }),
    });
    await enterPortal(page, 'doctor', staff.doctor, `/doctor/body-status/${client.id}`);
    await page.getByRole('textbox', { name: 'Weight (kg), Post' }).fill('78.25');
    await expect(page.getByRole('row', { name: /^Weight \(kg\) 80 kg/ })).toContainText('-1.75');
    const days = page.getByRole('table', { name: 'Weight (kg) by day' });
    await expect(days.getByRole('row')).toHaveCount(3);
    await expect(days.getByRole('row').nth(1)).toContainText('05 Jan 2026');
    await expect(page.getByRole('region', { name: 'Over time' }).locator('svg path').first()).toBeVisible();
    await page.getByLabel('Measure').selectOption('Waist (cm)');
    await expect(page.getByRole('table', { name: 'Waist (cm) by day' })).toContainText('95');
    await accessible();
    await expectNoSidewaysScroll(page);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table', { name: 'Weight Loss Program' })).toBeVisible();
    await expect(page.getByText(/^Printed on /)).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
  });
}
