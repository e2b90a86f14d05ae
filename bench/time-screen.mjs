// The desk's calendar of a busy clinic in a browser whose processor is slowed down: how long a month takes from the
// press until it is painted, and the longest task while a visit is dragged.
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';

const SLOWER = 4;
const TIMES = 5;

/**
 * Around `past` there are visits, on `coming` such as can still be moved; the session is put into the browser's storage
 * before. Milliseconds, rising.
 */
export async function measureCalendar(url, { past, coming }, [key, value]) {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await page.goto(`${url}/favicon.svg`);
    await page.evaluate(([kept, text]) => localStorage.setItem(kept, text), [key, value]);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const month = await monthTimes(page, url, past);
    const drag = [];
    for (let n = 0; n < TIMES; n++) drag.push(await longestTaskOfDrag(page, url, coming));
    const rising = (times) => times.toSorted((one, other) => one - other);
    return { slower: SLOWER, month: rising(month), drag: rising(drag) };
  } finally {
    await browser.close();
  }
}

/** To the month before and back, each until the other month's visits are painted. */
async function monthTimes(page, url, date) {
  await page.goto(`${url}/assistant/appointments?view=month&date=${date}`);
  await page.locator('.rbc-event').first().waitFor();
  const taken = [];
  for (let n = 0; n < TIMES; n++) taken.push(await page.evaluate(pressed, n % 2 === 0 ? 'Back' : 'Next'));
  return taken;
}

/** In the page: presses, waits until other visits stand there and nothing is read any more, and for the paint. */
async function pressed(label) {
  const texts = () => [...document.querySelectorAll('.rbc-event')].map((event) => event.textContent).join();
  const before = texts();
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const begun = performance.now();
  document.querySelector(`button[aria-label="${label}"]`).click();
  do await painted();
  while (texts() === before || texts() === '' || document.querySelector('progress'));
  return performance.now() - begun;
}

/** A visit of a day with all doctors is taken up, carried over the columns and put back. */
async function longestTaskOfDrag(page, url, date) {
  await page.goto(`${url}/assistant/appointments?view=day&date=${date}`);
  // What moves visits has come, and the hours behind them.
  const event = page.locator('.rbc-addons-dnd .rbc-event').nth(5);
  await event.waitFor();
  await page.waitForLoadState('networkidle');
  await event.hover();
  const box = await event.boundingBox();
  await page.evaluate(() => {
    globalThis.longTasks = [];
    new PerformanceObserver((list) => {
      globalThis.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
  const [x, y] = [box.x + box.width / 2, box.y + 5];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const [right, down] of [
    [200, 60],
    [400, 120],
    [0, 180],
    [0, 0],
  ])
    await page.mouse.move(x + right, y + down, { steps: 15 });
  if (!(await page.locator('.rbc-addons-dnd-dragged-event').isVisible()))
    throw new Error('Nothing is carried');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return Math.max(0, ...(await page.evaluate(() => globalThis.longTasks)));
}
