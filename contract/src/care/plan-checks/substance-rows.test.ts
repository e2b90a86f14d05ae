import { describe, expect, it, test } from 'vitest';
import { knownOf, type Client } from './form-examples.ts';
import { checkPlans } from './check-plans.ts';
import { cited, levelOf } from './rule-rows.ts';
import { dose, eating, inputOf } from './plan-check-examples.ts';
import { DOSE_OF, FORM_OF, HARMLESS, ITEM_OF, LITTLE_OF } from './row-examples.ts';
import { SUBSTANCE_RULES, type SubstanceRule } from './substance-rules.ts';

type Plans = Pick<Parameters<typeof inputOf>[0], 'diet' | 'herbs' | 'before'>;
const found = (client: Client, plans: Plans) =>
  checkPlans(inputOf({ ...knownOf(client), ...plans })).findings;

const dosed = (rule: SubstanceRule, name: string): Plans => ({
  herbs: [dose(name, { [rule.slots?.[0] ?? 'morning']: 1 })],
});

interface Case {
  what: string;
  client: Client;
  plans: Plans;
}

/** The cases that a row must report, and those it must not, from the text of a form to the plan. */
function casesOf(rule: SubstanceRule): { alarms: Case[]; silences: Case[] } {
  const pairs = rule.with.filter(({ of }) => of.startsWith('substance:'));
  const people = rule.with.filter(({ of }) => !of.startsWith('substance:'));
  const alarms: Case[] = [];
  const silences: Case[] = [];
  for (const substance of rule.substances) {
    const name = DOSE_OF[substance] ?? `no example of ${substance}`;
    const plans = dosed(rule, name);
    for (const { of, meant = [], others = [] } of people) {
      const form = FORM_OF[of];
      const says: Client = meant[0] ? { rx: meant[0] } : (form?.says ?? {});
      alarms.push({ what: `${name} with ${JSON.stringify(says)}`, client: says, plans });
      const item = ITEM_OF[substance];
      if (item && !rule.slots && rule.from === undefined)
        alarms.push({ what: `${item} with ${of}`, client: says, plans: { diet: eating(item), before: [] } });
      silences.push({ what: `${name} without ${of}`, client: form?.denies ?? {}, plans });
      for (const other of others)
        silences.push({ what: `${name} with ${other}`, client: { rx: other }, plans });
      const little = LITTLE_OF[substance];
      if (rule.from !== undefined && little)
        silences.push({ what: `${little} with ${of}`, client: says, plans: dosed(rule, little) });
      if (rule.slots)
        silences.push({
          what: `${name} at dinner`,
          client: says,
          plans: { herbs: [dose(name, { dinner: 1 })] },
        });
      silences.push({
        what: `other things with ${of}`,
        client: says,
        plans: { diet: eating(...HARMLESS), before: [] },
      });
    }
    for (const { of } of pairs) {
      const other = DOSE_OF[of.slice(10)] ?? '';
      alarms.push({ what: `${name} and ${other}`, client: {}, plans: { herbs: [dose(name), dose(other)] } });
      silences.push({ what: `${name} alone`, client: {}, plans });
    }
    if (rule.with.length === 0) {
      alarms.push({ what: name, client: {}, plans });
      silences.push({ what: 'other things', client: {}, plans: { diet: eating(...HARMLESS), before: [] } });
    }
  }
  return { alarms, silences };
}

describe.each(SUBSTANCE_RULES.map((rule) => [`${rule.id} of ${rule.substances.join(', ')}`, rule] as const))(
  'the row %s',
  (_name, rule) => {
    const { alarms, silences } = casesOf(rule);

    it('has an example of each substance and of each fact, an alarm and a silent one', () => {
      expect(rule.substances.filter((substance) => !DOSE_OF[substance])).toEqual([]);
      const facts = rule.with.map(({ of }) => of).filter((of) => !of.startsWith('substance:'));
      expect(facts.filter((of) => !FORM_OF[of])).toEqual([]);
      expect(alarms.length).toBeGreaterThan(0);
      expect(silences.length).toBeGreaterThan(0);
      const amounts = rule.from === undefined ? [] : rule.substances;
      expect(amounts.filter((substance) => !LITTLE_OF[substance])).toEqual([]);
    });

    it('speaks from a form to a sentence', () => {
      const unsaid = alarms.filter(
        ({ client, plans }) =>
          !found(client, plans).some(
            ({ rule: id, level, words }) =>
              id === rule.id && level === levelOf(rule) && words.endsWith(`${rule.says} ${cited(rule)}.`),
          ),
      );
      expect(unsaid.map(({ what }) => what)).toEqual([]);
    });

    it('is silent where a form denies it, and of other things', () => {
      const wrong = silences.filter(({ client, plans }) =>
        found(client, plans).some(({ rule: id, words }) => id === rule.id && words.includes(rule.says)),
      );
      expect(wrong.map(({ what }) => what)).toEqual([]);
    });
  },
);

test.each<[string, Client, Plans, string]>([
  [
    'soya beside thyroxine',
    { rx: 'Thyronorm 50' },
    { diet: eating('Soya chunk sabzi'), before: [] },
    'ask: Thyronorm 50. Soya chunk sabzi: four hours apart (NHS).',
  ],
  [
    'cranberry juice beside warfarin',
    { rx: 'Warfarin 5 mg' },
    { diet: eating('Cranberry juice'), before: [] },
    'ask: Warfarin 5 mg. Cranberry juice: with care (NHS).',
  ],
  [
    'whey in kidney disease',
    { kco: 'CKD' },
    { herbs: [dose('Whey protein')] },
    'ask: Kidney disease (Medical History: “CKD”). Whey protein has protein powder: with care (KDIGO 2024).',
  ],
  [
    'honey for an infant',
    { age: 0 },
    { herbs: [dose('Sitopaladi', { notes: 'with honey', morning: 1 })] },
    'stop: Under 1 year (Personal Details). Sitopaladi has honey: advised against (NHS).',
  ],
  [
    'coffee for a child of 12',
    { age: 12 },
    { diet: eating('Cold coffee'), before: [] },
    'ask: Under 18 years (Personal Details). Cold coffee has caffeine: with care (EFSA 2015).',
  ],
  [
    'iron with tea in a diet',
    {},
    { herbs: [dose('Iron 40 mg')], diet: eating('Chai'), before: [] },
    'note: Iron 40 mg with Chai: iron and tea, an hour or two apart (NIH ODS).',
  ],
  [
    'iron that is taken with tea',
    {},
    { herbs: [dose('Iron 40 mg', { notes: 'with tea', morning: 1 })] },
    'note: Iron 40 mg is taken with tea, an hour or two apart (NIH ODS).',
  ],
])('%s is told', (_name, client, plans, said) => {
  expect(found(client, plans).map(({ level, words }) => `${level}: ${words}`)).toContain(said);
});
