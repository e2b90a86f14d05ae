import { expect, test } from '../../fixtures.ts';
import { clientOf, team } from '../../pages/given.ts';
import { enterPortal, expectNoSidewaysScroll, SIZES } from '../../pages/portal.ts';

const weightOf = (weight: string) => JSON.stringify({ weight });

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
    await clinic.call(staff.doctor, 'POST', '/program/save', {
      clientId: client.id,
      plan: { name: 'Detox', duration: 4, startDate: '2026-01-05' },
    });
    await enterPortal(page, 'doctor', staff.doctor, `/doctor/body-status/${client.id}`);
    await page.getByRole('textbox', { name: 'Weight (kg), Post' }).fill('78.25');
    await expect(page.getByRole('row', { name: /^Weight \(kg\) 84\.5/ })).toContainText('-6.25');
    await expect(page.getByText('At the start of Detox:')).toContainText('84.5');
    const days = page.getByRole('table', { name: 'Weight (kg) by day' });
    await expect(days.getByRole('row')).toHaveCount(3);
    await expect(days.getByRole('row').last()).toContainText('05 Jan 2026');
    await days.scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: 'Over time' }).locator('svg path').first()).toBeVisible();
    await page.getByRole('button', { name: 'Waist (cm)', exact: true }).click();
    await expect(page.getByRole('table', { name: 'Waist (cm) by day' })).toContainText('95');
    // The page is at its top, where the fixed header covers no field.
    await page.evaluate(() => scrollTo(0, 0));
    await accessible();
    await expectNoSidewaysScroll(page);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table', { name: 'Weight Loss Program' })).toBeVisible();
    await expect(page.getByText(/^Printed on /)).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
  });
}
