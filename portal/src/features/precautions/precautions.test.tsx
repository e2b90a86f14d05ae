import { precautionCalls } from '@clinic/contract/care/precautions/precaution-calls';
import { on, Refused } from '@clinic/ui/test/api.ts';
import { clientId } from '@clinic/ui/test/records.ts';
import { screen, waitFor, within } from '@testing-library/react';
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

test('what was read as not there stands in one line, which is no button', async () => {
  open({
    ...known,
    denied: [
      { sort: 'condition', code: 'diabetes', label: 'Diabetes' },
      { sort: 'condition', code: 'ibd', label: 'IBD' },
      { sort: 'allergy', code: 'milk', label: 'Milk' },
      { sort: 'medicine', code: 'levothyroxine', label: 'Thyronorm' },
    ],
  });
  const said = (await line()).getByText(/^Read as not there/);
  expect(said).toHaveTextContent(/^Read as not there: diabetes, IBD, milk allergy, Thyronorm$/);
  expect((await line()).queryByRole('button', { name: /not there|diabetes/i })).toBeNull();
});

test('where nothing is read as not there no line says so', async () => {
  open(known);
  expect((await line()).queryByText(/^Read as not there/)).toBeNull();
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
  const sing = within(form.getByRole('group', { name: 'What does “sing” mean?' }));
  await user.click(sing.getByRole('button', { name: 'Peanut' }));
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

test('a text is one row wherever it stands: likely meanings are buttons, the long list is behind More', async () => {
  const twice = {
    ...nothing,
    notChecked: [
      { field: FIELD, text: 'sing', means: null, likely: [{ sort: 'allergy' as const, code: 'peanut' }] },
      { field: 'DietaryRecall.foodAllergy', text: 'Sing', means: null },
    ],
  };
  const { user, calls } = open(twice, [on(precautionCalls.save, nothing, { clientId })]);
  const chips = (await line()).getAllByRole('button').map(({ textContent }) => textContent);
  expect(chips).toEqual(['“sing”: what does it mean?']);
  await user.click((await line()).getByRole('button', { name: '“sing”: what does it mean?' }));
  const form = await dialog();
  const rows = form.getAllByRole('group', { name: /^What does/ });
  expect(rows).toHaveLength(1);
  const row = within(rows[0]!);
  expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Peanut',
    'Another food',
    'Nothing for a plan',
    'More …',
  ]);
  expect(row.getByRole('button', { name: 'Peanut' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(row.getByRole('button', { name: 'Peanut' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(row.getByRole('button', { name: 'More meanings of “sing”' }));
  await user.selectOptions(row.getByLabelText('Another meaning of “sing”'), 'Condition: G6PD deficiency');
  expect(row.getByRole('button', { name: 'Condition: G6PD deficiency' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('What is known is saved.');
  const answered = (field: string, text: string) => [
    { sort: 'allergy', code: 'peanut', field, text, stands: true },
    { sort: 'condition', code: 'g6pd', field, text, stands: true },
  ];
  expect(bodies(calls)).toEqual([
    {
      answers: [...answered(FIELD, 'sing'), ...answered('DietaryRecall.foodAllergy', 'Sing')],
      added: [],
      version: 0,
    },
  ]);
});

test('"nothing" stands alone, and a second press takes an answer back', async () => {
  const { user, calls } = open(known, [on(precautionCalls.save, known, { clientId })]);
  await user.click((await line()).getByRole('button', { name: '“sing”: what does it mean?' }));
  const form = await dialog();
  const sing = within(form.getByRole('group', { name: 'What does “sing” mean?' }));
  const isPressed = (name: string) => sing.getByRole('button', { name }).getAttribute('aria-pressed');
  await user.click(sing.getByRole('button', { name: 'Another food' }));
  await user.click(sing.getByRole('button', { name: /^Nothing/ }));
  expect(isPressed('Another food')).toBe('false');
  await user.click(sing.getByRole('button', { name: /^Nothing/ }));
  await user.click(sing.getByRole('button', { name: /^Nothing/ }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('What is known is saved.');
  expect(bodies(calls)[0]?.answers).toEqual([
    ...known.answers,
    { sort: 'condition', code: 'nothing', field: FIELD, text: 'sing', stands: false },
  ]);
});

test('of what a word may be each is answered for itself: "nuts" that are peanuts go on asking of tree nuts', async () => {
  const nuts = {
    ...nothing,
    facts: [
      fact('Peanut', 'nuts', { unsure: true }),
      fact('Tree nuts', 'nuts', { code: 'treeNuts', unsure: true }),
    ],
  };
  const { user, calls } = open(nuts, [on(precautionCalls.save, nuts, { clientId })]);
  await user.click((await line()).getByRole('button', { name: 'Tree nuts?' }));
  const form = await dialog();
  const part = within(form.getByRole('region', { name: 'To be answered' }));
  const row = within(part.getByRole('group', { name: 'What does “nuts” mean?' }));
  expect(row.getByRole('button', { name: 'Peanut' })).toHaveFocus();
  await user.click(row.getByRole('button', { name: 'Peanut' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('What is known is saved.');
  await user.click((await line()).getByRole('button', { name: 'Tree nuts?' }));
  const again = within((await dialog()).getByRole('group', { name: 'What does “nuts” mean?' }));
  await user.click(again.getByRole('button', { name: 'Peanut' }));
  await user.click(again.getByRole('button', { name: 'Nothing else' }));
  await user.click((await dialog()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies(calls)).toHaveLength(2));
  const peanut = { sort: 'allergy', code: 'peanut', field: FIELD, text: 'nuts', stands: true };
  expect(bodies(calls).map(({ answers }) => answers)).toEqual([
    [peanut],
    [peanut, { ...peanut, code: 'treeNuts', stands: false }],
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
