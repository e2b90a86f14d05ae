import type { Page } from '@playwright/test';
import type { Account } from '../../fixtures.ts';
import { enter } from '../../pages/log-in.ts';

/** Opens the administration as an admin who is already logged in. */
export const enterOffice = (page: Page, { id, name, token }: Account, path = '/'): Promise<void> =>
  enter(page, `/admin${path}`, { adminToken: token, admin: JSON.stringify({ id, name }) });
