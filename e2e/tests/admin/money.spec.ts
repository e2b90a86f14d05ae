import { expect, test } from '../../fixtures.ts';
import { expectPage } from '../../pages/back-office.ts';
import { enterOffice } from './office.ts';

test('Sales shows all its columns on a wide screen', async ({ page, clinic, accessible }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterOffice(page, await clinic.admin(), '/money?report=sales');
  await expectPage(page, 'Money');
  const sales = page.getByRole('region', { name: 'Sales' });
  await expect(sales.getByRole('columnheader', { name: 'Credited' })).toBeVisible();
  await expect(sales.getByRole('columnheader', { name: 'Client GSTIN Place' })).toBeVisible();
  expect(await sales.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await accessible();
});
