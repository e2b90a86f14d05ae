import { WITH_ANIMALS } from '../precautions/precaution-words.ts';
import { DIET_RULES, saysOf, type DietRule } from './diet-rules.ts';
import type { FindingList } from './finding-list.ts';
import { FINDING_LEVELS, type FindingLevel } from './findings.ts';
import type { PlanEntry } from './plan-entry.ts';
import type { HealthFact } from './health-facts.ts';

type How = 'is' | 'contains' | 'is taken with' | 'may contain';
interface Hit {
  what: string;
  how: How;
  level: FindingLevel;
}

const KINDS = new Set(['vegan', 'vegetarian', 'egg', 'mixed', 'jain', 'swaminarayan']);

/** Finds out whether an item contains, or is, what a rule is about; undefined when it does not. */
function howIs(planEntry: PlanEntry, what: string): { word: string; how: How } | undefined {
  const { contents, avoided, animal, vehicles, named, foods } = planEntry;
  const of = (code: string, isSure: boolean | undefined, word = code) => {
    if (isSure === undefined) return undefined;
    if (!isSure) return { word, how: 'may contain' as const };
    if (vehicles.has(code)) return { word, how: 'is taken with' as const };
    return { word, how: named.has(code) ? ('is' as const) : ('contains' as const) };
  };
  const first = (...all: (ReturnType<typeof of> | undefined)[]) =>
    all.find((one) => one && one.how !== 'may contain') ?? all.find(Boolean);
  switch (what) {
    case 'egg':
      return first(of('egg', contents.get('egg')), of('egg', has(foods.some(({ diet }) => diet === 'egg'))));
    case 'fish':
      return first(of('fish', contents.get('fish')), of('shellfish', contents.get('shellfish')));
    case 'meat':
      return first(
        howIs(planEntry, 'fish'),
        of('meat', animal.get('meat')),
        of('gelatin', animal.get('gelatin')),
        of('meat', has(foods.some(({ diet }) => diet === 'meat'))),
      );
    case 'milk':
      return of('milk', contents.get('milk'));
    case 'shell':
      return of('gelatin', animal.get('gelatin') === false ? false : undefined);
    case 'ghee vehicle':
      return of('ghee', has(vehicles.has('ghee')));
    default:
      return of(what, avoided.get(what), what === 'root' ? 'a root vegetable' : what);
  }
}
const has = (is: boolean): true | undefined => (is ? true : undefined);

function hitsOf(planEntry: PlanEntry, { leaves }: DietRule): Hit[] {
  const hits = leaves.flatMap(({ what, level }): Hit[] => {
    const found = howIs(planEntry, what);
    if (!found || (what === 'meat' && found.how === 'may contain' && found.word === 'gelatin')) return [];
    return [{ what: found.word, how: found.how, level: found.how === 'may contain' ? 'ask' : level }];
  });
  const isVegan = leaves.some(({ what }) => what === 'not vegan');
  if (
    isVegan &&
    !hits.some(({ level }) => level === 'stop') &&
    planEntry.foods.some(({ diet }) => diet !== 'vegan')
  )
    hits.push({ what: 'not vegan', how: 'is', level: 'stop' });
  return hits;
}

/** Words the hits: "is egg", "contains onion and garlic and may contain egg". */
const sentence = (hits: readonly Hit[]): string => {
  const of = (how: How) =>
    saysOf(how, [...new Set(hits.filter((hit) => hit.how === how).map(({ what }) => what))]);
  return [...of('is'), ...of('contains'), ...of('is taken with'), ...of('may contain')].join(' and ');
};

/** Diets that contradict each other are not checked, until the doctor says which one is right. */
function contradicting(facts: readonly HealthFact[]): HealthFact[] {
  const kinds = facts.filter(({ sort, code }) => sort === 'diet' && KINDS.has(code));
  const animals = kinds.filter(({ code }) => WITH_ANIMALS.has(code));
  return animals.length > 0 && kinds.length > 1 ? kinds : [];
}

export function checkDiets(
  planEntries: readonly PlanEntry[],
  facts: readonly HealthFact[],
  list: FindingList,
): void {
  const differ = contradicting(facts);
  if (differ.length > 0)
    list.notChecked('text', 'diets', `${differ.map(({ words }) => words).join('; ')}: which of them holds?`);
  list.notAllCheckedFor(differ);
  const rules = facts
    .filter((fact) => fact.sort === 'diet' && !differ.includes(fact))
    .flatMap((fact) =>
      DIET_RULES.filter(({ diet, on }) => on && diet === fact.code).map((rule) => ({ fact, rule })),
    );
  for (const planEntry of planEntries)
    for (const { fact, rule } of rules) {
      const hits = hitsOf(planEntry, rule);
      if (hits.length === 0) continue;
      const level = FINDING_LEVELS.find((one) => hits.some((hit) => hit.level === one)) ?? 'ask';
      list.add({
        rule: rule.id,
        level,
        fact,
        subject: planEntry.subject,
        words: `${fact.words}. ${planEntry.name} ${sentence(hits)}.`,
        source: rule.source,
        places: planEntry.places,
      });
    }
}
