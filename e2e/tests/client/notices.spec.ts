import type { ClientNotice } from '@clinic/contract/notifications/client-notices';
import { NOTICE_SENTENCES } from '@clinic/contract/notifications/client-notices';
import type { ClientSelf } from '@clinic/contract/people';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { enterPortal, expectNoSidewaysScroll } from '../../pages/portal.ts';

const letter = (kind: ClientNotice['kind'], at: string): ClientNotice => ({
  id: `${kind}-letter`,
  kind,
  at,
  sentence: NOTICE_SENTENCES[kind],
});

/** Gives the signed-in client letters that found no address: today only a clinic's own case without one has them. */
async function withLetters(page: Page): Promise<void> {
  let left = [
    letter('second-factor-reset', '2026-11-28T10:00:00.000Z'),
    letter('second-factor-code-used', '2026-11-27T04:30:00.000Z'),
  ];
  await page.route('**/api/client/me', async (route) => {
    const response = await route.fetch();
    const { client } = (await response.json()) as { client: ClientSelf };
    await route.fulfill({ response, json: { client: { ...client, notices: left.length || undefined } } });
  });
  await page.route('**/api/client/notices', (route) => route.fulfill({ json: { notices: left } }));
  await page.route('**/api/client/notices/*/read', (route) => {
    left = left.filter(({ id }) => !route.request().url().includes(`/${id}/`));
    return route.fulfill({ json: { notices: left } });
  });
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`letters about the account stand above the pages until they are read, by keyboard, at ${size.width} px`, async ({
    page,
    clinic,
    accessible,
  }) => {
    const client = await clinic.client();
    await withLetters(page);
    await page.setViewportSize(size);
    await enterPortal(page, 'client', client, '/client/dashboard');
    const letters = page.getByRole('region', { name: '2 letters about your account' });
    await expect(letters.getByRole('listitem')).toHaveCount(2);
    await expect(letters).toContainText('28 Nov 2026');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await accessible();
    await expectNoSidewaysScroll(page);
    await letters.getByRole('button', { name: /^Read: .*28 Nov 2026/ }).focus();
    await page.keyboard.press('Enter');
    const last = page.getByRole('region', { name: '1 letter about your account' });
    await expect(last.getByRole('status')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(last).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
