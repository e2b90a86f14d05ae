import {
  planTemplateCalls,
  type TemplateList,
} from '@clinic/contract/care/plan-templates/plan-template-calls';
import type { AddPlanTemplate, PlanTemplateRow } from '@clinic/contract/care/plan-templates/plan-templates';
import { OFFLINE, on, Refused, requestsOf, type Stub } from '@clinic/ui/test/api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aTemplate } from '../../test/a-template.ts';
import { bodyOf, create, edit, meal, open, plan, stored } from '../../test/diet-plan-desk.tsx';

const week = (weekNumber: number, title: string, name: string) => ({
  weekNumber,
  title,
  totalDays: 7,
  mealPlan: [meal(name)],
});
const WEEKS = [week(1, 'Meera begins', 'Poha'), week(2, 'Week 2', 'Upma')];
const STORED = stored({ dietPlan: plan({ weeks: WEEKS }) });

const bodyWith = (...weeks: ReturnType<typeof week>[]) => ({
  totalDays: weeks.length * 7,
  totalWeeks: weeks.length,
  weeks,
});

/** A library with one template, which counts when it is used. */
function library(row: PlanTemplateRow, body: object): Stub[] {
  const template = { ...row, body: body as ReturnType<typeof bodyWith> };
  return [
    on(planTemplateCalls.all, { templates: [row], total: 1 }),
    on(planTemplateCalls.one, { template }, { id: row.id }),
    on(planTemplateCalls.apply, { template: { ...template, uses: row.uses + 1 } }, { id: row.id }),
    create(({ body: sent }) => ({ message: 'Saved', dietPlan: plan({ weeks: sent.weeks }) })),
    edit(({ body: sent }) => ({ message: 'Saved', dietPlan: plan({ weeks: sent.weeks }) })),
  ];
}

async function look(row: PlanTemplateRow, body: object, more: Stub[] = []) {
  const opened = open([STORED, ...library(row, body), ...more]);
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: 'From the Library' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'From the library' }));
  await user.click(await dialog.findByRole('button', { name: `Look at ${row.title}` }));
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: `Use “${row.title}”?` })) };
}
async function savedNames({ user, calls }: Pick<Awaited<ReturnType<typeof look>>, 'user' | 'calls'>) {
  await user.click(screen.getByRole('button', { name: 'Save Diet Plan' }));
  await waitFor(() => expect(bodyOf(calls, 'PUT')).toBeDefined());
  return bodyOf(calls, 'PUT').weeks.map(({ mealPlan }) =>
    mealPlan.map(({ itemGroups }) => itemGroups[0]?.[0]?.name),
  );
}
const counted = (calls: { path: string }[]) => calls.filter(({ path }) => path.includes('/apply/')).length;

test('a plan is repeated to the program, shown before, counted, and undone in one step', async () => {
  const row = aTemplate({
    kind: 'plan',
    title: 'Two weeks',
    size: { weeks: 2, days: 14, meals: 2, doses: 0 },
  });
  const opened = await look(row, bodyWith(week(1, 'Week 1', 'Idli'), week(2, 'Week 2', 'Dosa')));
  const { user, dialog, calls } = opened;
  expect(
    await dialog.findByText(
      "The template has 2 weeks: repeated in this order, they fill the 4 weeks of the client's program.",
    ),
  ).toBeVisible();
  expect(dialog.getByText('breakfast of week 1, Idli instead of Poha')).toBeVisible();
  expect(counted(calls)).toBe(0);
  await user.click(dialog.getByRole('button', { name: 'Use it' }));
  expect(await screen.findByText('“Two weeks” taken from the library.')).toBeVisible();
  expect(counted(calls)).toBe(1);
  expect(await savedNames(opened)).toEqual([['Idli'], ['Dosa'], ['Idli'], ['Dosa']]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await savedNames(opened)).toEqual([['Poha'], ['Upma']]);
});

test('a week takes the place of the shown week’s meals, and keeps its title', async () => {
  const opened = await look(aTemplate(), bodyWith(week(1, 'Week 1', 'Idli')));
  expect(await opened.dialog.findByText(/It takes the place of all meals of Meera begins\./)).toBeVisible();
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Use it' }));
  await screen.findByText('“Light week” taken from the library.');
  expect(await savedNames(opened)).toEqual([['Idli'], ['Upma']]);
  expect(bodyOf(opened.calls, 'PUT').weeks[0]?.title).toBe('Meera begins');
});

test('a meal takes the place of the one of its type', async () => {
  const opened = await look(aTemplate({ kind: 'meal' }), bodyWith(week(1, 'Week 1', 'Idli')));
  expect(
    await opened.dialog.findByText(/It takes the place of the Breakfast of Meera begins\./),
  ).toBeVisible();
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Use it' }));
  await screen.findByText('“Light week” taken from the library.');
  expect(await savedNames(opened)).toEqual([['Idli'], ['Upma']]);
});

test('a template that was retired meanwhile changes nothing, and the reason is said', async () => {
  const row = aTemplate({ shipped: true });
  const refused = on(planTemplateCalls.apply, new Refused('TEMPLATE_RETIRED'), { id: row.id });
  const { user, dialog } = await look(row, bodyWith(week(1, 'Week 1', 'Idli')), [refused]);
  expect(await dialog.findByText('It came with the product, and no doctor has signed it.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Use it' }));
  expect(
    await dialog.findByText('This template was retired meanwhile. Please choose another one.'),
  ).toBeVisible();
  expect(screen.queryByText(/taken from the library/)).toBeNull();
});

test('the list is searched by words, kind and tag', async () => {
  const { user, calls } = open([STORED, ...library(aTemplate(), bodyWith())]);
  await user.click(await screen.findByRole('button', { name: 'From the Library' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'From the library' }));
  expect(dialog.getByRole('searchbox', { name: 'Search the library' })).toHaveFocus();
  const asked = () => requestsOf(calls, planTemplateCalls.all).at(-1)?.query.toString();
  await waitFor(() => expect(asked()).toBe('kind=plan&page=1'));
  await user.click(dialog.getByRole('button', { name: 'Week' }));
  await user.click(await dialog.findByRole('button', { name: 'Show only light' }));
  await user.keyboard('{Tab}');
  await user.type(dialog.getByRole('searchbox'), 'jain');
  await waitFor(() => expect(asked()).toBe('kind=week&text=jain&tag=light&page=1'));
});

test.each<[TemplateList | typeof OFFLINE, string | RegExp]>([
  [{ templates: [], total: 0 }, 'The library is empty.'],
  [OFFLINE, /could not be loaded|network|connection/i],
])('an empty library and one that cannot be read say so: %#', async (answer, text) => {
  const { user } = open([STORED, on(planTemplateCalls.all, answer)]);
  await user.click(await screen.findByRole('button', { name: 'From the Library' }));
  expect(await screen.findByText(text)).toBeVisible();
});

test('a plan is saved in two steps; titles that may name the client are dropped unless kept', async () => {
  const sent: AddPlanTemplate[] = [];
  const { user } = open([
    STORED,
    on(planTemplateCalls.add, ({ body }) => {
      sent.push(body);
      return { template: aTemplate({ title: body.title }) };
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Save to Library' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save to library: plan' }));
  expect(dialog.getByText(/The weeks are called “Meera begins”\./)).toBeVisible();
  await user.type(dialog.getByLabelText('Title'), 'Two breakfasts');
  await user.type(dialog.getByLabelText('Tags'), 'Light, quick');
  await user.click(dialog.getByRole('button', { name: 'Save to library' }));
  expect(await screen.findByText('“Two breakfasts” is in the library.')).toBeVisible();
  expect(sent).toMatchObject([
    { kind: 'plan', title: 'Two breakfasts', tags: ['Light', 'quick'], owner: 'doctor' },
  ]);
  expect(sent[0]).not.toHaveProperty('keepTitles');
});

test('a week and a meal are saved from their own menus', async () => {
  const sent: AddPlanTemplate[] = [];
  const { user } = open([
    STORED,
    on(planTemplateCalls.add, ({ body }) => {
      sent.push(body);
      return { template: aTemplate({ title: body.title }) };
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Save Breakfast to the library' }));
  const ofMeal = within(await screen.findByRole('dialog', { name: 'Save to library: meal' }));
  expect(ofMeal.getByLabelText('Title')).toHaveValue('Poha');
  await user.click(ofMeal.getByRole('button', { name: 'Save to library' }));
  await screen.findByText('“Poha” is in the library.');
  await user.click(screen.getByRole('button', { name: 'Change Meera begins' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save to library' }));
  const ofWeek = within(await screen.findByRole('dialog', { name: 'Save to library: week' }));
  await user.type(ofWeek.getByLabelText('Title'), 'A start');
  await user.selectOptions(ofWeek.getByLabelText('Titles of the weeks'), 'keep');
  await user.selectOptions(ofWeek.getByLabelText('Whose it is'), 'clinic');
  await user.click(ofWeek.getByRole('button', { name: 'Save to library' }));
  await screen.findByText('“A start” is in the library.');
  expect(sent).toMatchObject([
    { kind: 'meal', body: { weeks: [{ mealPlan: [{ mealType: 'Breakfast' }] }] } },
    { kind: 'week', title: 'A start', owner: 'clinic', keepTitles: true },
  ]);
});

test('title, tags and owner are changed and a template is retired; a colleague’s has no menu', async () => {
  const row = aTemplate({ kind: 'plan' });
  const other = aTemplate({ kind: 'plan', id: 'f'.repeat(24), title: 'Other', mayChange: false });
  const { user, calls } = open([
    STORED,
    on(planTemplateCalls.all, { templates: [row, other], total: 2 }),
    on(planTemplateCalls.change, ({ body }) => ({ template: { ...row, title: body.title } }), { id: row.id }),
    on(planTemplateCalls.retire, { template: { ...row, retired: true } }, { id: row.id }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'From the Library' }));
  await user.click(await screen.findByRole('button', { name: 'More for Light week' }));
  expect(screen.queryByRole('button', { name: 'More for Other' })).toBeNull();
  await user.click(await screen.findByRole('menuitem', { name: 'Change title, tags, owner' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change “Light week”' }));
  await user.clear(dialog.getByLabelText('Title'));
  await user.type(dialog.getByLabelText('Title'), 'Lighter week');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The template is changed.')).toBeVisible();
  expect(calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
    title: 'Lighter week',
    tags: ['light'],
    owner: 'clinic',
    version: 2,
  });
  await user.click(screen.getByRole('button', { name: 'More for Light week' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Retire' }));
  expect(await screen.findByText('“Light week” is retired.')).toBeVisible();
});
