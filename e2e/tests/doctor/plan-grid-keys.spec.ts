import { MEAL_TYPES } from '@clinic/contract/constants';
import type { Page } from '@playwright/test';
import { expect, testInOwnBrowser, type Clinic } from '../../fixtures.ts';
import { caseOf, expectRails, openPlan } from './plans-desk.ts';

/** How often each key is pressed. */
const TIMES = 20;
/** Times slower than this machine. */
const SLOWER = 4;

const weeksOf = (count: number) =>
  Array.from({ length: count }, (_week, at) => ({
    weekNumber: at + 1,
    title: `Week ${at + 1}`,
    totalDays: 7,
    mealPlan: MEAL_TYPES.map((mealType) => ({
      mealType,
      mealTime: '09:00',
      itemGroups: [[{ name: 'Moong Dal Khichdi', days: 7, quantity: 1, unit: 'bowl' }]],
    })),
  }));

/** Opens a plan of so many weeks with six meals each, with the focus in a cell of its first week. */
async function openFull(page: Page, clinic: Clinic, weeks: number): Promise<void> {
  const people = await caseOf(clinic, weeks);
  await clinic.call(people.doctor, 'POST', `/dietPlan/create/${people.client.id}`, {
    program: 'Detox',
    totalDays: weeks * 7,
    weeks: weeksOf(weeks),
    status: 'draft',
  });
  await openPlan(page, 'diet-plan', people, 'grid');
  await expectRails(page);
  await expect(page.getByRole('grid').getByText(/kcal/).last()).toBeAttached();
  await page.locator('tbody td[data-type="Lunch"]').first().click();
}

/** Milliseconds from each key press to the next frame, and the processor's milliseconds of scripts for each. */
async function pressed(page: Page, keys: readonly string[]) {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  // The processor's own time, since other tests run beside this one.
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const scripts = async (): Promise<number> => {
    const { metrics } = await tools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
  };
  const before = await scripts();
  const took = await page.evaluateHandle(() => {
    const times: number[] = [];
    const atKey = ({ timeStamp }: KeyboardEvent) =>
      requestAnimationFrame(() => times.push(performance.now() - timeStamp));
    window.addEventListener('keydown', atKey, { capture: true });
    return times;
  });
  for (const [at, key] of keys.entries()) {
    await page.keyboard.press(key);
    await page.waitForFunction(([times, count]) => times.length > count, [took, at] as const);
    // The key pays also for parts that are drawn behind the frame.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  }
  const each = ((await scripts()) - before) * (1000 / keys.length);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await tools.detach();
  const sorted = (await took.jsonValue()).toSorted((one, other) => one - other);
  return { median: sorted[sorted.length >> 1] ?? 0, worst: sorted.at(-1) ?? 0, each };
}

const LETTERS = [...'moongdalkhichdipapayabhindisab'].slice(0, TIMES);
const ARROWS = Array.from({ length: TIMES }, (_key, at) => (at % 2 === 0 ? 'ArrowDown' : 'ArrowUp'));

testInOwnBrowser(
  'a letter or an arrow in a plan of 52 weeks costs less than twice of one of four weeks',
  async ({ page, clinic }) => {
    const measured: Record<string, Awaited<ReturnType<typeof pressed>>> = {};
    for (const weeks of [4, 52]) {
      await openFull(page, clinic, weeks);
      measured[`letter, ${weeks} weeks`] = await pressed(page, LETTERS);
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      measured[`arrow, ${weeks} weeks`] = await pressed(page, ARROWS);
    }
    for (const [key, { median, worst }] of Object.entries(measured))
      console.log(`${key}: ${Math.round(median)} ms to the next frame, worst ${Math.round(worst)} ms`);
    for (const key of ['letter', 'arrow'])
      expect(measured[`${key}, 52 weeks`]?.each).toBeLessThan(2 * (measured[`${key}, 4 weeks`]?.each ?? 0));
  },
);
