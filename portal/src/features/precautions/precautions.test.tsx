import { precautionCalls } from '@clinic/contract/care/precaution-calls';
import { on, Refused } from '@clinic/ui/test/api.ts';
import { clientId } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FIELD, fact, nothing, known, open, line, dialog, bodies } from '../../test/precautions-screen.tsx';

test('the consultation says what is read, what a doctor confirmed, and what is asked', async () => {
  open({
    ...known,
    facts: [
      ...known.facts,
      fact('Peanut', 'Peanuts, too', { field: 'DietaryRecall.foodAllergy' }),
      fact('Milk', 'milk', { state: 'no longer written' }),
      fact('Egg', 'egg', { state: 'wrong' }),
      fact('Tree nuts', 'nuts', { unsure: true }),
    ],
    added: [{ sort: 'allergy', code: 'other', words: 'Brinjal', label: 'Brinjal' }],
  });
  const chips = (await line()).getAllByRole('button').map(({ textContent }) => textContent);
  expect(chips).toEqual([
    'Peanut ✓',
    'Milk: still true?',
    'Tree nuts?',
    'Brinjal ✓',
    'Vegetarian',
    '“sing”: what does it mean?',
  ]);
});

test('facts are listed with their words and lead to their form; answers and meanings are saved at once', async () => {
  const { user, calls } = open(known, [on(precautionCalls.save, known, { clientId })]);
  await user.click((await line()).getByRole('button', { name: '“sing”: what does it mean?' }));
  const form = await dialog();
  expect(form.getByRole('link', { name: 'Dietary Recall: Veg / Egg / Non-veg' })).toHaveAttribute(
    'href',
    `/doctor/dietary-recall/${clientId}`,
  );
  const peanut = within(form.getByRole('group', { name: 'Peanut, “peanuts”' }));
  expect(peanut.getByRole('button', { name: 'Stands' })).toHaveAttribute('aria-pressed', 'true');
  const veg = within(form.getByRole('group', { name: 'Vegetarian, “Veg”' }));
  await user.click(veg.getByRole('button', { name: 'Read wrongly' }));
  await user.selectOptions(form.getByLabelText('What does “sing” mean?'), 'Allergy: Peanut');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('What is known is saved.');
  expect(bodies(calls)).toEqual([
    {
      answers: [
        ...known.answers,
        { sort: 'diet', code: 'vegetarian', field: 'DietaryRecall.vegEggNonVeg', text: 'Veg', stands: false },
        { sort: 'allergy', code: 'peanut', field: FIELD, text: 'sing', stands: true },
      ],
      added: [],
      version: 1,
    },
  ]);
});

test('what was added goes with a press', async () => {
  const added = [{ sort: 'allergy' as const, code: 'egg', words: 'once', label: 'Egg' }];
  const { user, calls } = open({ ...nothing, added, version: 4 }, [
    on(precautionCalls.save, nothing, { clientId }),
  ]);
  await user.click((await line()).getByRole('button', { name: 'Egg ✓' }));
  const form = await dialog();
  await user.click(form.getByRole('button', { name: 'Remove Egg' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('What is known is saved.');
  expect(bodies(calls)).toEqual([{ answers: [], added: [], version: 4 }]);
});

test('what could not be fetched is not called nothing', async () => {
  open(() => new Refused('SERVER_ERROR'));
  expect(await screen.findByText('What is known could not be loaded')).toBeVisible();
  expect(screen.queryByText('Add what is known')).toBeNull();
});
