import { addDays, clinicInstant } from '@clinic/contract/clinic-calendar';
import { journalCalls } from '@clinic/contract/care/journal/journal-calls';
import type { JournalDay, JournalEntry } from '@clinic/contract/care/journal/journal';
import type { DosageEntry } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { emptyDosage } from '@clinic/contract/care/dosage-plans/dosage-rules';
import { herbsPlanCalls, vitaminPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { mergedEntries } from '@clinic/contract/care/journal/journal-entries';
import { today } from '@clinic/ui/clinic-page';
import { answerApi, on, Refused, requestsOf, type Reply } from '@clinic/ui/test/api.ts';
import { aDose, aVitaminPlan } from '@clinic/ui/test/records.ts';
import { ApiError } from '@clinic/ui/session/api-error.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { withOfflineCopy } from '../../lib/offline-copy.ts';
import { account, renderAt } from '../../test/render.tsx';
import type { OwnDays } from '../journal/api.ts';
import { dropEntries, keepEntry, keptEntries } from '../journal/kept-entries.ts';
import { nextSequence } from '../journal/tick-sequence.ts';
import { hasUnsent } from '../journal/unsent-mark.ts';

const LUNCH = {
  key: 'meal:Lunch:1',
  mealType: 'Lunch',
  mealTime: '13:00',
  choices: [
    { name: 'Poha', quantity: 1, unit: 'bowl' },
    { name: 'Upma', quantity: '½', unit: 'katori' },
  ],
} as const;
const ZINC = {
  key: 'dose:vitamin:a:morning',
  kind: 'vitamin',
  slot: 'morning',
  name: 'Zinc',
  quantity: '½ tablet',
  notes: 'With water.',
  count: 1,
  timing: 'A',
} as const;

const NOTHING_YET = { meals: [LUNCH], doses: [], answers: {}, water: [] };

// Before lunch, which is folded away later.
beforeEach(() => void vi.setSystemTime(clinicInstant(today(), '07:00', 'Asia/Kolkata')));
afterEach(async () => {
  for (const one of [account.id, 'somebody-else']) await dropEntries(await keptEntries(one));
});

/** A server that remembers what it is sent. */
async function open(
  refusal: () => Refused | undefined = () => undefined,
  more: Pick<JournalDay, 'count'> = {},
) {
  const entries: Record<string, JournalEntry[]> = {};
  const journalOf = (day: string): JournalDay => ({
    day,
    meals: [LUNCH],
    doses: [ZINC],
    ...more,
    ...mergedEntries((entries[day] ?? []).map((entry) => ({ ...entry, at: new Date(entry.at) }))),
  });
  const days = [addDays(today(), -1), today()];
  const saveOf =
    (day: string): Reply<typeof journalCalls.save> =>
    ({ body }) => {
      const refused = refusal();
      if (refused) return refused;
      (entries[day] ??= []).push(...body.taps);
      return { journal: journalOf(day), notTaken: [] };
    };
  const calls = answerApi([
    on(journalCalls.own, () => ({ now: new Date().toISOString(), days: days.map(journalOf) })),
    ...days.map((day) => on(journalCalls.save, saveOf(day), { day })),
  ]);
  const page = renderAt('/client/dashboard', { as: { area: 'client' } });
  await screen.findByRole('button', { name: 'Lunch, 1:00 PM: Had it' });
  return { calls, ...page };
}
const button = (name: string) => screen.getByRole('button', { name });
type User = Awaited<ReturnType<typeof open>>['user'];
/** Presses an answer that stands behind "Something else". */
async function press(user: User, name: string) {
  await user.click(button('Something else: Lunch, 1:00 PM'));
  await user.click(button(name));
  await user.click(button('Something else: Lunch, 1:00 PM'));
}

test('a meal is ticked off in one tap, and another tap takes it back', async () => {
  const { user, calls } = await open();
  await user.click(button('Something else: Lunch, 1:00 PM'));
  await user.click(button('Lunch, 1:00 PM: Swapped'));
  await screen.findByRole('button', { name: 'Lunch, 1:00 PM: Swapped', pressed: true });
  await user.click(button('Lunch, 1:00 PM: Swapped'));
  await screen.findByRole('button', { name: 'Lunch, 1:00 PM: Swapped', pressed: false });
  await user.click(button('1 × Zinc, ½ tablet (After meal) · With water., Morning: Taken'));
  expect(
    await screen.findByRole('button', {
      name: '1 × Zinc, ½ tablet (After meal) · With water., Morning: Taken',
      pressed: true,
    }),
  ).toBeVisible();
  await screen.findByText('0 glasses');
  const sent = requestsOf(calls, journalCalls.save).flatMap(({ body }) => body.taps);
  expect(sent.map(({ item, state }) => [item, state])).toEqual([
    [LUNCH.key, 'swapped'],
    [LUNCH.key, 'none'],
    [ZINC.key, 'had'],
  ]);
});

/** A day with a dose at lunch, beside the plans of a client. */
async function openLunch(dose: Partial<JournalDay['doses'][number]> = {}, vitamins: DosageEntry[] = []) {
  const atLunch = { ...ZINC, key: 'dose:vitamin:a:lunch', slot: 'lunch' as const, ...dose };
  const journal = { day: today(), meals: [LUNCH], doses: [atLunch], answers: {}, water: [] };
  const calls = answerApi([
    on(journalCalls.own, { now: new Date().toISOString(), days: [journal] }),
    on(journalCalls.save, { journal, notTaken: [] }, { day: today() }),
    on(vitaminPlanCalls.current, { vitaminPlan: aVitaminPlan(...vitamins) }, { clientId: account.id }),
    on(herbsPlanCalls.current, { herbsPlan: null }, { clientId: account.id }),
  ]);
  const page = renderAt('/client/dashboard', { as: { area: 'client' } });
  await screen.findByRole('button', { name: /^Lunch, 1:00 PM.*: Had it$/ });
  return { calls, ...page };
}

test('one tick answers a meal and its doses; each has its own behind a press', async () => {
  const zinc = aDose('Zinc', { id: 'a', dosage: { ...emptyDosage(), lunch: { count: 1, timing: 'A' } } });
  const { user, calls } = await openLunch({}, [zinc]);
  await user.click(button('Lunch, 1:00 PM, with 1 dose: Had it'));
  await waitFor(() => expect(requestsOf(calls, journalCalls.save)).toHaveLength(1));
  const [sent] = requestsOf(calls, journalCalls.save);
  expect(sent?.body.taps.map(({ item, state }) => [item, state])).toEqual([
    [LUNCH.key, 'had'],
    ['dose:vitamin:a:lunch', 'had'],
  ]);
  await user.click(button('Something else: Lunch, 1:00 PM'));
  for (const name of ['Had it', 'Swapped', 'Skipped'])
    expect(button(`Lunch, 1:00 PM: ${name}`)).toBeVisible();
  expect(screen.getByRole('button', { name: /Zinc.*, Lunch: Taken$/ })).toBeVisible();
});

test.each([
  ['that the clinic says is stopped', { isStopped: true as const }],
  ['that no plan asks for any more', {}],
])('a dose %s reads so and has no tick', async (_, dose) => {
  await openLunch(dose);
  expect(screen.getByText('Stopped by your doctor')).toBeVisible();
  expect(button('Lunch, 1:00 PM: Had it')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Taken$/ })).toBeNull();
});

test('a tick is shown from its answer, and the days are not loaded again', async () => {
  const { user, calls } = await open();
  const loaded = requestsOf(calls, journalCalls.own).length;
  await user.click(button('Lunch, 1:00 PM: Had it'));
  await waitFor(() => expect(hasUnsent(account.id)).toBe(false));
  // Sent once the first tick is completely done.
  await user.click(button('Add a glass'));
  await waitFor(() => expect(requestsOf(calls, journalCalls.save)).toHaveLength(2));
  await screen.findByText('1 glass');
  expect(requestsOf(calls, journalCalls.own)).toHaveLength(loaded);
});

test('a tick that was counted is known without network, too', async () => {
  const { user } = await open();
  await user.click(button('Lunch, 1:00 PM: Had it'));
  await waitFor(() => expect(hasUnsent(account.id)).toBe(false));
  const copy = await withOfflineCopy<OwnDays>(account.id, 'days', () => Promise.reject(new ApiError(0, {})));
  expect(copy.days.find(({ day }) => day === today())?.answers).toEqual({ [LUNCH.key]: 'had' });
});

test('the days are loaded again after a tick that the clinic refuses', async () => {
  const { user, calls } = await open(() => new Refused('INVALID_INPUT'));
  const loaded = requestsOf(calls, journalCalls.own).length;
  await user.click(button('Lunch, 1:00 PM: Had it'));
  await waitFor(() => expect(requestsOf(calls, journalCalls.own)).toHaveLength(loaded + 1));
  expect(button('Lunch, 1:00 PM: Had it')).toHaveAttribute('aria-pressed', 'false');
});

test('a row says what is eaten, and how much of what is taken', async () => {
  await open();
  expect(screen.getByText('Poha, 1 bowl or Upma, ½ katori')).toBeVisible();
  expect(screen.getByText('1 × Zinc, ½ tablet (After meal) · With water.')).toBeVisible();
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
  await user.click(yesterday.getByRole('button', { name: 'Something else: Lunch, 1:00 PM' }));
  await user.click(yesterday.getByRole('button', { name: 'Lunch, 1:00 PM: Skipped' }));
  await screen.findByRole('button', { name: 'Lunch, 1:00 PM: Skipped', pressed: true });
  const [sent] = requestsOf(calls, journalCalls.save);
  expect(sent?.path.endsWith(addDays(today(), -1))).toBe(true);
  await user.click(button('Back to today'));
  expect(screen.queryByText(/Skipped/)).toBeNull();
  expect(button('Lunch, 1:00 PM: Had it')).toHaveAttribute('aria-pressed', 'false');
});

/** Simulates a full or private browser; jsdom has no database at first. */
function refuseToKeep() {
  const full = new DOMException('full', 'QuotaExceededError');
  const refusal = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw full;
  });
  onTestFinished(() => refusal.mockRestore());
}

test('an entry that the browser cannot keep is sent at once', async () => {
  const { user, calls } = await open();
  refuseToKeep();
  await user.click(button('Lunch, 1:00 PM: Had it'));
  await waitFor(() => expect(requestsOf(calls, journalCalls.save)).toHaveLength(1));
  expect(button('Lunch, 1:00 PM: Had it')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByText(/not kept/)).toBeNull();
});

test('an entry that can neither be kept nor sent says so, and goes with the next network', async () => {
  let isDown = true;
  const { user, calls } = await open(() => (isDown ? new Refused('SERVICE_UNAVAILABLE') : undefined));
  refuseToKeep();
  await user.click(button('Lunch, 1:00 PM: Had it'));
  expect(await screen.findByText(/1:00 PM · not kept/)).toBeVisible();
  expect(screen.getByText(/please leave this page open until then\.$/)).toBeVisible();
  isDown = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/not kept/)).toBeNull());
  expect(requestsOf(calls, journalCalls.save).at(-1)?.body.taps).toMatchObject([{ state: 'had' }]);
});

test('an entry that cannot be sent stays, is said to wait, and is sent when there is network again', async () => {
  let isDown = true;
  const { user, calls } = await open(() => (isDown ? new Refused('SERVICE_UNAVAILABLE') : undefined));
  await user.click(button('Lunch, 1:00 PM: Had it'));
  expect(await screen.findByText(/^1 tick is not sent yet\./)).toBeVisible();
  expect(screen.getByText(/1:00 PM · not kept/)).toBeVisible();
  expect(button('Lunch, 1:00 PM: Had it')).toHaveAttribute('aria-pressed', 'true');
  isDown = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/not sent yet/)).toBeNull());
  expect(button('Lunch, 1:00 PM: Had it')).toHaveAttribute('aria-pressed', 'true');
  const ids = requestsOf(calls, journalCalls.save).map(({ body }) => body.taps.map(({ id }) => id));
  expect(new Set(ids.flat()).size).toBe(1);
});

test('of two ticks without network the second counts, also when the clock was set back in between', async () => {
  let isDown = true;
  const { user, calls } = await open(() => (isDown ? new Refused('SERVICE_UNAVAILABLE') : undefined));
  const dates = vi.spyOn(Date.prototype, 'toISOString');
  onTestFinished(() => dates.mockRestore());
  await user.click(button('Lunch, 1:00 PM: Had it'));
  await screen.findByText(/^1 tick is not sent yet\./);
  const [had] = await keptEntries(account.id);
  const anHourBefore = new Date(Date.parse(had?.at ?? '') - 3_600_000).toISOString();
  dates.mockReturnValueOnce(anHourBefore);
  await press(user, 'Lunch, 1:00 PM: Skipped');
  expect(await screen.findByText(/^2 ticks are not sent yet\./)).toBeVisible();
  expect(screen.getByText(/1:00 PM · Skipped/)).toBeVisible();
  expect((await keptEntries(account.id)).map(({ state, at }) => [state, at])).toEqual([
    ['had', had?.at],
    ['skipped', anHourBefore],
  ]);
  isDown = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/not sent yet/)).toBeNull());
  expect(screen.getByText(/1:00 PM · Skipped/)).toBeVisible();
  const [first, second] = requestsOf(calls, journalCalls.save).at(-1)?.body.taps ?? [];
  expect(second?.sequence).toEqual({
    device: first?.sequence?.device,
    count: (first?.sequence?.count ?? Number.NaN) + 1,
  });
});

test('a tick’s count is above what the clinic has of the day, as after a restored backup', async () => {
  const { user, calls } = await open(undefined, { count: 1_000_000 });
  const countsSent = () =>
    requestsOf(calls, journalCalls.save).flatMap(({ body }) =>
      body.taps.map((tap) => tap.sequence?.count ?? 0),
    );
  await user.click(button('Add a glass'));
  await user.click(button('Add a glass'));
  await screen.findByText('2 glasses');
  await waitFor(() => expect(countsSent()).toEqual([1_000_001, 1_000_002]));
});

test('each account on a phone has a count and a device of its own', () => {
  const [one, next] = [nextSequence('first-account', 0), nextSequence('first-account', 0)];
  expect(next).toEqual({ device: one.device, count: one.count + 1 });
  const other = nextSequence('second-account', 0);
  expect(other.count).toBe(1);
  expect(other.device).not.toBe(one.device);
  expect(nextSequence('second-account', 41)).toEqual({ device: other.device, count: 42 });
});

test('entries of two days wait together', async () => {
  const { user } = await open(() => new Refused('SERVICE_UNAVAILABLE'));
  await user.click(button('Add a glass'));
  await screen.findByText(/^1 tick is not sent yet\./);
  await user.click(button('Fill in yesterday'));
  await press(user, 'Lunch, 1:00 PM: Skipped');
  expect(await screen.findByText(/^2 ticks are not sent yet\./)).toBeVisible();
});

test('whatever page of the client is opened sends what this phone keeps', async () => {
  const kept = { id: 'a-kept-tap', item: LUNCH.key, state: 'had', at: new Date().toISOString() } as const;
  await keepEntry({ ...kept, account: account.id, day: today() });
  const calls = answerApi([
    on(journalCalls.save, { journal: { day: today(), ...NOTHING_YET }, notTaken: [] }, { day: today() }),
  ]);
  renderAt('/client/account', { as: { area: 'client' } });
  await waitFor(() => expect(requestsOf(calls, journalCalls.save)).toHaveLength(1));
  await waitFor(() => expect(hasUnsent(account.id)).toBe(false));
});

test('an entry that waited for more than seven days is said to be lost, and never sent', async () => {
  const at = new Date(Date.now() - 8 * 24 * 60 * 60_000).toISOString();
  const kept = { id: 'an-old-tap', item: LUNCH.key, state: 'had', at } as const;
  await keepEntry({ ...kept, account: account.id, day: addDays(today(), -8) });
  const { user, calls } = await open();
  expect(await screen.findByText('1 tick could not be sent within seven days and is lost.')).toBeVisible();
  await user.click(button('All right'));
  await waitFor(() => expect(screen.queryByText(/lost/)).toBeNull());
  expect(await keptEntries(account.id)).toEqual([]);
  expect(requestsOf(calls, journalCalls.save)).toEqual([]);
});

test('no other account sees or sends what is not sent yet', async () => {
  const kept = { id: 'of-another', item: LUNCH.key, state: 'had', at: new Date().toISOString() } as const;
  const other = { ...kept, account: 'somebody-else', day: today() };
  await keepEntry(other);
  const { calls } = await open();
  expect(button('Lunch, 1:00 PM: Had it')).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByText(/not sent yet/)).toBeNull();
  expect(requestsOf(calls, journalCalls.save)).toEqual([]);
  expect(await keptEntries('somebody-else')).toEqual([other]);
});

test('a client who logs out is asked before ticks are lost', async () => {
  const { user, router } = await open(() => new Refused('SERVICE_UNAVAILABLE'));
  await user.click(button('Lunch, 1:00 PM: Had it'));
  await screen.findByText(/not sent yet\./);
  await act(() => router.navigate('/client/logout'));
  await screen.findByRole('heading', { level: 1, name: 'Log out now?' });
  await user.click(button('Stay logged in'));
  await screen.findByRole('heading', { level: 1, name: /^Welcome/ });
  expect(await keptEntries(account.id)).toHaveLength(1);
  await act(() => router.navigate('/client/logout'));
  await user.click(await screen.findByRole('button', { name: 'Log out all the same' }));
  await screen.findByRole('heading', { level: 1, name: 'Client Login' });
  expect(await keptEntries(account.id)).toEqual([]);
});
