import { contentLabel } from '../foods/food-tags.ts';
import type { FindingList } from './finding-list.ts';
import type { Held } from './examined.ts';
import type { RailFact } from './health-facts.ts';
import type { RailRow } from './rule-rows.ts';

/** What an allergy and coeliac disease say of contents; what may be in a food asks (specification 8, tables, section 1). */
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
] as const satisfies readonly RailRow[];
const [ALLERGY, COELIAC, OIL] = CONTENT_RULES;

function check(held: Held, code: string, fact: RailFact, rule: RailRow, list: FindingList): void {
  const isSure = held.contents.get(code);
  if (isSure === undefined || !rule.on) return;
  const what = contentLabel(code);
  const says = held.vehicles.has(code) ? `is taken with ${what}` : `contains ${what}`;
  list.add({
    rule: rule.id,
    level: isSure ? rule.level : 'ask',
    fact,
    subject: held.subject,
    words: `${fact.words}. ${held.name} ${isSure ? says : `may contain ${what}`}.`,
    source: rule.source,
    places: held.places,
  });
}

export function checkContents(helds: readonly Held[], facts: readonly RailFact[], list: FindingList): void {
  const allergies = facts.filter(({ sort }) => sort === 'allergy');
  const coeliac = facts.find(({ sort, code }) => sort === 'condition' && code === 'coeliac');
  const peanut = allergies.find(({ code }) => code === 'peanut');
  for (const held of helds) {
    for (const fact of allergies) check(held, fact.code, fact, ALLERGY, list);
    if (coeliac) check(held, 'gluten', coeliac, COELIAC, list);
    if (peanut && OIL.on && held.hasGroundnutOil && held.contents.get('peanut') !== true)
      list.add({
        rule: OIL.id,
        level: OIL.level,
        fact: peanut,
        subject: held.subject,
        words: `${peanut.words}. ${held.name} has groundnut oil.`,
        source: OIL.source,
        places: held.places,
      });
  }
}
