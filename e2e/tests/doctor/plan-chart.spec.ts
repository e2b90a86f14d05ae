import { MEAL_TYPES } from '@clinic/contract/constants';
import jsQR from 'jsqr';
import { expect, test, type Account, type Clinic } from '../../fixtures.ts';
import { enterPortal } from '../../pages/portal.ts';
import { fontsOf, pagesOf, widthsOf } from '../../pages/printed.ts';
import type { Page } from '@playwright/test';
import { caseOf, type Case } from './plans-desk.ts';

/** A dish whose name fills a cell with sixty letters. */
const SIXTY = 'Multigrain vegetable khichdi with curd, ghee and aamla salad';

const meals = (dayNames: readonly string[]) =>
  MEAL_TYPES.map((mealType, place) => ({
    mealType,
    mealTime: `${String(7 + place * 2).padStart(2, '0')}:00`,
    itemGroups: [
      dayNames.map((day) => ({ name: `${SIXTY.slice(0, 49)} ${day}`, unit: 'bowl', quantity: 1, days: 1 })),
    ],
  }));

const week = (weekNumber: number) => ({
  weekNumber,
  title: `Week ${weekNumber}`,
  totalDays: 7,
  mealPlan: meals(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']),
});

const dose = (name: string) => ({
  name,
  quantity: '500 mg',
  notes: '',
  dosage: { morning: { count: 1, timing: 'A' }, dinner: { count: 2, timing: 'B' } },
});

async function fullPlan(
  clinic: Clinic,
  { doctor, client }: Case,
  status: 'draft' | 'published',
  take: readonly string[] = ['Warm water', 'Moong dal', 'આંબળા, અંજીર'],
) {
  await clinic.call(doctor, 'POST', `/dietPlan/create/${client.id}`, {
    program: 'Detox',
    totalDays: 14,
    weeks: [week(1), week(2)],
    status,
    take,
    avoid: ['Fried food', 'Maida'],
    answers: [],
  });
  await clinic.call(doctor, 'POST', `/vitaminPlan/save/${client.id}`, {
    vitamins: ['Calcium', 'Iron', 'Magnesium', 'Zinc', 'Biotin'].map(dose),
  });
  await clinic.call(doctor, 'POST', `/herbsPlan/save/${client.id}`, {
    herbs: ['Triphala', 'Brahmi', 'Shatavari', 'Giloy', 'Tulsi'].map(dose),
  });
}

const open = async (page: Page, area: 'doctor' | 'client', who: Account, path: string) => {
  await enterPortal(page, area, who, path);
  await expect(page.getByRole('button', { name: 'Print the plan' })).toBeEnabled();
};

/** Reads the printed code as a phone's camera does. */
async function scanned(page: Page): Promise<string | undefined> {
  const { pixels, size } = await page
    .locator('.chart-page svg')
    .first()
    .evaluate(async (drawn) => {
      const side = 300;
      const picture = new Image();
      picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawn))}`;
      await picture.decode();
      const canvas = document.createElement('canvas');
      canvas.width = side;
      canvas.height = side;
      const context = canvas.getContext('2d')!;
      context.drawImage(picture, 0, 0, side, side);
      return { pixels: [...context.getImageData(0, 0, side, side).data], size: side };
    });
  return jsQR(Uint8ClampedArray.from(pixels), size, size)?.data;
}

/** Sizes of the printed texts in points, the smallest first. */
const sizes = (page: Page): Promise<number[]> =>
  page
    .locator('.chart-page')
    .first()
    .evaluate((sheet) => {
      const texts = [...sheet.querySelectorAll('*')].filter((one) => one.textContent?.trim());
      const points = texts.map((one) => (Number.parseFloat(getComputedStyle(one).fontSize) * 72) / 96);
      return points.toSorted((one, other) => one - other);
    });

test('a week of six meals and ten doses is one page, in three languages, at 8 points at least', async ({
  page,
  clinic,
}) => {
  const people = await caseOf(clinic);
  await fullPlan(clinic, people, 'published');
  for (const [lang, breakfast, face] of [
    ['en', 'Breakfast', 'Noto Sans Variable'],
    ['hi', 'नाश्ता', 'Noto Sans Devanagari Variable'],
    ['gu', 'નાસ્તો', 'Noto Sans Gujarati Variable'],
  ] as const) {
    await open(page, 'doctor', people.doctor, `/doctor/plan-chart/${people.client.id}?lang=${lang}`);
    const sheet = page.locator('.chart-page').first();
    await expect(sheet.getByRole('rowheader', { name: new RegExp(`^${breakfast}`) })).toBeVisible();
    await expect(sheet).toContainText('Triphala');
    await expect(sheet).toContainText('આંબળા, અંજીર');
    expect(await page.evaluate((font) => document.fonts.check(`10pt "${font}"`, 'અअa'), face)).toBe(true);
    expect((await sizes(page))[0]).toBeGreaterThanOrEqual(7.99);
    await page.emulateMedia({ media: 'print' });
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true })), lang).toBe(1);
    await page.emulateMedia({ media: 'screen' });
  }
  expect(await scanned(page)).toMatch(/^https?:\/\/.+\/client\/diet-plan$/);
});

/** Words of each script, and conjuncts whose letters are drawn as one sign. */
const SCRIPTS = [
  {
    lang: 'hi',
    face: 'Noto Sans Devanagari Variable',
    words: ['अंगूर', 'आँवला', 'त्रिफला', 'द्राक्ष', 'ज्ञान', 'श्रेष्ठ'],
    conjuncts: ['क्ष', 'त्र', 'ज्ञ', 'श्र'],
  },
  {
    lang: 'gu',
    face: 'Noto Sans Gujarati Variable',
    words: ['અંજીર', 'આંબળા', 'ત્રિફળા', 'દ્રાક્ષ', 'જ્ઞાન', 'શ્રેષ્ઠ'],
    conjuncts: ['ક્ષ', 'ત્ર', 'જ્ઞ', 'શ્ર'],
  },
] as const;
const VIRAMA = /[\u094D\u0ACD]/;
const ZERO_WIDTH_NON_JOINER = '\u200C';

for (const { lang, face, words, conjuncts } of SCRIPTS)
  test(`each glyph of a plan in ${lang} is of its own font, and conjuncts are joined`, async ({
    page,
    clinic,
  }) => {
    const people = await caseOf(clinic);
    await fullPlan(clinic, people, 'published', words);
    await open(page, 'doctor', people.doctor, `/doctor/plan-chart/${people.client.id}?lang=${lang}`);
    const sheet = page.locator('.chart-page').filter({ hasText: words[0] });
    await expect(sheet).toContainText(words.at(-1)!);
    const fonts = await fontsOf(page, '.chart-page');
    expect(fonts.filter(({ isOurs }) => !isOurs)).toEqual([]);
    expect(fonts.map(({ name }) => `${name} Variable`)).toContain(face);

    const ofChart = await sheet.evaluate((element) => getComputedStyle(element).fontFamily);
    const drawn = await widthsOf(page, ofChart, words);
    expect(drawn).toEqual(await widthsOf(page, `"${face}", "No Such Font"`, words));
    const without = await widthsOf(page, '"No Such Font"', words);
    expect(words.filter((_word, place) => drawn[place] === without[place])).toEqual([]);

    const joined = await widthsOf(page, ofChart, conjuncts);
    const apart = conjuncts.map((text) => text.replace(VIRAMA, `$&${ZERO_WIDTH_NON_JOINER}`));
    const parted = await widthsOf(page, ofChart, apart);
    expect(conjuncts.filter((_text, place) => joined[place]! >= parted[place]!)).toEqual([]);
  });

test('chosen weeks are a page each, with their number; what a page does not hold goes on', async ({
  page,
  clinic,
}) => {
  const people = await caseOf(clinic);
  await fullPlan(clinic, people, 'published');
  await open(page, 'client', people.client, '/client/plan-chart');
  const first = page.getByRole('checkbox', { name: /^Week 1/ });
  const second = page.getByRole('checkbox', { name: /^Week 2/ });
  await expect(first.or(second).and(page.locator(':checked'))).toHaveCount(1);
  await first.check();
  await second.check();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(2);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('a draft says so across the page, and the client does not get it', async ({ page, clinic }) => {
  const people = await caseOf(clinic);
  await fullPlan(clinic, people, 'draft');
  await open(page, 'doctor', people.doctor, `/doctor/plan-chart/${people.client.id}`);
  await expect(page.getByText('DRAFT', { exact: true })).toHaveCount(1);
  await enterPortal(page, 'client', people.client, '/client/plan-chart');
  await expect(page.getByText('There is no diet plan to print yet.')).toBeVisible();
});
