import { inventoryCalls } from '@clinic/contract/billing/inventory-calls';
import { emptyDosage } from '@clinic/contract/care/dosage-plans/dosage-rules';
import type { DosageEntry } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { vitaminPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { on } from '@clinic/ui/test/api.ts';
import { aDose, anItem, aVersion, clientId } from '@clinic/ui/test/records.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientRecord } from '../../test/client-record.ts';
import { open, vitaminPlan } from '../../test/dosage-plan-screen.tsx';

const later = { updatedAt: '2026-01-07T10:00:00.000Z' };

/** Opens the plan with these entries; a save answers `stored`. */
const openWith = (vitamins: DosageEntry[], stored = vitamins, more: Partial<typeof vitaminPlan> = {}) =>
  open('vitamins', [
    on(vitaminPlanCalls.current, { vitaminPlan: { ...vitaminPlan, ...more, vitamins } }, { clientId }),
    on(
      vitaminPlanCalls.save,
      { message: 'Saved', vitaminPlan: { ...vitaminPlan, ...later, vitamins: stored } },
      { clientId },
    ),
    on(inventoryCalls.all, {
      items: [
        anItem({ id: 'd3', name: 'Vitamin D3 60,000 IU', category: 'Vitamin', countInStock: 12 }),
        anItem({ id: 'yoga', name: 'Yoga class', kind: 'service' }),
      ],
    }),
  ]);

const cell = (name: string) => screen.getByRole('textbox', { name });
const save = { name: 'Update Vitamin Plan' };

test('a row is typed in five cells: "1a", Tab, "2b", and the total is the day’s', async () => {
  const { user, bodies } = openWith([aDose('B12', { dosage: emptyDosage(), total: 0 })]);
  await user.click(await screen.findByRole('textbox', { name: 'B12, On Rising' }));
  await user.keyboard('1a{Tab}2b{Tab}{Tab}{Tab}1n{Tab}');
  expect(cell('B12, On Rising')).toHaveValue('1a');
  expect(cell('B12, Morning')).toHaveValue('2b');
  expect(cell('B12, Dinner')).toHaveValue('1n');
  expect(screen.getByText('4 a day')).toBeVisible();
  await user.click(screen.getByRole('button', save));
  expect(await screen.findByText('Everything is saved.')).toBeVisible();
  expect(bodies()).toMatchObject([
    {
      vitamins: [
        {
          total: 4,
          dosage: {
            onRising: { count: 1, timing: 'A' },
            morning: { count: 2, timing: 'B' },
            lunch: { count: 0, timing: '' },
            dinner: { count: 1, timing: '', moment: 'bedtime' },
          },
        },
      ],
    },
  ]);
});

test('typing over a cell replaces it; pasted cells of a row go on from there', async () => {
  const { user } = openWith([aDose('B12')]);
  await user.click(await screen.findByRole('textbox', { name: 'B12, Morning' }));
  await user.keyboard('3w');
  expect(cell('B12, Morning')).toHaveValue('3w');
  await user.click(cell('B12, Lunch'));
  await user.paste('1b\t0\t2a');
  expect(cell('B12, Lunch')).toHaveValue('1b');
  expect(cell('B12, Snacks')).toHaveValue('');
  expect(cell('B12, Dinner')).toHaveValue('2a');
  expect(screen.getByText('6 a day')).toBeVisible();
});

test('a cell that cannot be read keeps what is typed, says why, and is not saved', async () => {
  const { user, bodies } = openWith([aDose('B12')]);
  await user.click(await screen.findByRole('textbox', { name: 'B12, Morning' }));
  await user.keyboard('½{Tab}');
  expect(cell('B12, Morning')).toHaveValue('½');
  const sentence = 'Whole numbers only. Half a tablet: write it in the notes.';
  expect(cell('B12, Morning')).toHaveAccessibleDescription(sentence);
  expect(screen.getByText('– a day')).toBeVisible();
  await user.click(screen.getByRole('button', save));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(bodies()).toEqual([]);
});

test('a weekly product of the inventory is saved with its course, and Hindi notes as they are', async () => {
  const { user, bodies } = openWith([aDose('B12')]);
  await user.click(await screen.findByRole('button', { name: /^B12/ }));
  const name = screen.getByLabelText('Vitamin Name');
  await user.clear(name);
  await user.type(name, 'vitamin d3 60,000 iu');
  expect(await screen.findByText('From the inventory, 12 in stock')).toBeVisible();
  await user.type(screen.getByLabelText('Notes'), 'दूध के साथ');
  await user.selectOptions(await screen.findByLabelText('Form'), 'Capsule');
  expect(screen.getByLabelText('Quantity: strength of one capsule')).toHaveValue('500 mg');
  await user.type(screen.getByLabelText('Vehicle'), 'warm milk');
  await user.selectOptions(screen.getByLabelText('How often'), 'On weekdays');
  await user.click(screen.getByRole('button', save));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please choose at least one weekday.');
  await user.click(screen.getByRole('checkbox', { name: 'Sunday' }));
  await user.click(screen.getByRole('button', save));
  expect(await screen.findByText('Everything is saved.')).toBeVisible();
  expect(bodies()).toMatchObject([
    {
      vitamins: [
        {
          name: 'vitamin d3 60,000 iu',
          product: 'd3',
          form: 'capsule',
          vehicle: 'warm milk',
          rhythm: { weekdays: [0] },
          notes: 'दूध के साथ',
        },
      ],
    },
  ]);
});

test('a product that is typed before the inventory is read is found when it is', async () => {
  let read = (): void => undefined;
  const reading = new Promise<void>((resolve) => {
    read = resolve;
  });
  const { user, bodies } = open('vitamins', [
    on(vitaminPlanCalls.current, { vitaminPlan }, { clientId }),
    on(vitaminPlanCalls.save, { message: 'Saved', vitaminPlan }, { clientId }),
    on(inventoryCalls.all, async () => {
      await reading;
      return { items: [anItem({ id: 'd3', name: 'Vitamin D3 60,000 IU', category: 'Vitamin' })] };
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Add New Vitamin' }));
  await user.type(screen.getByLabelText('Vitamin Name'), 'vitamin d3 60,000 iu');
  read();
  expect(await screen.findByText(/^From the inventory/)).toBeVisible();
  await user.click(screen.getByRole('button', save));
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()).toMatchObject([{ vitamins: [{}, { product: 'd3' }] }]);
});

test('a pause has both of its days', async () => {
  const { user, bodies } = openWith([aDose('B12')]);
  await user.click(await screen.findByRole('button', { name: /^B12/ }));
  await user.click(await screen.findByRole('button', { name: 'Add a pause' }));
  await user.type(screen.getByLabelText('Pause 1, first day'), '2026-02-01');
  await user.click(screen.getByRole('button', save));
  const sentence = 'Please choose both days of the pause, or remove it.';
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  await user.type(screen.getByLabelText('Pause 1, last day'), '2026-02-07');
  await user.click(screen.getByRole('button', save));
  expect(await screen.findByText('Everything is saved.')).toBeVisible();
  expect(bodies()).toMatchObject([{ vitamins: [{ pauses: [{ from: '2026-02-01', to: '2026-02-07' }] }] }]);
});

test('what is emptied on the screen is cleared, also for a new row of an old name', async () => {
  const weekly = aDose('D3', { rhythm: { weekdays: [0] }, to: '2026-03-01' });
  const { user, bodies } = openWith([weekly, aDose('B12')]);
  await user.click(await screen.findByRole('button', { name: /^D3/ }));
  await user.selectOptions(await screen.findByLabelText('How often'), 'Every day');
  await user.click(screen.getByRole('button', save));
  expect(await screen.findByText('Everything is saved.')).toBeVisible();
  expect(bodies()).toMatchObject([
    {
      vitamins: [
        { id: 'D3', rhythm: null, to: '2026-03-01' },
        { id: 'B12', rhythm: null, to: null },
      ],
    },
  ]);
});

test('a daily dose that says “once a week” is asked about, and one press makes it so', async () => {
  const { user, bodies } = openWith([aDose('B12', { notes: 'once a week' })]);
  await user.click(await screen.findByRole('button', { name: 'Sundays only' }));
  expect(screen.queryByText(/Sundays only\?/)).toBeNull();
  expect(screen.getByRole('button', { name: /^B12.*Sundays/ })).toBeVisible();
  await user.click(screen.getByRole('button', save));
  expect(await screen.findByText('Everything is saved.')).toBeVisible();
  expect(bodies()).toMatchObject([{ vitamins: [{ id: 'B12', rhythm: { weekdays: [0] } }] }]);
});

test('a row that the client takes is stopped with a reason, and the next save no longer names it', async () => {
  const { user, bodies } = openWith([aDose('B12'), aDose('Iron')], [aDose('B12')]);
  await user.click(await screen.findByRole('button', { name: /^Iron/ }));
  await user.click(screen.getByRole('button', { name: 'Remove Iron' }));
  const why = screen.getByRole('combobox', { name: 'Why is Iron stopped?' });
  expect(why).toHaveFocus();
  await user.click(screen.getByRole('button', save));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please say why Iron is stopped.');
  expect(bodies()).toEqual([]);
  await user.selectOptions(why, 'Side effect');
  await user.click(screen.getByRole('button', save));
  expect(await screen.findByText('Everything is saved.')).toBeVisible();
  expect(bodies()).toMatchObject([
    { vitamins: [{ id: 'B12' }], stopped: [{ id: 'Iron', reason: 'sideEffect' }] },
  ]);
  await user.click(cell('B12, Lunch'));
  await user.keyboard('1');
  await user.click(screen.getByRole('button', save));
  expect(await screen.findByText('Everything is saved.')).toBeVisible();
  expect(bodies()[1]).not.toHaveProperty('stopped');
});

test('a version used again leaves out what is over, and asks about an old side effect by name', async () => {
  const version = {
    ...vitaminPlan,
    vitamins: [aDose('Iron', { to: '2025-12-31' }), aDose('Zinc'), aDose('Niacin')],
  };
  const stopped = [
    { entry: aDose('Zinc'), on: '2025-11-03', reason: 'sideEffect' as const },
    { entry: aDose('Niacin'), on: '2025-11-04', reason: 'done' as const },
  ];
  const { user } = open('vitamins', [
    ...clientRecord(),
    on(vitaminPlanCalls.current, { vitaminPlan: { ...vitaminPlan, stopped } }, { clientId }),
    on(vitaminPlanCalls.history, { versions: [aVersion(version, vitaminPlan.createdAt, 1)] }, { clientId }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'History' }));
  await user.click(await screen.findByText('05 Jan 2026, 3:30 PM'));
  await user.click(await screen.findByRole('button', { name: /^Use this version of 05 Jan/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Take Zinc again?' }));
  expect(question.getByText('Zinc was stopped for a side effect on 03 Nov 2025.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Leave it out' }));
  expect(await screen.findByRole('button', { name: /^Niacin/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Zinc|Iron)/ })).toBeNull();
  expect(screen.getByText('Left out, since the course is over: Iron.')).toBeVisible();
  expect(screen.getByText('B12 removed: it is stopped when you save.')).toBeVisible();
});
