import type { PolicyAnswer } from '@clinic/contract/scheduling/booking-policy';
import { expect, test } from '../../own-product.ts';
import { openDay, team } from '../../pages/given.ts';
import { chooseTime, enterPortal, SIZES } from '../../pages/portal.ts';

test.use({ viewport: SIZES.phone });

test('a time that the desk cannot confirm is not offered, and no hold outlives its visit', async ({
  page,
  clinic,
  accessible,
}) => {
  const admin = await clinic.admin();
  const { policy, version } = await clinic.call<PolicyAnswer>(admin, 'GET', '/appointment/policy');
  // Four days hold at least one on which the clinic is open; two weeks of open hours are longer than any wait here.
  const strict = { ...policy, minNotice: 96, holdHours: 336, version };
  await clinic.call(admin, 'PUT', '/appointment/policy', strict);
  const { doctor, assistant } = await team(clinic);
  const client = await clinic.client();
  await enterPortal(page, 'client', client, '/client/appointments');
  await page.getByRole('button', { name: 'Book' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Preferred Doctor').selectOption(doctor.name);
  await dialog.getByLabel('Preferred Assistant').selectOption(assistant.name);
  await expect(dialog.getByText(/Too late (?:for today|to ask for here): please call/).first()).toBeVisible();
  await expect(dialog.getByRole('link', { name: /^\+91/ }).first()).toHaveAttribute(
    'href',
    /^tel:\+91\d{10}$/,
  );
  await accessible();
  await chooseTime(dialog, openDay(9), '10:00');
  await dialog.getByRole('button', { name: 'Request appointment' }).click();
  await expect(page.getByRole('article')).toContainText('It is held for you until your visit begins.');
  await accessible();
});
