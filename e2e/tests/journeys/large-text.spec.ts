import type { Page } from '@playwright/test';
import { CLIENT_SCREENS } from '../../pages/client-screens.ts';
import { visit } from '../../pages/crawler.ts';
import { demoOf } from '../../pages/demo.ts';
import { expect, test } from '../../fixtures.ts';
import { brokenWords, setTextSize } from '../../pages/large-text.ts';
import { keepSession } from '../../pages/log-in.ts';

test.use({ ownBrowser: true });

const everyday = (page: Page) => page.getByRole('navigation', { name: 'Everyday pages' });

/** What of the bar's words runs into each other, or out of the window. */
const troubles = (page: Page): Promise<string[]> =>
  everyday(page).evaluate((bar) => {
    const words = [...bar.querySelectorAll('a, button')].map((part) => {
      const text = document.createRange();
      text.selectNodeContents(part);
      const rects = [...text.getClientRects()];
      return {
        name: part.textContent ?? '',
        left: Math.min(...rects.map(({ left }) => left)),
        right: Math.max(...rects.map(({ right }) => right)),
        top: Math.min(...rects.map(({ top }) => top)),
        bottom: Math.max(...rects.map(({ bottom }) => bottom)),
      };
    });
    const cut = words
      .filter(({ left, right, bottom }) => left < 0 || right > innerWidth || bottom > innerHeight)
      .map(({ name }) => `${name} is cut`);
    const overlaps = words.flatMap((one, place) =>
      words
        .slice(place + 1)
        .filter(
          (other) =>
            one.left < other.right + 4 &&
            other.left < one.right + 4 &&
            one.top < other.bottom &&
            other.top < one.bottom,
        )
        .map((other) => `${one.name} runs into ${other.name}`),
    );
    return [...cut, ...overlaps];
  });

for (const width of [390, 320])
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a client whose text has twice its size reads every page without scrolling sideways, and no word is broken', async ({
      page,
      clinic,
    }) => {
      const { sessions } = await demoOf(clinic);
      await setTextSize(page, 200);
      for (const path of ['/client/login', '/client/register'])
        await test.step(path, async () => {
          await visit(page, path);
          expect.soft(await brokenWords(page), path).toEqual([]);
        });
      await keepSession(page, sessions.client);
      for (const screen of CLIENT_SCREENS)
        await test.step(screen, async () => {
          await visit(page, `/client/${screen}`);
          expect.soft(await brokenWords(page), screen).toEqual([]);
        });
    });

    for (const percent of [100, 130, 200])
      test(`the words of the bottom bar stand apart at ${percent} %, and the menu is within reach`, async ({
        page,
        clinic,
      }) => {
        const { sessions } = await demoOf(clinic);
        await setTextSize(page, percent);
        await keepSession(page, sessions.client);
        await visit(page, '/client/diet-plan');
        expect(await troubles(page)).toEqual([]);
        await everyday(page).getByRole('button', { name: 'Menu' }).click();
        const menu = page.getByRole('dialog', { name: 'Menu' });
        await menu.getByRole('link', { name: 'Logout' }).scrollIntoViewIfNeeded();
        await expect(menu.getByRole('link', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
      });
  });

test('a doctor whose text has twice its size scrolls no page of a client sideways', async ({
  page,
  clinic,
}) => {
  const { sessions, client } = await demoOf(clinic);
  await page.setViewportSize({ width: 390, height: 844 });
  await setTextSize(page, 200);
  await visit(page, '/staff/login');
  await keepSession(page, sessions.doctor);
  for (const path of [
    '',
    '/clients',
    `/clients/${client}`,
    `/personal-details/${client}`,
    `/diet-plan/${client}`,
  ])
    await test.step(path, () => visit(page, `/doctor${path}`));
});
