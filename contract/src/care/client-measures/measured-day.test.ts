import { describe, expect, it } from 'vitest';
import { checkupDay, measurableSince, measuredDayProblem } from './measured-day.ts';

const today = '2026-05-20';

describe('the day of what is saved today', () => {
  it.each([
    ['is today where there was no visit', [], today],
    ['is today where the client has not come yet', [null, undefined], today],
    ['goes back to the last visit', ['2026-05-12'], '2026-05-12'],
    ['goes back no further for a visit of a later day', ['2026-05-22'], today],
    ['may stay the day that it has', ['2026-05-12', '2026-04-30'], '2026-04-30'],
  ])('%s', (_case, days, since) => {
    expect(measurableSince(today, days)).toBe(since);
  });

  it.each([
    [today, undefined, undefined],
    ['2026-05-12', undefined, undefined],
    ['2026-05-12', '2026-05-12', undefined],
    ['2026-05-21', undefined, 'Please choose today or an earlier day.'],
    ['2026-05-21', '2026-05-12', 'Please choose a day from the last visit to today.'],
    ['2026-05-11', '2026-05-12', 'Please choose a day from the last visit to today.'],
    ['', '2026-05-12', 'Please choose a day from the last visit to today.'],
    ['2026-02-30', undefined, 'Please choose today or an earlier day.'],
    ['0026-05-12', undefined, 'Please check the year 0026.'],
    ['0026-05-12', '2026-05-12', 'Please check the year 0026.'],
  ])('%s, since %s: %s', (day, since, sentence) => {
    expect(measuredDayProblem(day, { today, since })).toBe(sentence);
  });
});

describe('the day of a checkup', () => {
  const zone = 'Asia/Kolkata';
  it.each([
    ['of its first save in the clinic, where it says none', {}, '2026-05-11'],
    ['that it says', { measuredOn: '2026-05-08' }, '2026-05-08'],
  ])('is the one %s', (_case, said, day) => {
    expect(checkupDay({ createdAt: '2026-05-10T18:45:00.000Z', ...said }, zone)).toBe(day);
  });
});
