import { precautionCalls } from '@clinic/contract/care/precautions/precaution-calls';
import { OFFLINE, on, Refused } from '@clinic/ui/test/api.ts';
import { clientId } from '@clinic/ui/test/records.ts';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fact, nothing, known, open, line, dialog, bodies } from '../../test/precautions-screen.tsx';

test.each(['clients', 'medical-history', 'vitamins', 'progress-report'])(
  'what is known stands below the allergies on the page %s, once',
  async (page) => {
    const { router } = open(known);
    await line();
    await act(() => router.navigate(`/doctor/${page}/${clientId}`));
    expect(await screen.findByRole('button', { name: '“sing”: what does it mean?' })).toBeVisible();
    expect(screen.getAllByRole('region', { name: 'Precautions' })).toHaveLength(1);
  },
);

test('of a client of whom nothing is read things are added by hand', async () => {
  const added = [{ sort: 'condition' as const, code: 'diabetes', words: 'told today' }];
  const after = { ...nothing, added: [{ ...added[0]!, label: 'Diabetes' }], version: 1 };
  const { user, calls } = open(nothing, [on(precautionCalls.save, after, { clientId })]);
  await user.click((await line()).getByRole('button', { name: 'Add what is known' }));
  const form = await dialog();
  expect(form.getByText('No allergy, diet or condition is recorded.')).toBeVisible();
  await user.selectOptions(form.getByLabelText('What is known besides'), 'Condition: Diabetes');
  await user.type(form.getByLabelText('In your words'), 'told today');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('What is known is saved.')).toBeVisible();
  expect(bodies(calls)).toEqual([{ answers: [], added, version: 0 }]);
  expect((await line()).getByRole('button', { name: 'Diabetes ✓' })).toBeVisible();
});

test.each([
  ['Still true', [{ sort: 'allergy', code: 'peanut', words: 'peanuts' }]],
  ['Not true any more', []],
])('what is no longer written is asked for: "%s"', async (answer, added) => {
  const gone = {
    ...known,
    facts: [fact('Peanut', 'peanuts', { state: 'no longer written' })],
    notChecked: [],
  };
  const { user, calls } = open(gone, [on(precautionCalls.save, nothing, { clientId })]);
  await user.click((await line()).getByRole('button', { name: 'Peanut: still true?' }));
  const form = await dialog();
  expect(form.getByText('It counts until you say whether it is still true.')).toBeVisible();
  await user.click(form.getByRole('button', { name: answer }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('What is known is saved.');
  expect(bodies(calls)).toEqual([{ answers: [], added, version: 1 }]);
});

test('when somebody else saved meanwhile what was chosen stays, over the newer state', async () => {
  let now = known;
  const { user, calls } = open(
    () => now,
    [
      on(
        precautionCalls.save,
        ({ body }) => (body.version === 1 ? new Refused('STALE_RECORD') : { ...now, version: 3 }),
        { clientId },
      ),
    ],
  );
  await user.click((await line()).getByRole('button', { name: 'Vegetarian' }));
  const form = await dialog();
  const veg = () => within(form.getByRole('group', { name: 'Vegetarian, “Veg”' }));
  await user.click(veg().getByRole('button', { name: 'Stands' }));
  now = { ...known, added: [{ sort: 'allergy', code: 'egg', words: '', label: 'Egg' }], version: 2 };
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/Somebody else changed this meanwhile/)).toBeVisible();
  expect(await form.findByText('Egg')).toBeVisible();
  expect(veg().getByRole('button', { name: 'Stands' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('What is known is saved.');
  expect(bodies(calls).at(-1)).toMatchObject({
    answers: [...known.answers, { code: 'vegetarian', stands: true }],
    added: [{ sort: 'allergy', code: 'egg', words: '' }],
    version: 2,
  });
});

test('without network nothing that was chosen is lost, also when the dialog is closed', async () => {
  const { user } = open(known, [on(precautionCalls.save, OFFLINE, { clientId })]);
  await user.click((await line()).getByRole('button', { name: 'Vegetarian' }));
  const form = await dialog();
  await user.type(form.getByLabelText('In your words'), 'Told by phone');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByLabelText('What is known besides')).toHaveAccessibleDescription(
    'Please choose what it is.',
  );
  await user.selectOptions(form.getByLabelText('What is known besides'), 'Allergy: Egg');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/No connection/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Close' }));
  await user.click((await line()).getByRole('button', { name: 'Vegetarian' }));
  const again = await dialog();
  expect(again.getByText('What you chose before is not saved yet.')).toBeVisible();
  expect(again.getByLabelText('In your words')).toHaveValue('Told by phone');
  await user.click(again.getByRole('button', { name: 'Discard' }));
  expect(again.getByLabelText('In your words')).toHaveValue('');
});

test('a covering doctor reads it and changes nothing', async () => {
  const { user } = open(known, [], true);
  await user.click((await line()).getByRole('button', { name: 'Peanut ✓' }));
  const form = await dialog();
  expect(form.getByText('Not confirmed yet')).toBeVisible();
  expect(form.getByRole('group', { name: 'What does “sing” mean?' })).toHaveTextContent('Not answered yet');
  expect(form.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
});
