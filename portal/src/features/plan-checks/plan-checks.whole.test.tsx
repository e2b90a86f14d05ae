import { FoodIndex } from '@clinic/contract/care/foods/food-index';
import { vitaminPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { precautionCalls } from '@clinic/contract/care/precautions/precaution-calls';
import { checkPlans } from '@clinic/contract/care/plan-checks/check-plans';
import { today } from '@clinic/ui/clinic-page';
import { on, Refused, requestsOf } from '@clinic/ui/test/api.ts';
import { clientId } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NO_PLAN_CHECKS } from '../../test/client-record.ts';
import { allergy, knownOf } from '../../test/known-of-client.ts';
import { dose, d3, whey, foods, stored, open, line, save, saved } from '../../test/plan-checks.tsx';

const barfi = dose('Barfi 1 g');
const question = async () => within(await screen.findByRole('dialog', { name: 'Is this plan right?' }));

test('a dose says while it is typed what speaks against it, and keeps a sign when it is folded', async () => {
  const { user } = open([dose('Zinc 10 mg')], knownOf([allergy('Peanut', 'peanuts')]));
  await user.click(await screen.findByRole('button', { name: /^Zinc/ }));
  await user.clear(screen.getByLabelText('Vitamin Name'));
  await user.type(screen.getByLabelText('Vitamin Name'), 'Peanut butter 10 g');
  const words = await screen.findByRole('list', { name: 'What speaks against it' });
  expect(words).toHaveTextContent(/^Stop: Peanut allergy \(Medical History: “peanuts”\)/);
  await user.click(screen.getByRole('button', { name: /^Peanut butter/ }));
  expect(screen.getByRole('button', { name: /^Peanut butter.*Stop: Peanut allergy/ })).toBeVisible();
});

test('the list leads to each dose, and has a way out for what was not checked', async () => {
  const { user } = open([whey, dose('Calcium')], knownOf([allergy('Peanut', 'peanuts')], ['sing']));
  await user.click(await line(/^1 stop/));
  const list = within(await screen.findByRole('dialog', { name: 'What speaks against the plan' }));
  const unchecked = within(list.getByRole('region', { name: 'Not checked' }));
  await user.click(unchecked.getByRole('button', { name: /^What does it mean\?.*sing/ }));
  const known = within(await screen.findByRole('dialog', { name: 'What is known of Asha Patel' }));
  const sing = within(known.getByRole('group', { name: 'What does “sing” mean?' }));
  expect(sing.getByRole('button', { name: 'Another food' })).toHaveFocus();
  await user.click(known.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: /^Show where: .*Calcium/ }));
  expect(screen.getByLabelText('Vitamin Name')).toHaveValue('Calcium');
  expect(screen.getByLabelText('Quantity')).toHaveFocus();
});

test('a save asks for a reason, each stop by itself and all that ask at a tap', async () => {
  const { user, answers } = open([whey, d3, barfi], knownOf([allergy('Peanut'), allergy('Milk')]));
  await line(/^1 stop · 2 ask/);
  await user.click(save());
  const form = await question();
  const groups = () => form.getAllByRole('group', { name: /above|contains|contain/ });
  expect(groups()).toHaveLength(3);
  await user.click(form.getByRole('button', { name: 'Save Vitamin Plan' }));
  expect(form.getAllByText('Please choose a reason.')).toHaveLength(3);
  await user.click(form.getByRole('button', { name: 'Discussed with the treating doctor' }));
  expect(form.getAllByText('Please choose a reason.')).toHaveLength(1);
  const stop = within(form.getByRole('group', { name: /^Peanut allergy/ }));
  await user.selectOptions(stop.getByLabelText(/^Reason/), 'Other');
  await user.type(stop.getByLabelText(/^What the reason is/), 'no');
  await user.click(form.getByRole('button', { name: 'Save Vitamin Plan' }));
  expect(answers()).toEqual([]);
  await user.type(stop.getByLabelText(/^What the reason is/), 't the same protein');
  await user.click(form.getByRole('button', { name: 'Save Vitamin Plan' }));
  await saved();
  expect(answers()).toEqual([
    [
      { key: expect.any(String), reason: 'other', note: 'not the same protein' },
      { key: expect.any(String), reason: 'discussed', note: '' },
      { key: expect.any(String), reason: 'discussed', note: '' },
    ],
  ]);
});

test('what was read wrongly is said of the client first, and speaks no more', async () => {
  const after = knownOf([allergy('Peanut', 'peanuts', { state: 'wrong' })], [], 1);
  const { user, calls, answers } = open([whey], knownOf([allergy('Peanut', 'peanuts')]), [
    on(precautionCalls.save, after, { clientId }),
  ]);
  await line(/^1 stop/);
  await user.click(save());
  const form = await question();
  await user.selectOptions(form.getByLabelText(/^Reason/), 'Read wrongly');
  await user.click(form.getByRole('button', { name: 'Save Vitamin Plan' }));
  await saved();
  expect(requestsOf(calls, precautionCalls.save).map(({ body }) => body)).toEqual([
    {
      answers: [
        {
          sort: 'allergy',
          code: 'peanut',
          field: 'MedicalHistory.allergies',
          text: 'peanuts',
          stands: false,
        },
      ],
      added: [],
      version: 0,
    },
  ]);
  expect(answers()).toEqual([[]]);
});

test('an upper level is not read from a form: it cannot be read wrongly', async () => {
  const { user } = open([d3], knownOf([]));
  await line(/^1 ask/);
  await user.click(save());
  const form = await question();
  expect(within(form.getByLabelText(/^Reason/)).getAllByRole('option')).toHaveLength(5);
  expect(form.queryByRole('option', { name: 'Read wrongly' })).toBeNull();
});

test('what the server knows more of is asked, and what was chosen before stays', async () => {
  const more = {
    key: 'allergy:egg:x',
    rule: 'allergy',
    level: 'stop' as const,
    words: 'Egg allergy (Dietary Recall: “eggs”). Peanut protein may contain egg.',
    source: '',
    fact: null,
    places: [{ plan: 'vitamin' as const, item: 0 }],
  };
  const { user, answers } = open([whey], knownOf([allergy('Peanut')]), [
    on(
      vitaminPlanCalls.save,
      ({ body }) =>
        body.answers?.some(({ key }) => key === more.key)
          ? { message: 'Saved', vitaminPlan: stored(whey) }
          : new Refused('RAILS_OPEN', { findings: [more] }),
      { clientId },
    ),
  ]);
  await line(/^1 stop/);
  await user.click(save());
  const first = await question();
  await user.selectOptions(first.getByLabelText(/^Reason/), 'Client tolerates it');
  await user.click(first.getByRole('button', { name: 'Save Vitamin Plan' }));
  const again = within(await screen.findByRole('group', { name: /^Egg allergy/ }));
  await user.selectOptions(again.getByLabelText(/^Reason/), 'Prescribed for this');
  await user.click(screen.getByRole('button', { name: 'Save Vitamin Plan' }));
  await saved();
  expect(answers().at(-1)).toEqual([
    { key: expect.any(String), reason: 'tolerates', note: '' },
    { key: more.key, reason: 'prescribed', note: '' },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an earlier answer is shown, sent along and not asked for again', async () => {
  const known = knownOf([allergy('Peanut')]);
  const followed = { ...NO_PLAN_CHECKS.followed, vitamin: [whey] };
  const { findings } = checkPlans({
    precautions: known,
    person: NO_PLAN_CHECKS.person,
    plans: followed,
    before: null,
    foods: new FoodIndex(foods),
    today: today(),
  });
  const { key, words } = findings[0]!;
  const { user, answers } = open([whey], known, [], {
    followed,
    answers: [
      {
        key,
        words,
        reason: 'tolerates',
        note: '',
        plan: 'vitamin',
        by: 'Meera Shah',
        at: '2026-01-05T10:00:00.000Z',
      },
    ],
  });
  await user.click(await line(/^1 answered/));
  const list = within(await screen.findByRole('dialog', { name: 'What speaks against the plan' }));
  expect(list.getByText('Answered: Client tolerates it (Meera Shah, 05 Jan 2026)')).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Close' }));
  await user.click(save());
  await saved();
  expect(answers()).toEqual([[{ key, reason: 'tolerates', note: '' }]]);
});

test('what speaks against another plan is listed, and not asked for here', async () => {
  const { user, answers } = open([dose('Zinc 10 mg')], knownOf([allergy('Peanut')]), [], {
    followed: { ...NO_PLAN_CHECKS.followed, snacks: [{ name: 'Peanut Chikki', quantity: '1' }] },
  });
  await user.click(await line(/ · 1 in the other plans$/));
  const list = within(await screen.findByRole('dialog', { name: 'What speaks against the plan' }));
  const elsewhere = within(list.getByRole('region', { name: 'In the other plans' }));
  expect(elsewhere.getByRole('link', { name: 'Snacks' })).toHaveAttribute(
    'href',
    `/doctor/snacks/${clientId}`,
  );
  await user.click(list.getByRole('button', { name: 'Close' }));
  await user.click(save());
  await saved();
  expect(answers()).toEqual([[]]);
});
