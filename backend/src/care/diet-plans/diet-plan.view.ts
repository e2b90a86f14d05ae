import { readDietPlanBody } from '@clinic/contract/care/diet-plans/diet-plan-reading';
import { totalDaysOf } from '@clinic/contract/care/diet-plans/diet-plan-days';
import type { DietPlan } from '@clinic/contract/care/diet-plans/diet-plans';
import { planView } from '../plans/plan-record.ts';
import type { DietPlanContents, DietPlanRecord } from './diet-plan.schema.ts';

const setLines = ({ take = [], avoid = [] }: Pick<DietPlanContents, 'take' | 'avoid'>) => ({
  ...(take.length > 0 && { take }),
  ...(avoid.length > 0 && { avoid }),
});

function contentsView(contents: DietPlanContents) {
  // Stored plans may have an older shape.
  const reading = readDietPlanBody(contents);
  const weeks = reading.ok ? reading.weeks : contents.weeks;
  const [first] = weeks;
  return {
    program: contents.program,
    totalDays: totalDaysOf(weeks),
    weeks,
    ...(first && weeks.length === 1 && { mealPlan: first.mealPlan }),
    notes: contents.notes,
    ...setLines(contents),
  };
}

export const dietPlanView = (record: DietPlanRecord): DietPlan => ({
  ...planView(record),
  status: record.status,
  ...contentsView(record),
  hasPublished: record.published !== null,
});

/** The plan that the client follows; null while nothing was published. */
export const publishedDietPlanView = (record: DietPlanRecord): DietPlan | null =>
  record.published && {
    ...planView({ ...record, ...record.published }),
    status: 'published',
    ...contentsView(record.published),
    hasPublished: true,
  };

/** The published plan as its client reads it: with what the last publish changed. */
export function followedDietPlanView(record: DietPlanRecord): DietPlan | null {
  const plan = publishedDietPlanView(record);
  const changed = record.published?.changed;
  if (!plan || !changed) return plan;
  return { ...plan, changed: { at: changed.at.toISOString(), lines: changed.lines } };
}
