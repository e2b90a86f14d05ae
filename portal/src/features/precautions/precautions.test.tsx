import { consultationCalls } from '@clinic/contract/care/consultation-calls';
import { precautionCalls } from '@clinic/contract/care/precaution-calls';
import type { KnownFact, Precautions } from '@clinic/contract/care/precautions';
import { answerApi, OFFLINE, on, Refused, requestsOf, type Stub } from '@clinic/ui/test/api.ts';
import { clientId } from '@clinic/ui/test/records.ts';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aConsultation } from '../../test/a-consultation.ts';
import { clientRecord } from '../../test/client-record.ts';
import { renderAt } from '../../test/render.tsx';

const FIELD = 'MedicalHistory.allergies';
const fact = (label: string, text: string, more: Partial<KnownFact> = {}): KnownFact => ({
  sort: 'allergy',
  code: label.toLowerCase(),
  label,
  field: FIELD,
  text,
  unsure: false,
  state: 'open',
  ...more,
});
const nothing: Precautions = {
  facts: [],
  notChecked: [],
  answers: [],
  added: [],
  target: null,
  version: 0,
  savedAt: null,
  savedBy: null,
};
const known: Precautions = {
  ...nothing,
  facts: [
    fact('Peanut', 'peanuts', { state: 'stands' }),
    fact('Vegetarian', 'Veg', { sort: 'diet', field: 'DietaryRecall.vegEggNonVeg' }),
  ],
  notChecked: [{ field: FIELD, text: 'sing', means: null }],
  answers: [{ sort: 'allergy', code: 'peanut', field: FIELD, text: 'peanuts', stands: true }],
  version: 1,
};
const cover = { doctorName: 'Asha Rao', visits: [], until: '2999-01-01T00:00:00.000Z' };

function open(answer: Precautions | (() => Precautions | Refused), stubs: Stub[] = [], covers = false) {
  const calls = answerApi([
    on(precautionCalls.ofClient, answer, { clientId }),
    on(consultationCalls.ofClient, aConsultation(), { clientId }),
    ...stubs,
    ...clientRecord({}, [], covers ? { cover } : {}).filter(({ path }) => !path.includes('precautions')),
  ]);
  return { calls, ...renderAt(`/doctor/consultation/${clientId}`, { as: { area: 'doctor' } }) };
}
const line = async () => within(await screen.findByRole('region', { name: 'Precautions' }));
const dialog = async () => within(await screen.findByRole('dialog', { name: 'What is known of Asha Patel' }));
const bodies = (calls: ReturnType<typeof open>['calls']) =>
  requestsOf(calls, precautionCalls.save).map(({ body }) => body);

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

test('a covering doctor reads it and changes nothing', async () => {
  const { user } = open(known, [], true);
  await user.click((await line()).getByRole('button', { name: 'Peanut ✓' }));
  const form = await dialog();
  expect(form.getByText('Not confirmed yet')).toBeVisible();
  expect(form.getByLabelText('What does “sing” mean?')).toBeDisabled();
  expect(form.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
});

test('what could not be fetched is not called nothing', async () => {
  open(() => new Refused('SERVER_ERROR'));
  expect(await screen.findByText('What is known could not be loaded')).toBeVisible();
  expect(screen.queryByText('Add what is known')).toBeNull();
});
