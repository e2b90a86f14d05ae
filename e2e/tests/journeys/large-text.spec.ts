import type { Page } from '@playwright/test';
import { CLIENT_SCREENS } from '../../pages/client-screens.ts';
import { noSlips, visit } from '../../pages/crawler.ts';
import { demoOf } from '../../pages/demo.ts';
import { expect, test } from '../../fixtures.ts';
import { barTroubles, brokenWords, setTextSize } from '../../pages/large-text.ts';
import { openDay } from '../../pages/own-day.ts';
import { keepSession } from '../../pages/log-in.ts';

test.use({ ownBrowser: true });

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name }).first().click();
};

const otherAnswers = async (page: Page) => {
  await openDay(page);
  await press(/^Something else: /)(page);
};

/** Parts of pages that a client opens. */
const OPENED: [path: string, what: string, open: (page: Page) => Promise<void>, shown: string | RegExp][] = [
  ['dashboard', 'ticks of the day', otherAnswers, 'Swapped'],
  ['appointments', 'a second booking', press('Book'), 'Reschedule it'],
  ['progress', 'a weight', press('Enter your weight'), 'Save'],
  ['personal-details', 'the report', press('Edit'), 'Take a photo'],
  ['personal-details', 'who one is', press(/Who you are/), 'Back'],
  ['personal-details', 'the own days', press(/Your days/), 'Back'],
];

/** Words of a page's texts are whole, and nothing of it lies beside the window. */
async function isWhole(page: Page, where: string): Promise<void> {
  await noSlips(page, where);
  expect.soft(await brokenWords(page), `broken words of ${where}`).toEqual([]);
}

for (const width of [390, 320])
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a client whose text has twice its size reads every page without scrolling sideways, and no word is broken', async ({
      page,
      clinic,
    }) => {
      const { sessions } = await demoOf(clinic);
      await setTextSize(page, 200);
      for (const path of ['/client/login', '/client/register', '/client/forgot-password'])
        await test.step(path, async () => {
          await visit(page, path);
          await isWhole(page, path);
        });
      await keepSession(page, sessions.client);
      for (const screen of CLIENT_SCREENS)
        await test.step(screen, async () => {
          await visit(page, `/client/${screen}`);
          await isWhole(page, screen);
        });
      let before = '';
      for (const [screen, what, open, shown] of OPENED)
        await test.step(`${what} on ${screen}`, async () => {
          if (before !== screen) await visit(page, `/client/${screen}`);
          before = screen;
          await open(page);
          await expect(page.getByRole('button', { name: shown }).first()).toBeVisible();
          await isWhole(page, `${what} on ${screen}`);
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
        const bar = page.getByRole('navigation', { name: 'Everyday pages' });
        expect(await barTroubles(bar)).toEqual([]);
        await bar.getByRole('button', { name: 'Menu' }).click();
        const menu = page.getByRole('dialog', { name: 'Menu' });
        await isWhole(page, 'the menu');
        await menu.getByRole('link', { name: 'Logout' }).scrollIntoViewIfNeeded();
        await expect(menu.getByRole('link', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
      });
  });

test('a doctor whose text has twice its size scrolls no page sideways on a phone', async ({
  page,
  clinic,
}) => {
  const { sessions, client } = await demoOf(clinic);
  await page.setViewportSize({ width: 390, height: 844 });
  await setTextSize(page, 200);
  await visit(page, '/staff/login');
  await keepSession(page, sessions.doctor);
  const screens = [
    'clients',
    'personal-details',
    'consultation',
    'client-plan',
    'diet-plan',
    'vitamins',
    'checkup',
  ];
  for (const path of ['', '/clients', '/appointments', ...screens.map((screen) => `/${screen}/${client}`)])
    await test.step(path, () => visit(page, `/doctor${path}`));
});
