import { expect, test } from '../../fixtures.ts';
import { SIZES } from '../../pages/portal.ts';

test.use({ viewport: SIZES.phone });

test('a phone’s test that begins the shared window leaves other tabs as wide as a desktop', async ({
  page,
  context,
}) => {
  expect(page.viewportSize()).toEqual(SIZES.phone);
  const tab = await context.newPage();
  expect(tab.viewportSize()).toEqual({ width: 1280, height: 720 });
});
