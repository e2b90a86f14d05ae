import { accountCalls } from '@clinic/contract/identity/account-calls';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { answerApi, on, Refused } from '../../test/api.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A page that is opened anew, with what this browser keeps; so far the clinic's clock is ahead of the browser's. */
async function openPage() {
  vi.resetModules();
  const [{ apiOf }, clock, session] = await Promise.all([
    import('./http.ts'),
    import('./clinic-clock.ts'),
    import('./session.ts'),
  ]);
  const ask = () =>
    apiOf({})
      .call(accountCalls.draftKey, {})
      .catch(() => undefined);
  return { ...clock, ...session, ask };
}
type Page = Awaited<ReturnType<typeof openPage>>;
const dated = (ahead: number) => answerApi([on(accountCalls.draftKey, { key: 'a' })], ahead);
/** How far the clinic's time is ahead of this device's, in whole minutes. */
const aheadOf = ({ clinicNow }: Page) => Math.round((clinicNow().getTime() - Date.now()) / MINUTE) * MINUTE;
const setBy = (ms: number) => vi.setSystemTime(Date.now() + ms);

beforeEach(() => localStorage.clear());

test('before the first answer days are by this device’s clock', async () => {
  const page = await openPage();
  expect([aheadOf(page), page.clockAhead()]).toEqual([0, null]);
});

test.each([
  ['an answer', [on(accountCalls.draftKey, { key: 'a' })]],
  ['a refusal', [on(accountCalls.draftKey, new Refused('UNAUTHENTICATED'))]],
])('%s tells the clinic’s time, and what it changes is told once', async (_, stubs) => {
  answerApi(stubs, 2 * DAY);
  const page = await openPage();
  const learned = vi.fn<() => void>();
  window.addEventListener(page.CLOCK_LEARNED, learned);
  onTestFinished(() => window.removeEventListener(page.CLOCK_LEARNED, learned));
  await page.ask();
  await page.ask();
  expect(aheadOf(page)).toBe(2 * DAY);
  expect(learned).toHaveBeenCalledTimes(1);
});

test('an answer without a date, or of a cache on the way, tells nothing', async () => {
  const page = await openPage();
  answerApi([on(accountCalls.draftKey, { key: 'a' })]);
  await page.ask();
  const sent = page.deviceMoment();
  page.learnClock(new Headers({ Date: new Date(Date.now() - DAY).toUTCString(), Age: '86400' }), sent);
  expect(page.clockAhead()).toBeNull();
});

test('a page that is opened without network knows what the page before it learned', async () => {
  dated(2 * DAY);
  await (await openPage()).ask();
  expect(aheadOf(await openPage())).toBe(2 * DAY);
});

test('a clock that was set back between two pages is one of which nothing is known', async () => {
  dated(5 * HOUR);
  await (await openPage()).ask();
  setBy(-10 * 365 * DAY);
  expect((await openPage()).clockAhead()).toBeNull();
});

test('a clock that is put right while the page is open takes the difference along, for later pages too', async () => {
  dated(2 * DAY);
  const page = await openPage();
  await page.ask();
  setBy(2 * DAY);
  expect([aheadOf(page), page.clockAhead()]).toEqual([0, null]);
  expect((await openPage()).clockAhead()).toBeNull();
  dated(0);
  await page.ask();
  expect(page.clockAhead()).not.toBeNull();
});

test('a wrong clock is as wrong after a night’s sleep, and a later setting back is still noticed', async () => {
  dated(2 * DAY);
  const page = await openPage();
  await page.ask();
  setBy(8 * HOUR);
  expect(aheadOf(page)).toBe(2 * DAY);
  setBy(-HOUR);
  expect(page.clockAhead()).toBeNull();
});

test('the difference is kept with the session: it goes at log-out and comes with the next log-in', async () => {
  dated(2 * DAY);
  const page = await openPage();
  await page.ask();
  page.dropSession('client');
  expect(localStorage).toHaveLength(0);
  page.storeSession('client', { id: 'a1', name: 'Meera Shah' }, 'token-1');
  expect(aheadOf(await openPage())).toBe(2 * DAY);
});
