import { beforeEach, expect, test, vi } from 'vitest';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns what is said on a page that is opened anew, after answers that are dated so far ahead of this device's clock. */
async function saidOnPage(clinicAhead: number, openFor = MINUTE): Promise<string[]> {
  vi.resetModules();
  const [{ deviceMoment, learnClock }, { watchClock }, { presentMessages }] = await Promise.all([
    import('./clinic-clock.ts'),
    import('./watch-clock.ts'),
    import('../layout/notify.ts'),
    import('./wrong-clock.ts'),
  ]);
  const said: string[] = [];
  presentMessages(({ text }) => void said.push(text));
  const listen = vi.spyOn(window, 'addEventListener');
  watchClock();
  const answer = () =>
    learnClock(new Headers({ Date: new Date(Date.now() + clinicAhead).toUTCString() }), deviceMoment());
  answer();
  answer();
  await vi.advanceTimersByTimeAsync(openFor);
  // The page is left.
  for (const [type, listener] of listen.mock.calls) window.removeEventListener(type, listener);
  listen.mockRestore();
  return said;
}
const sentence = (words: string) => [
  `This device’s clock is ${words}. Days and times here are the clinic’s.`,
];

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] }));

test.each([
  [2 * DAY, '2 days behind'],
  [5 * HOUR, '5 hours behind'],
  [-HOUR, '1 hour ahead'],
  [12 * MINUTE, '12 minutes behind'],
  [-400 * DAY, '400 days ahead'],
])('a clock that is off by %d milliseconds is said to be %s', async (clinicAhead, words) => {
  expect(await saidOnPage(clinicAhead)).toEqual(sentence(words));
});

test('of a clock that is off by ten minutes nothing is said', async () => {
  expect(await saidOnPage(9.9 * MINUTE)).toEqual([]);
});

test('a wrong clock is said once, on whatever pages; another fault is said again', async () => {
  expect(await saidOnPage(2 * DAY)).toEqual(sentence('2 days behind'));
  expect(await saidOnPage(2 * DAY)).toEqual([]);
  expect(await saidOnPage(5 * HOUR)).toEqual(sentence('5 hours behind'));
});

test('what is said on a page that is left at once, as the log-in, is said on the next', async () => {
  expect(await saidOnPage(2 * DAY, 1000)).toEqual(sentence('2 days behind'));
  expect(await saidOnPage(2 * DAY)).toEqual(sentence('2 days behind'));
  expect(await saidOnPage(2 * DAY)).toEqual([]);
});
