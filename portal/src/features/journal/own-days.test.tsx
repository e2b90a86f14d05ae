import { addDays } from '@clinic/contract/clinic-calendar';
import { journalCalls } from '@clinic/contract/journal-calls';
import type { JournalDay, JournalTap } from '@clinic/contract/journal';
import { mergedTaps } from '@clinic/contract/journal-taps';
import { today } from '@clinic/ui/clinic-page';
import { answerApi, on, Refused, requestsOf, type Reply } from '@clinic/ui/test/api.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../test/render.tsx';

const LUNCH = { key: 'meal:Lunch:1', mealType: 'Lunch', mealTime: '13:00' } as const;
const ZINC = {
  key: 'dose:vitamin:a:morning',
  kind: 'vitamin',
  slot: 'morning',
  name: 'Zinc',
  count: 1,
} as const;

/** A server that remembers what it is sent. */
async function open(refusal?: Refused) {
  const taps: Record<string, JournalTap[]> = {};
  const journalOf = (day: string): JournalDay => ({
    day,
    meals: [LUNCH],
    doses: [ZINC],
    ...mergedTaps((taps[day] ?? []).map((tap) => ({ ...tap, at: new Date(tap.at) }))),
  });
  const days = [addDays(today(), -1), today()];
  const saveOf =
    (day: string): Reply<typeof journalCalls.save> =>
    ({ body }) => {
      if (refusal) return refusal;
      (taps[day] ??= []).push(...body.taps);
      return { journal: journalOf(day), notTaken: [] };
    };
  const calls = answerApi([
    on(journalCalls.own, () => ({ now: new Date().toISOString(), days: days.map(journalOf) })),
    ...days.map((day) => on(journalCalls.save, saveOf(day), { day })),
  ]);
  const page = renderAt('/client/dashboard', { as: { area: 'client' } });
  await page.user.click(await screen.findByRole('button', { name: 'Tick off meals, doses and water' }));
  await screen.findByRole('button', { name: 'Lunch, 1:00 PM: Had it' });
  return { calls, ...page };
}
const button = (name: string) => screen.getByRole('button', { name });

test('a meal is ticked off in one tap, and another tap takes it back', async () => {
  const { user, calls } = await open();
  await user.click(button('Lunch, 1:00 PM: Swapped'));
  expect(button('Lunch, 1:00 PM: Swapped')).toHaveAttribute('aria-pressed', 'true');
  await user.click(button('Lunch, 1:00 PM: Swapped'));
  expect(button('Lunch, 1:00 PM: Swapped')).toHaveAttribute('aria-pressed', 'false');
  await user.click(button('1 × Zinc, Morning: Taken'));
  expect(
    await screen.findByRole('button', { name: '1 × Zinc, Morning: Taken', pressed: true }),
  ).toBeVisible();
  await screen.findByText('0 glasses');
  const sent = requestsOf(calls, journalCalls.save).flatMap(({ body }) => body.taps);
  expect(sent.map(({ item, state }) => [item, state])).toEqual([
    [LUNCH.key, 'swapped'],
    [LUNCH.key, 'none'],
    [ZINC.key, 'had'],
  ]);
});

test('water is counted glass by glass', async () => {
  const { user } = await open();
  await user.click(button('Add a glass'));
  await user.click(button('Add a glass'));
  expect(await screen.findByText('2 glasses')).toBeVisible();
  await user.click(button('One less'));
  expect(await screen.findByText('1 glass')).toBeVisible();
});

test('yesterday can be filled in', async () => {
  const { user, calls } = await open();
  await user.click(button('Fill in yesterday'));
  const yesterday = within(screen.getByRole('region', { name: 'Yesterday' }));
  await user.click(yesterday.getByRole('button', { name: 'Lunch, 1:00 PM: Skipped' }));
  await screen.findByRole('button', { name: 'Lunch, 1:00 PM: Skipped', pressed: true });
  const [sent] = requestsOf(calls, journalCalls.save);
  expect(sent?.path.endsWith(addDays(today(), -1))).toBe(true);
  await user.click(button('Back to today'));
  expect(button('Lunch, 1:00 PM: Skipped')).toHaveAttribute('aria-pressed', 'false');
});

test('a tap that could not be saved is taken back, and said', async () => {
  const { user } = await open(new Refused('SERVICE_UNAVAILABLE'));
  await user.click(button('Lunch, 1:00 PM: Had it'));
  expect(await screen.findByText(/The service is briefly unavailable/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Lunch, 1:00 PM: Had it', pressed: false })).toBeVisible();
});
