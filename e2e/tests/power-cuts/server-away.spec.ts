import { expect, person } from '../../fixtures.ts';
import { search } from '../../pages/back-office.ts';
import { signIn } from '../../pages/log-in.ts';
import { toast } from '../../pages/toast.ts';
import { test } from './journey.ts';

test('when the server is away the list says so, and works again when it is back', async ({
  page,
  clinic,
  killable,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|503/);
  const doctor = person('Dr Patience');
  await signIn(page, '/admin/login', await clinic.admin());
  await page.getByRole('navigation').getByRole('link', { name: 'Manage Doctors' }).click();
  await search(page, 'Search doctors', doctor.email);
  const none = page.getByText('No doctors found matching your search.');
  await expect(none).toBeVisible();
  const form = page.locator('form');
  await form.getByRole('textbox', { name: 'Name' }).fill(doctor.name);
  await form.getByRole('textbox', { name: 'Email' }).fill(doctor.email);
  await form.getByRole('textbox', { name: 'Phone' }).fill(doctor.phone);
  await form.getByRole('textbox', { name: 'Password' }).fill(doctor.password);
  await killable.kill();
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(
    form.getByText('The server cannot be reached. Please try again in a few seconds.'),
  ).toBeVisible();
  await page.getByRole('searchbox').fill(doctor.name);
  await expect(page.getByText('Failed to fetch doctors.')).toBeVisible();
  await killable.start();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(none).toBeVisible();
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(toast(page, 'Doctor added successfully!')).toBeVisible();
  await expect(page.getByText('1 doctor')).toBeVisible();
});
