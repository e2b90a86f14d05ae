import { MAX_PLAN_ENTRIES } from '../../constants.ts';
import { readDietPlanBody, type FieldProblems } from '../diet-plans/diet-plan-reading.ts';
import { totalDaysOf } from '../diet-plans/diet-plan-days.ts';
import { MAX_TEMPLATE_LENGTH, templateOf, type DietPlanTemplate } from '../diet-plans/diet-plan-template.ts';
import type { DietWeek } from '../diet-plans/diet-plans.ts';
import { objectOf } from '../dosage-plans/course-rules.ts';
import type { DosesBody, TemplateBody, TemplateKind, TemplateSize } from './plan-templates.ts';
import { doseProblems, templateDose } from './template-doses.ts';

/** A body that can be stored, or why not: `details` names the wrong fields, the first sentence is shown. */
export type BodyReading =
  | { ok: true; body: TemplateBody }
  | { ok: false; sentence: string; details: FieldProblems };

function refused(details: FieldProblems): BodyReading {
  const [sentence = ''] = Object.values(details).flat();
  return { ok: false, sentence, details };
}

const refusedBody = (sentence: string): BodyReading => refused({ body: [sentence] });

export const isDoses = (body: TemplateBody): body is DosesBody => 'entries' in body;

/** Says why these weeks are no template of this kind. */
function kindProblem(kind: TemplateKind, weeks: readonly Pick<DietWeek, 'mealPlan'>[]): string | undefined {
  const meals = weeks.reduce((sum, { mealPlan }) => sum + mealPlan.length, 0);
  if (meals === 0) return 'Please save at least one meal.';
  if (kind === 'meal' && (meals > 1 || weeks.length > 1)) return 'Please save one meal.';
  return kind === 'week' && weeks.length > 1 ? 'Please save one week.' : undefined;
}

/** The weeks of a template with their numbers as titles. */
const untitled = (body: DietPlanTemplate): DietPlanTemplate => ({
  ...body,
  weeks: body.weeks.map((week) => ({ ...week, title: `Week ${week.weekNumber}` })),
});

function readWeeks(kind: TemplateKind, sent: unknown, keepTitles: boolean): BodyReading {
  const reading = readDietPlanBody(sent);
  if (!reading.ok)
    return refused(
      Object.fromEntries(Object.entries(reading.details).map(([path, said]) => [`body.${path}`, said])),
    );
  const problem = kindProblem(kind, reading.weeks);
  if (problem) return refusedBody(problem);
  const body = templateOf(reading.weeks);
  return { ok: true, body: keepTitles ? body : untitled(body) };
}

function readDoses(sent: unknown): BodyReading {
  const { entries } = objectOf(sent);
  if (!Array.isArray(entries)) return refused({ 'body.entries': ['Please send a list.'] });
  if (entries.length > MAX_PLAN_ENTRIES)
    return refused({ 'body.entries': [`Please use at most ${MAX_PLAN_ENTRIES} entries.`] });
  const doses = entries.map(templateDose);
  const details = doseProblems(doses);
  if (Object.keys(details).length > 0) return refused(details);
  return doses.length > 0
    ? { ok: true, body: { entries: doses } }
    : refusedBody('Please save at least one vitamin or herb.');
}

/**
 * Reads the untrusted body of a template, of at most 1,000,000 characters of JSON, as an uploaded file is read: every
 * field checked; ids, notes, days and pauses left out. Titles of weeks stay only with `keepTitles`, and never those of
 * a meal.
 */
export function readTemplateBody(kind: TemplateKind, sent: unknown, keepTitles = false): BodyReading {
  const reading = kind === 'doses' ? readDoses(sent) : readWeeks(kind, sent, keepTitles && kind !== 'meal');
  if (reading.ok && JSON.stringify(reading.body).length > MAX_TEMPLATE_LENGTH)
    return refusedBody('The template is too large. It may have at most 1 MB.');
  return reading;
}

/** Counts what a body holds. */
export function sizeOf(body: TemplateBody): TemplateSize {
  if (isDoses(body)) return { weeks: 0, days: 0, meals: 0, doses: body.entries.length };
  const { weeks } = body;
  const meals = weeks.reduce((sum, { mealPlan }) => sum + mealPlan.length, 0);
  return { weeks: weeks.length, days: totalDaysOf(weeks), meals, doses: 0 };
}
