import { expect, test } from '../../fixtures.ts';
import { logIn } from '../../pages/log-in.ts';
import { team } from '../../pages/given.ts';
import { expectHeading, SIZES } from '../../pages/portal.ts';

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('a doctor logs in at the shared log-in', async ({ page, clinic, accessible }) => {
      const doctor = await clinic.doctor();
      await page.goto('/staff/login');
      await expectHeading(page, 'Staff Login');
      await accessible();
      await logIn(page, doctor);
      await expect(page.getByText('Doctor Login Successful!')).toBeVisible();
      await expect(page).toHaveURL('/doctor');
      await expectHeading(page, new RegExp(doctor.name));
    });

    test('an assistant logs in at the same place and comes to the front desk', async ({
      page,
      clinic,
      quietConsole,
    }) => {
      quietConsole.allow(/401 \(Unauthorized\).*doctor\/emailVerify/);
      const { assistant } = await team(clinic);
      await page.goto('/staff/login');
      await logIn(page, assistant);
      await expect(page.getByText('Assistant Login Successful!')).toBeVisible();
      await expect(page).toHaveURL(/\/assistant\/?$/);
      const keys = await page.evaluate(() => Object.keys(localStorage));
      expect(keys).toContain('assistant');
      expect(keys).not.toContain('doctor');
    });
  });
}

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/staff/login');
  const password = page.getByRole('textbox', { name: 'Password' });
  await password.fill('secret-1');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});
