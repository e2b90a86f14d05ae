import type { Page } from '@playwright/test';
import type { Account } from '../../fixtures.ts';

/** The administration, entered as somebody who is already logged in. */
export async function enterOffice(page: Page, admin: Account, path = '/'): Promise<void> {
  await page.goto('/admin/login');
  await page.evaluate(
    ([id, name, token]) => {
      localStorage.setItem('adminToken', token);
      localStorage.setItem('admin', JSON.stringify({ id, name }));
    },
    [admin.id, admin.name, admin.token] as const,
  );
  await page.goto(`/admin${path}`);
}
