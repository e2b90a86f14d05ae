import { clinicFacts } from '@clinic/contract/clinic';
import { expect, test } from '../../fixtures.ts';
import { expectPage } from '../../pages/back-office.ts';
import { toast } from '../../pages/toast.ts';
import { enterOffice } from './office.ts';

test('an admin finds the emails that failed, and has one sent once more', async ({
  page,
  clinic,
  accessible,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterOffice(page, await clinic.admin());
  // One or two reminders of the demo clinic have failed.
  await page.getByRole('link', { name: /^\d+ letters?$/ }).click();
  await expectPage(page, 'Letters');
  await expect(page.getByRole('button', { name: 'Failed', pressed: true })).toBeVisible();
  const retry = page.getByRole('button', { name: /^Retry: / });
  await expect(retry.first()).toBeVisible();
  await expect(page.getByText(/does not exist|is full/).first()).toBeVisible();
  await accessible();
  const before = await retry.count();
  await retry.first().click();
  await expect(toast(page, /is written again/)).toBeVisible();
  await expect(retry).toHaveCount(before - 1);
});

test('each email can be looked at, and those that need not be sent have a switch', async ({
  page,
  clinic,
}) => {
  await enterOffice(page, await clinic.admin(), '/letters?tab=looks');
  await expectPage(page, 'Letters');
  await expect(page.frameLocator('iframe').locator('body')).toContainText(clinicFacts().name);
  await expect(page.getByRole('switch', { name: 'This letter is written, and waits' })).toBeChecked();
  await page.goto('/admin/letters?tab=looks&letter=confirmed');
  await expect(page.getByText('This letter is always written.')).toBeVisible();
});
