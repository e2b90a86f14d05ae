import { contentLabel } from '../foods/food-tags.ts';
import type { FindingList } from './finding-list.ts';
import type { PlanEntry } from './plan-entry.ts';
import type { HealthFact } from './health-facts.ts';
import type { RuleRow } from './rule-rows.ts';

/** Rules of allergies and coeliac disease about contents; a content that is only possible asks. */
export const CONTENT_RULES = [
  {
    id: 'allergy',
    level: 'stop',
    source: 'FSSAI Labelling and Display Regulations 2020; EU 1169/2011',
    state: 'not opened',
    on: true,
  },
  { id: 'coeliac', level: 'stop', source: 'the clinic’s own', state: 'ours', on: true },
  { id: 'groundnut-oil', level: 'note', source: 'the clinic’s own', state: 'ours', on: true },
] as const satisfies readonly RuleRow[];
const [ALLERGY, COELIAC, OIL] = CONTENT_RULES;

function check(planEntry: PlanEntry, code: string, fact: HealthFact, rule: RuleRow, list: FindingList): void {
  const isSure = planEntry.contents.get(code);
  if (isSure === undefined || !rule.on) return;
  const what = contentLabel(code);
  const says = planEntry.vehicles.has(code) ? `is taken with ${what}` : `contains ${what}`;
  list.add({
    rule: rule.id,
    level: isSure ? rule.level : 'ask',
    fact,
    subject: planEntry.subject,
    words: `${fact.words}. ${planEntry.name} ${isSure ? says : `may contain ${what}`}.`,
    source: rule.source,
    places: planEntry.places,
  });
}

export function checkContents(
  planEntries: readonly PlanEntry[],
  facts: readonly HealthFact[],
  list: FindingList,
): void {
  const allergies = facts.filter(({ sort }) => sort === 'allergy');
  const coeliac = facts.find(({ sort, code }) => sort === 'condition' && code === 'coeliac');
  const peanut = allergies.find(({ code }) => code === 'peanut');
  for (const planEntry of planEntries) {
    for (const fact of allergies) check(planEntry, fact.code, fact, ALLERGY, list);
    if (coeliac) check(planEntry, 'gluten', coeliac, COELIAC, list);
    if (peanut && OIL.on && planEntry.hasGroundnutOil && planEntry.contents.get('peanut') !== true)
      list.add({
        rule: OIL.id,
        level: OIL.level,
        fact: peanut,
        subject: planEntry.subject,
        words: `${peanut.words}. ${planEntry.name} has groundnut oil.`,
        source: OIL.source,
        places: planEntry.places,
      });
  }
}
