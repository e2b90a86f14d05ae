import { emptyDosage } from '@clinic/contract/care/dosage-plans/dosage-rules';
import { herbsPlanCalls, vitaminPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { OFFLINE, on, Refused } from '@clinic/ui/test/api.ts';
import { aDose, aHerbsPlan, aVersion, clientId } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientRecord } from '../../test/client-record.ts';
import { vitaminPlan, open } from '../../test/dosage-plan-screen.tsx';

test('a count of nothing clears the timing', async () => {
  const { user } = open('vitamins', [on(vitaminPlanCalls.current, { vitaminPlan }, { clientId })]);
  await user.click(await screen.findByRole('button', { name: /^B12/ }));
  expect(screen.getByLabelText('Morning timing')).toHaveDisplayValue('After meal');
  await user.clear(screen.getByLabelText('Morning count'));
  await user.type(screen.getByLabelText('Morning count'), '0');
  expect(screen.getByLabelText('Morning timing')).toHaveDisplayValue('');
  expect(screen.getByText('Total a day: 0')).toBeVisible();
});

test.each(['1.5', '0.5', '½', '-2', '1e2', '1,5'])(
  'a count of "%s" stays as it was typed, and is refused in words',
  async (typed) => {
    const { user, bodies } = open('vitamins', [on(vitaminPlanCalls.current, { vitaminPlan }, { clientId })]);
    await user.click(await screen.findByRole('button', { name: /^B12/ }));
    const count = screen.getByLabelText('Morning count');
    await user.clear(count);
    await user.type(count, typed);
    await user.tab();
    expect(count).toHaveValue(typed);
    const sentence = 'Whole numbers only. Half a tablet: write it in the notes.';
    expect(count).toHaveAccessibleDescription(sentence);
    expect(screen.getByText('Total a day: –')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^B12/ }));
    await user.click(screen.getByRole('button', { name: 'Update Vitamin Plan' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('Morning count')).toHaveFocus();
    expect(bodies()).toEqual([]);
  },
);

test('a wrong count that is mended leaves the timing as it was', async () => {
  const { user } = open('vitamins', [on(vitaminPlanCalls.current, { vitaminPlan }, { clientId })]);
  await user.click(await screen.findByRole('button', { name: /^B12/ }));
  const count = screen.getByLabelText('Morning count');
  await user.type(count, '.5', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(count).toHaveValue('2.5');
  await user.type(count, '{Backspace}{Backspace}');
  expect(count).toHaveValue('2');
  expect(screen.getByLabelText('Morning timing')).toHaveDisplayValue('After meal');
});

test('more than ten a day are asked about before they are saved, once', async () => {
  const fifty = {
    ...aDose('B12'),
    dosage: { ...emptyDosage(), morning: { count: 50, timing: '' as const } },
    total: 50,
  };
  const { user, bodies } = open('vitamins', [
    on(vitaminPlanCalls.current, { vitaminPlan }, { clientId }),
    on(
      vitaminPlanCalls.save,
      { message: 'Saved', vitaminPlan: { ...vitaminPlan, vitamins: [fifty] } },
      { clientId },
    ),
  ]);
  await user.click(await screen.findByRole('button', { name: /^B12/ }));
  await user.clear(screen.getByLabelText('Morning count'));
  await user.type(screen.getByLabelText('Morning count'), '50');
  await user.click(screen.getByRole('button', { name: 'Update Vitamin Plan' }));
  const question = within(await screen.findByRole('dialog', { name: 'Is this right?' }));
  expect(question.getByText('B12: 50 a day')).toBeVisible();
  expect(bodies()).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Save these doses' }));
  expect(await screen.findByText('Everything is saved.')).toBeVisible();
  expect(bodies()).toMatchObject([{ vitamins: [{ total: 50 }] }]);
  await user.type(screen.getByLabelText('Notes'), 'With water');
  await user.click(screen.getByRole('button', { name: 'Update Vitamin Plan' }));
  expect(await screen.findByText('Everything is saved.')).toBeVisible();
  expect(bodies()).toHaveLength(2);
});

test.each([
  ['vitamins', 'Vitamin', 'vitamin'],
  ['herbs', 'Herb', 'herb'],
] as const)('%s: a row without a name is marked and nothing is saved', async (list, item, word) => {
  const later = { updatedAt: '2026-01-07T10:00:00.000Z' };
  const herbsPlan = aHerbsPlan(aDose('B12'));
  const Plan = list === 'vitamins' ? 'Vitamin' : 'Herbs';
  const { user, bodies } = open(list, [
    on(vitaminPlanCalls.current, { vitaminPlan }, { clientId }),
    on(herbsPlanCalls.current, { herbsPlan }, { clientId }),
    on(vitaminPlanCalls.save, { message: 'Saved', vitaminPlan: { ...vitaminPlan, ...later } }, { clientId }),
    on(herbsPlanCalls.save, { message: 'Saved', herbsPlan: { ...herbsPlan, ...later } }, { clientId }),
  ]);
  await user.click(await screen.findByRole('button', { name: `Add New ${item}` }));
  await user.type(screen.getByLabelText('Quantity'), '250 mg');
  await user.click(screen.getByRole('button', { name: new RegExp(`^New ${item}`) }));
  await user.click(screen.getByRole('button', { name: `Update ${Plan} Plan` }));
  const sentence = `Please enter the name of every ${word}, or remove its row.`;
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  const name = screen.getByLabelText(`${item} Name`);
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription('Please enter a name, or remove this row.');
  expect(name).toHaveFocus();
  expect(screen.getByText('Not saved yet, kept in this browser.')).toBeVisible();
  expect(bodies()).toEqual([]);

  await user.type(name, 'Zinc');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: `Update ${Plan} Plan` }));
  expect(await screen.findByText('Everything is saved.')).toBeVisible();
  expect(bodies()).toMatchObject([{ [list]: [{ name: 'B12' }, { name: 'Zinc', quantity: '250 mg' }] }]);
});

test('an entirely empty row is gone from the screen once the plan is saved', async () => {
  const { user } = open('vitamins', [
    on(vitaminPlanCalls.current, { vitaminPlan }, { clientId }),
    on(vitaminPlanCalls.save, { message: 'Saved', vitaminPlan }, { clientId }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Add New Vitamin' }));
  await user.click(screen.getByRole('button', { name: 'Update Vitamin Plan' }));
  expect(await screen.findByText('Everything is saved.')).toBeVisible();
  expect(screen.queryByLabelText('Vitamin Name')).toBeNull();
  expect(screen.getAllByRole('listitem').filter((row) => row.textContent?.includes('B12'))).toHaveLength(1);
});

test('an empty herbs plan is for the server to judge', async () => {
  const { user, bodies } = open('herbs', [
    on(herbsPlanCalls.save, new Refused('INVALID_INPUT', { message: 'Please add a herb.' }), { clientId }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Save Herbs Plan' }));
  expect(await screen.findByText('Failed to create herbs plan: Please add a herb.')).toBeVisible();
  expect(bodies()).toEqual([{ newPlan: true, herbs: [], answers: [] }]);
});

test('a changed plan says which version it changes; without network it says so and keeps everything', async () => {
  const { user, bodies } = open('vitamins', [
    on(vitaminPlanCalls.current, { vitaminPlan }, { clientId }),
    on(vitaminPlanCalls.save, OFFLINE, { clientId }),
  ]);
  await user.click(await screen.findByRole('button', { name: /^B12/ }));
  await user.type(screen.getByLabelText('Notes'), 'with water');
  await user.click(screen.getByRole('button', { name: 'Update Vitamin Plan' }));
  expect(await screen.findByText('Error updating vitamin plan')).toBeVisible();
  expect(screen.getByLabelText('Notes')).toHaveValue('with water');
  expect(bodies()[0]).toMatchObject({ updatedAt: vitaminPlan.updatedAt });
});

test('a removed vitamin can be had back', async () => {
  const { user } = open('vitamins', [on(vitaminPlanCalls.current, { vitaminPlan }, { clientId })]);
  await user.click(await screen.findByRole('button', { name: /^B12/ }));
  await user.click(screen.getByRole('button', { name: 'Remove B12' }));
  expect(screen.queryByRole('button', { name: /^B12/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('button', { name: /^B12/ })).toBeVisible();
});

test('a client who comes back can start from the plan of the last program', async () => {
  const { user } = open('vitamins', [
    ...clientRecord({ status: 'rejoiner' }),
    on(
      vitaminPlanCalls.history,
      {
        versions: [aVersion(vitaminPlan, vitaminPlan.updatedAt, 1)],
      },
      { clientId },
    ),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Start from the last plan' }));
  expect(await screen.findByRole('button', { name: /^B12/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save Vitamin Plan' })).toBeVisible();
});
