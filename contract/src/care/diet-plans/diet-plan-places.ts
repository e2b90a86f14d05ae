import { MEAL_TYPES } from '../../constants.ts';
import type { FieldProblems } from './diet-plan-reading.ts';

const FIELD_WORDS: Record<string, string> = {
  totalDays: 'days of the week',
  title: 'title',
  mealPlan: 'meals',
  mealType: 'meal type',
  mealTime: 'meal time',
  itemGroups: 'items',
  days: 'days',
  name: 'name',
  unit: 'unit',
  quantity: 'quantity',
  components: 'foods of the plate',
};

/** Reads a nested value of untrusted data; undefined when it is missing. */
const at = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>(
    (found, key) =>
      typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[key] : undefined,
    value,
  );

const numbered = (word: string, place: string): string => `${word} ${Number(place) + 1}`;

function mealWord(body: unknown, week: string, place: string): string {
  const found = at(body, 'weeks', week) ?? body;
  const type = at(at(found, 'mealPlan') ?? at(found, 'mealPlans'), place, 'mealType');
  return MEAL_TYPES.find((known) => known === type) ?? numbered('meal', place);
}

/** A field's path in words: "weeks.0.mealPlan.0.itemGroups.0.1.days" → "Week 1, Breakfast, item 2, days". */
function placeInWords(path: string, body: unknown): string {
  const [, week, , meal, , group, item] = path.split('.');
  if (week === undefined) return 'Weeks';
  const field = FIELD_WORDS[path.split('.').at(-1) ?? ''];
  return [
    numbered('Week', week),
    ...(meal === undefined ? [] : [mealWord(body, week, meal)]),
    // The group is named only if it is not the first, since most meals have one.
    ...(group === undefined || group === '0' ? [] : [numbered('group', group)]),
    ...(item === undefined ? [] : [numbered('item', item)]),
    ...(field === undefined ? [] : [field]),
  ].join(', ');
}

/** Words a problem for people, who cannot correct JSON: a part that is no list or object is called unreadable. */
const inWords = (sentence: string): string =>
  sentence.startsWith('Please send') ? 'This part cannot be read.' : sentence;

/** Says what is wrong with a plan from a file: each sentence with its week, meal and field in words. */
export function problemsInWords(problems: FieldProblems, body: unknown): string[] {
  return Object.entries(problems).flatMap(([path, sentences]) =>
    sentences.map((sentence) => `${placeInWords(path, body)}: ${inWords(sentence)}`),
  );
}
