import type { ClientFacts, PlanPlace } from './client-facts.ts';
import { daysBetween, formatDay, type Day } from '../clinic-calendar.ts';
import { APPOINTMENT_TYPE_LABELS } from '../constants.ts';
import { counted } from '../platform/counted.ts';
import type { TimelineEntry } from './doctor-client.ts';
import { FORM_DEFINITIONS } from '../care/intake-forms/intake-form-fields.ts';
import { EMAIL_STATE_WORDS } from '../notifications/email-kinds.ts';
import type { WeightProgress } from '../care/client-measures/measures.ts';
import type { ClientProgram } from '../people.ts';
import { notSinceWords, percentOfStart } from '../care/client-progress/kind-progress.ts';
import { OUTCOME_WORDS } from '../scheduling/visit-outcome.ts';
import { paceWords } from '../care/client-progress/weight-line-words.ts';

type Length = Pick<ClientProgram, 'startDate' | 'durationInDays'>;

/** The program's day on the clinic's present day: "day 26 of 56". */
export function programDayWords(program: Length, today: Day): string {
  const { startDate, durationInDays: days } = program;
  const day = daysBetween(startDate, today) + 1;
  if (day < 1) return `starts on ${formatDay(startDate)}`;
  return day > days ? `${counted(days, 'day')} are over` : `day ${day} of ${days}`;
}

/** When a running program ends: "Program ends in 3 days". */
export function programEndWords(endsOn: Day, today: Day): string {
  const days = daysBetween(today, endsOn);
  if (days === 0) return 'Program ends today';
  if (days === 1) return 'Program ends tomorrow';
  return days > 0
    ? `Program ends in ${counted(days, 'day')}`
    : `Program was to end ${counted(-days, 'day')} ago`;
}

/** Words for a running program without a published plan: "Day 12 of 56, and no plan is published". */
export function withoutPlanWords(program: Length, today: Day): string {
  const day = programDayWords(program, today);
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}, and no plan is published`;
}

export const draftWords = (hasPublished: boolean): string =>
  hasPublished ? 'The diet plan has changes that are not published' : 'The diet plan is still a draft';

/** How long ago a day was: "12 days ago". */
export function agoWords(day: Day, today: Day): string {
  const days = daysBetween(day, today);
  if (days <= 0) return 'today';
  return days === 1 ? 'yesterday' : `${counted(days, 'day')} ago`;
}

/** A change of weight in words, since a sign alone is easily missed: "3.1 kg less than at the start (−3.8 %)". */
export function weightChangeWords(
  { now, day, change, isSince }: Omit<WeightProgress, 'line'>,
  startDate: Day = day,
): string {
  if (!isSince) return notSinceWords('weight', day, startDate);
  if (change === null) return '';
  const size = `${Number(Math.abs(change).toFixed(1))} kg`;
  if (size === '0 kg') return 'as at the start';
  return `${size} ${change < 0 ? 'less' : 'more'} than at the start (${percentOfStart(change, now - change)})`;
}

/** A value older than this many days is shown with its day. */
const OLD_DAYS = 14;

/** The day of an old value, " on 05 Jan 2026"; empty for a value of the last 14 days. */
export const oldDayWords = (day: Day, today: Day): string =>
  daysBetween(day, today) > OLD_DAYS ? ` on ${formatDay(day)}` : '';

/** The weight on one line: "78.9 kg, 3.1 kg less than at the start (−3.8 %), −0.4 kg a week (−0.5 to −0.3)". */
export function weightWords(
  { weight, program }: Pick<ClientFacts, 'weight' | 'program'>,
  today: Day,
): string {
  if (!weight) return '';
  return [
    `${weight.now} kg${oldDayWords(weight.day, today)}`,
    weightChangeWords(weight, program?.startDate),
    weight.line && paceWords(weight.line),
  ]
    .filter(Boolean)
    .join(', ');
}

/** A change with sign and words: "−3.1, less than at the start"; with the start's weight, in per cent too. */
export function sinceStartWords(change: number, ofWeight?: number): string {
  const size = Number(Math.abs(change).toFixed(2));
  if (size === 0) return 'as at the start';
  const words = change < 0 ? `−${size}, less than at the start` : `+${size}, more than at the start`;
  return ofWeight === undefined ? words : `${words} (${percentOfStart(change, ofWeight)})`;
}

export const PLAN_WORDS: Readonly<Record<PlanPlace, string>> = {
  'no program': 'No program yet',
  none: 'No diet plan yet',
  draft: 'Diet plan in draft',
  published: 'Diet plan published',
};

/** Names the missing forms: "2 forms missing: Medical History, Dietary Recall"; empty when none is missing. */
export function missingFormsWords({ missingForms }: Pick<ClientFacts, 'missingForms'>): string {
  if (missingForms.length === 0) return '';
  if (missingForms.length === Object.keys(FORM_DEFINITIONS).length) return 'No form is filled in yet';
  const titles = missingForms.map((formType) => FORM_DEFINITIONS[formType].title);
  return `${counted(titles.length, 'form')} missing: ${titles.join(', ')}`;
}

/** So many days before its last day a program counts as ending. */
export const ENDING_DAYS = 7;

const PLANS = {
  diet: 'Diet plan published',
  vitamin: 'Vitamin plan saved',
  herbs: 'Herbs plan saved',
  snacks: 'Snacks plan saved',
} as const;

const VISITS = { requested: 'requested', confirmed: 'confirmed', cancelled: 'cancelled' } as const;

export function timelineWords(entry: TimelineEntry): string {
  switch (entry.kind) {
    case 'visit': {
      const state = entry.outcome ? OUTCOME_WORDS[entry.outcome].toLowerCase() : VISITS[entry.status];
      return `Visit, ${APPOINTMENT_TYPE_LABELS[entry.appointmentType]}: ${state}`;
    }
    case 'program':
      return `Program ${entry.name} ${entry.deed}`;
    case 'plan':
      return `${PLANS[entry.plan]} by ${entry.by}`;
    case 'checkup':
      return `Checkup by ${entry.by}`;
    case 'form':
      return `${FORM_DEFINITIONS[entry.formType].title} saved by ${entry.byClient ? `${entry.by} (client)` : entry.by}`;
    case 'letter':
      return `Letter “${entry.about}”: ${EMAIL_STATE_WORDS[entry.state].toLowerCase()}`;
  }
}
