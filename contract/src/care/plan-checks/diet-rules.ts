import { listed } from '../../platform/listed.ts';
import type { FindingLevel } from './findings.ts';
import type { RuleRow } from './rule-rows.ts';

/** A diet and what it leaves out: contents of foods, animals, and words of the vocabulary (`avoided`, `meats`). */
export interface DietRule extends RuleRow {
  /** Code of the diet or wish. */
  diet: string;
  leaves: readonly { what: string; level: FindingLevel }[];
}

const CLINIC = 'the clinic’s own';
const stop = (...all: string[]) => all.map((what) => ({ what, level: 'stop' as const }));
const ask = (...all: string[]) => all.map((what) => ({ what, level: 'ask' as const }));
const rule = (diet: string, ...leaves: DietRule['leaves'][]): DietRule => ({
  id: 'diet',
  level: 'stop',
  diet,
  leaves: leaves.flat(),
  source: CLINIC,
  state: 'ours',
  on: true,
});

/** Rules of all diets; "eats everything" and fasting days leave out nothing. */
export const DIET_RULES: readonly DietRule[] = [
  rule('vegan', stop('milk', 'egg', 'meat', 'honey', 'not vegan'), ask('shell')),
  rule('vegetarian', stop('egg', 'meat'), ask('shell')),
  rule('egg', stop('meat')),
  rule(
    'jain',
    stop('egg', 'meat', 'onion', 'garlic', 'root', 'potato', 'ginger', 'honey', 'ghee vehicle'),
    ask('brinjal', 'mushroom', 'fig', 'shell'),
  ),
  rule('swaminarayan', stop('egg', 'meat', 'onion', 'garlic'), ask('hing', 'shell')),
  rule('no-onion', stop('onion')),
  rule('no-garlic', stop('garlic')),
  rule('no-root', stop('root', 'potato', 'ginger', 'onion', 'garlic')),
  rule('no-potato', stop('potato')),
  rule('no-ginger', stop('ginger')),
  rule('no-brinjal', stop('brinjal')),
  rule('no-mushroom', stop('mushroom')),
  rule('no-egg', stop('egg')),
  rule('no-meat', stop('meat')),
  rule('no-chicken', stop('chicken')),
  rule('no-fish', stop('fish')),
  rule('no-beef', stop('beef')),
  rule('no-pork', stop('pork')),
  rule('no-milk', stop('milk')),
  rule('no-honey', stop('honey')),
];

/** Words a list: "contains onion and garlic". */
export const saysOf = (verb: string, whats: readonly string[]): string[] =>
  whats.length === 0 ? [] : [`${verb} ${listed(whats)}`];
