import { dietPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { programCalls } from '@clinic/contract/care/programs/program-calls';
import type { Program } from '@clinic/contract/care/programs/programs';
import { OFFLINE, on, Refused } from '@clinic/ui/test/api.ts';
import { aDietPlan, clientId } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { program, given, planned, open } from '../../test/program-screen.tsx';

async function changeWeeks(user: ReturnType<typeof open>['user'], weeks: string) {
  const field = await screen.findByRole('spinbutton', { name: 'Duration in Weeks' });
  await user.clear(field);
  await user.type(field, weeks);
  return field;
}

test.each([
  ['a refusal, whose reason is not shown', new Refused('STALE_RECORD')],
  ['no answer', OFFLINE],
])('%s keeps what was typed', async (_, answer) => {
  given(program, [on(programCalls.save, answer)]);
  const { user } = open();
  const weeks = await screen.findByRole('spinbutton', { name: 'Duration in Weeks' });
  await user.clear(weeks);
  await user.type(weeks, '8');
  await user.click(screen.getByRole('button', { name: 'Update Program Plan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save the plan. Please try again.');
  expect(weeks).toHaveValue('8');
});

test('a program that becomes shorter than the diet plan is saved after a question that names the weeks', async () => {
  const weeks = ['Week 1', 'Week 2', 'Week 3', 'Light week'].map((title, index) => ({
    title,
    weekNumber: index + 1,
    totalDays: 7,
    mealPlan: [],
  }));
  const calls = given(program, [
    on(dietPlanCalls.current, { dietPlan: aDietPlan({ weeks }) }, { clientId }),
    on(programCalls.save, ({ body }) => ({ message: 'Saved', program: { ...program, ...planned(body) } })),
  ]);
  const { user } = open();
  await changeWeeks(user, '2');
  await user.click(screen.getByRole('button', { name: 'Update Program Plan' }));
  const question = await screen.findByRole('dialog', { name: 'The diet plan is longer than this program' });
  expect(question).toHaveTextContent('For 2 weeks these are too many: Week 3 and Light week.');
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Save with 2 weeks' }));
  expect(await screen.findByText('Plan updated successfully!')).toBeVisible();
});

test('a shorter program is saved at once when the diet plan fits, or cannot be read', async () => {
  const calls = given(program, [
    on(programCalls.save, { message: 'Saved', program: { ...program, duration: 3 } }),
  ]);
  const { user } = open();
  await changeWeeks(user, '3');
  await user.click(screen.getByRole('button', { name: 'Update Program Plan' }));
  expect(await screen.findByText('Plan updated successfully!')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('when another person saved meanwhile nothing typed is lost, and the doctor chooses', async () => {
  const newer = { ...program, duration: 12, updatedAt: '2026-01-06T06:00:00.000Z' };
  let current = program;
  const calls = given(null, [
    on(programCalls.running, () => ({ program: current }), { clientId }),
    on(programCalls.save, ({ body }) =>
      body.updatedAt === current.updatedAt
        ? {
            message: 'Saved',
            program: { ...current, ...planned(body), updatedAt: '2026-01-07T06:00:00.000Z' },
          }
        : new Refused('STALE_RECORD'),
    ),
  ]);
  const { user } = open();
  const weeks = await changeWeeks(user, '8');
  current = newer;
  await user.click(screen.getByRole('button', { name: 'Update Program Plan' }));
  expect(await screen.findByText(/Somebody else saved this program plan/)).toBeVisible();
  expect(screen.queryByText(/Please try again/)).toBeNull();
  expect(weeks).toHaveValue('8');
  await user.click(screen.getByRole('button', { name: 'Load the saved program plan' }));
  expect(weeks).toHaveValue('12');

  await changeWeeks(user, '9');
  current = { ...newer, updatedAt: '2026-01-06T07:00:00.000Z' };
  await user.click(screen.getByRole('button', { name: 'Update Program Plan' }));
  await user.click(await screen.findByRole('button', { name: 'Keep what is on the screen' }));
  await user.click(screen.getByRole('button', { name: 'Update Program Plan' }));
  expect(await screen.findByText('Plan updated successfully!')).toBeVisible();
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
    plan: { duration: 9 },
    updatedAt: current.updatedAt,
  });
});

test('a program that was ended meanwhile is not started anew unasked', async () => {
  let current: Program | null = program;
  const next = { ...program, _id: 'q'.repeat(24), number: 2, duration: 8 };
  const calls = given(null, [
    on(programCalls.running, () => ({ program: current }), { clientId }),
    on(programCalls.save, ({ body }) =>
      body.updatedAt ? new Refused('STALE_RECORD') : { message: 'Saved', program: next },
    ),
  ]);
  const { user } = open();
  const weeks = await changeWeeks(user, '8');
  current = null;
  await user.click(screen.getByRole('button', { name: 'Update Program Plan' }));
  expect(await screen.findByText(/The program was ended meanwhile/)).toBeVisible();
  expect(weeks).toHaveValue('8');
  await user.click(screen.getByRole('button', { name: 'Save Program Plan' }));
  expect(await screen.findByText('Plan created successfully!')).toBeVisible();
  expect(calls.findLast(({ method }) => method === 'POST')?.body).not.toHaveProperty('updatedAt');
});

test('the 14 offerings are suggested as names', async () => {
  given(null);
  open();
  const name = await screen.findByRole('combobox', { name: 'Program Name' });
  const list = document.querySelector(`#${CSS.escape(name.getAttribute('list') ?? '')}`);
  expect(list?.querySelectorAll('option')).toHaveLength(14);
});

test('moving the start asks first, since the program is then compared with another day', async () => {
  const calls = given(program, [
    on(programCalls.save, ({ body }) => ({ message: 'Saved', program: { ...program, ...planned(body) } })),
  ]);
  const { user } = open();
  const start = await screen.findByLabelText('Start Date');
  await user.clear(start);
  await user.type(start, '2026-02-02');
  await user.click(screen.getByRole('button', { name: 'Update Program Plan' }));
  const question = within(await screen.findByRole('dialog', { name: 'Move the start of the program?' }));
  expect(question.getByText(/no longer with that of 05 Jan 2026/)).toBeVisible();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(question.getByRole('button', { name: 'Start on 02 Feb 2026' }));
  expect(await screen.findByText('Plan updated successfully!')).toBeVisible();
});

test('Client Management leads to the plans and to the forms, also before there is a program', async () => {
  given(null);
  open();
  const part = within(await screen.findByRole('region', { name: 'Client Management' }));
  expect(part.getByRole('link', { name: 'Client Plans' })).toHaveAttribute(
    'href',
    `/doctor/diet-plan/${clientId}`,
  );
  expect(part.getByRole('link', { name: 'Client Forms' })).toHaveAttribute(
    'href',
    `/doctor/personal-details/${clientId}`,
  );
});

test.each(['1.5', '-2', '1e1', '½', '1,5', '०'])(
  '"%s" weeks stay as they were typed, and nothing is sent',
  async (typed) => {
    const calls = given(program);
    const { user } = open();
    const weeks = await changeWeeks(user, typed);
    await user.click(screen.getByRole('button', { name: 'Update Program Plan' }));
    expect(weeks).toHaveValue(typed);
    expect(weeks).toHaveAccessibleDescription(/^(Weeks must be a whole number|Number of days could not)/);
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  },
);
