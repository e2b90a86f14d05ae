import { addDays, formatShortDay } from '@clinic/contract/clinic-calendar';
import type { JournalAnswer, JournalDay } from '@clinic/contract/care/journal/journal';
import { journalCalls } from '@clinic/contract/care/journal/journal-calls';
import { today } from '@clinic/ui/clinic-page';
import { answerApi, on } from '@clinic/ui/test/api.ts';
import { clientId } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../test/render.tsx';

const meals = [1, 2].map((number) => ({
  key: `meal:Lunch:${number}`,
  mealType: 'Lunch' as const,
  mealTime: '13:00',
  choices: [],
}));
const aDay = (ago: number, ...states: (JournalAnswer | undefined)[]): JournalDay => ({
  day: addDays(today(), -ago),
  meals,
  doses: [],
  answers: Object.fromEntries(
    meals.flatMap(({ key }, place) => (states[place] ? [[key, states[place]]] : [])),
  ),
  water: [],
});

async function open(days: JournalDay[]) {
  const query = { from: addDays(today(), -14), to: addDays(today(), -1) };
  answerApi([on(journalCalls.ofClient, { days }, { clientId, query })]);
  const page = renderAt(`/doctor/clients/${clientId}`, { as: { area: 'doctor' } });
  return { ...page, part: within(await screen.findByRole('region', { name: 'Followed' })) };
}

test('two weeks of answers are a share, a picture, and words for each day', async () => {
  const { part, user } = await open([
    aDay(5, 'had', 'had'),
    aDay(4, 'had', 'swapped'),
    aDay(3),
    aDay(2, 'had', 'skipped'),
    aDay(1, 'had'),
  ]);
  expect(await part.findByText('71 % of what was answered on 4 days')).toBeVisible();
  await user.click(part.getByText('5 days in words'));
  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `${formatShortDay(addDays(today(), -5))}: 2 followed`,
    `${formatShortDay(addDays(today(), -4))}: 1 followed, 1 swapped`,
    `${formatShortDay(addDays(today(), -3))}: 2 without an answer`,
    `${formatShortDay(addDays(today(), -2))}: 1 followed, 1 skipped`,
    `${formatShortDay(addDays(today(), -1))}: 1 followed, 1 without an answer`,
  ]);
});

test('three answered days are no share, and none is said to be none', async () => {
  const { part, unmount } = await open([aDay(3, 'had'), aDay(2, 'had'), aDay(1, 'skipped')]);
  expect(await part.findByText('Too few days for a share.')).toBeVisible();
  unmount();
  const empty = await open([aDay(1)]);
  expect(await empty.part.findByText('Nothing was answered in two weeks.')).toBeVisible();
});
