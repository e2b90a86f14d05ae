import { expect, test } from '../../fixtures.ts';
import { clientOf, dayFromToday, team } from '../../pages/given.ts';
import { enterPortal, expectHeading, expectNoSidewaysScroll, SIZES } from '../../pages/portal.ts';

const form = (client: string, formType: string, fields: object) => ({
  client,
  formType,
  fields: JSON.stringify(fields),
});

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`on a ${size} the doctor sees a weight that does not move, looks at the course, and it is done`, async ({
    page,
    clinic,
    accessible,
  }) => {
    await page.setViewportSize(viewport);
    const staff = await team(clinic);
    const client = await clientOf(clinic, staff);
    const call = <Answer>(method: string, path: string, body: object) =>
      clinic.call<Answer>(staff.doctor, method, path, body);
    const plan = { name: 'Detox', duration: 12, startDate: dayFromToday(-40) };
    await call('POST', '/program/save', { clientId: client.id, plan });
    await call('POST', '/form/submitForm', form(client.id, 'PersonalDetails', { dob: '1990-05-05' }));
    const weighed = [-27, -21, -14, -7, -1].map((days, index) => ({
      body: ['84', '84.1', '83.9', '84.1', '84'][index],
      date: dayFromToday(days),
    }));
    const { data } = await call<{ data: { _id: string } }>(
      'POST',
      '/form/submitForm',
      form(client.id, 'DietaryRecall', weighed[0] ?? {}),
    );
    for (const fields of weighed.slice(1))
      await call('PUT', '/form/update', {
        formId: data._id,
        client: client.id,
        fields: JSON.stringify(fields),
      });

    await enterPortal(page, 'doctor', staff.doctor, `/doctor/body-status/${client.id}`);
    await test.step('a goal that is too low is refused, a good one is the line in the chart', async () => {
      await page.getByRole('button', { name: 'Set a goal' }).click();
      await page.getByLabel('The goal is to').selectOption('Lose');
      await page.getByLabel('Value').fill('15');
      await page.getByRole('button', { name: 'Save goal' }).click();
      await expect(page.getByText('Weight: please enter a number from 20 to 350 kg.')).toBeVisible();
      await page.getByLabel('Value').fill('75');
      await page.getByLabel('By', { exact: true }).fill(dayFromToday(60));
      await page.getByRole('button', { name: 'Save goal' }).click();
      await expect(page.getByRole('region', { name: 'Goal' })).toContainText('Lose to 75 kg by ');
    });

    await page.goto('/doctor');
    const attention = page.getByRole('region', { name: 'Needs attention' });
    await expect(attention).toContainText(
      'Weight 0 kg a week (−0.2 to +0.2) in 26 days, 5 weighings; goal 75 kg',
    );
    await accessible();
    await expectNoSidewaysScroll(page);
    await attention.getByRole('link', { name: client.name, exact: true }).click();
    await expectHeading(page, 'Body Status Comparison');
    await expect(page.getByRole('region', { name: 'Needs attention' })).toContainText('goal 75 kg');
    await page.getByText('Weight (kg) by day').scrollIntoViewIfNeeded();
    // One line goes over the weighings, and nothing else joins them.
    await expect(page.locator('path[data-series="values"]')).toHaveCSS('stroke', 'none');
    await accessible();
    await page.goBack();
    await attention.getByRole('button', { name: `Seen: ${client.name}` }).click();
    await expect(attention).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('No course asks for a look.')).toBeVisible();
  });
}
