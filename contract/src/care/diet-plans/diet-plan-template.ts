import { problemsInWords } from './diet-plan-places.ts';
import { readDietPlanBody, type FieldProblems } from './diet-plan-reading.ts';
import { totalDaysOf } from './diet-plan-days.ts';
import type { DietWeek } from './diet-plans.ts';
import type { PlateComponent } from './plates.ts';

/** Longest template that is read, in characters of JSON. */
export const MAX_TEMPLATE_LENGTH = 1_000_000;

/** A diet plan as a file: days and weeks are counts, and weeks and items have no ids. */
export interface DietPlanTemplate {
  totalDays: number;
  totalWeeks: number;
  weeks: Omit<DietWeek, '_id'>[];
}

/**
 * The weeks of a template, or why it cannot be read: `details` names the wrong fields, `places` says the same in words.
 */
export type TemplateReading =
  | { ok: true; weeks: DietWeek[] }
  | { ok: false; error: string; details?: FieldProblems; places?: string[] };

const INVALID_FORMAT = 'Invalid template file format.';

/** Leaves out the food's id, which means another food in another clinic. */
const withoutFood = ({ name, unit, quantity }: PlateComponent): PlateComponent => ({ name, unit, quantity });

/** The file that "Download Template" writes: the parts of a plan that suit any client of any clinic. */
export function templateOf(weeks: readonly DietWeek[]): DietPlanTemplate {
  return {
    totalDays: totalDaysOf(weeks),
    totalWeeks: weeks.length,
    weeks: weeks.map(({ weekNumber, title, totalDays, mealPlan }) => ({
      weekNumber,
      title,
      totalDays,
      mealPlan: mealPlan.map(({ mealType, mealTime, itemGroups }) => ({
        mealType,
        mealTime,
        itemGroups: itemGroups.map((group) =>
          group.map(({ days, components, ...item }) => ({
            days,
            ...withoutFood(item),
            ...(components && { components: components.map(withoutFood) }),
          })),
        ),
      })),
    })),
  };
}

/** The name of a downloaded template: diet_plan_template_2026-01-05.json for the clinic's day. */
export function templateFileName(today: string): string {
  return `diet_plan_template_${today}.json`;
}

function readTemplateContent(content: unknown): TemplateReading {
  const reading = readDietPlanBody(content);
  if (!reading.ok) {
    const { details } = reading;
    return { ok: false, error: INVALID_FORMAT, details, places: problemsInWords(details, content) };
  }
  return reading.weeks.length > 0
    ? // Another clinic's id may be that of another food here.
      { ok: true, weeks: templateOf(reading.weeks).weeks }
    : { ok: false, error: INVALID_FORMAT };
}

/**
 * Reads an uploaded template from its text or parsed content. It is untrusted: at most 1,000,000 characters and 52
 * weeks, every field checked, ids dropped; the older shape is accepted.
 */
export function readTemplate(template: unknown): TemplateReading {
  if (typeof template !== 'string') return readTemplateContent(template);
  if (template.length > MAX_TEMPLATE_LENGTH) {
    return { ok: false, error: 'The template file is too large. It may have at most 1 MB.' };
  }
  let content: unknown;
  try {
    content = JSON.parse(template.replace(/^\ufeff/, ''));
  } catch {
    return { ok: false, error: "Could not read the template file. Please ensure it's a valid JSON." };
  }
  return readTemplateContent(content);
}
