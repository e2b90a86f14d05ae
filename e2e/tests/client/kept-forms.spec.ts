import type { DoctorsMeasurements } from '@clinic/contract/care/measurements/measurements';
import { expect, test } from '../../fixtures.ts';
import { clientOf, team } from '../../pages/given.ts';
import { logIn } from '../../pages/log-in.ts';
import { enterPortal } from '../../pages/portal.ts';

test('a weight whose answer is lost is logged once, also when the page is opened again', async ({
  page,
  clinic,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);
  await enterPortal(page, 'client', client, '/client/dashboard');
  const weight = page.getByLabel('Weight (kg)');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await page.getByRole('button', { name: 'Enter your weight' }).click();
  await weight.fill('80,5');
  await page.route('**/api/measurements/own', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await save.click();
  await expect(page.getByText(/^No connection to the clinic/).first()).toBeVisible();
  await page.unroute('**/api/measurements/own');
  await page.reload();
  await page.getByRole('button', { name: 'Enter your weight' }).click();
  await expect(weight).toHaveValue('80,5');
  await save.click();
  await expect(page.getByText('Weight of today saved: 80.5 kg.')).toBeVisible();
  const { measurements } = await clinic.call<DoctorsMeasurements>(
    staff.doctor,
    'GET',
    `/measurements/ofClient/${client.id}`,
  );
  expect(measurements.map(({ value }) => value)).toEqual([80.5]);
});

test('what was chosen and typed of a request for an appointment is there after an ended session', async ({
  page,
  clinic,
  quietConsole,
}) => {
  quietConsole.allow(/401 \(Unauthorized\)/);
  const { doctor } = await team(clinic);
  const client = await clinic.client();
  await enterPortal(page, 'client', client, '/client/appointments');
  const dialog = page.getByRole('dialog', { name: 'Book an appointment' });
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await dialog.getByLabel('Preferred Doctor').selectOption({ label: doctor.name });
  await dialog.getByLabel('Additional Notes').fill('Knee pain since Monday');
  await expect(dialog.getByRole('button', { name: /free times?$/ }).first()).toBeVisible();
  const { id, name } = client;
  await page.evaluate(
    (session) => localStorage.setItem('client', session),
    JSON.stringify({ _id: id, id, name, token: 'ended' }),
  );
  // Another type of appointment has other free times, which are read anew.
  await dialog.getByLabel('Appointment Type').selectOption({ index: 1 });
  await expect(page).toHaveURL(/\/client\/login/);
  await logIn(page, client);
  await expect(page).toHaveURL(/\/client\/appointments$/);
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(dialog.getByText('What you had typed before is here again.')).toBeVisible();
  await expect(dialog.getByLabel('Additional Notes')).toHaveValue('Knee pain since Monday');
  await expect(dialog.getByLabel('Preferred Doctor')).toHaveValue(doctor.id);
});
