import { test } from '../../fixtures.ts';
import { SIZES } from '../../pages/portal.ts';
import { followPublishedPlan } from '../../pages/published-plan.ts';

test('a client follows the published plan on a phone', async ({ page, clinic, accessible }) => {
  await page.setViewportSize(SIZES.phone);
  await followPublishedPlan(page, clinic, accessible);
});
