import type { DosageSlot } from '../../constants.ts';
import { wordList } from '../words/table-words.ts';
import type { FindingLevel } from './findings.ts';
import type { RuleRow, SourceState } from './rule-rows.ts';
import type { With } from './facts-of-rules.ts';

/** A substance of doses, juices and kadhas that certain people should not take. */
export interface SubstanceRule extends RuleRow {
  substances: readonly string[];
  /** Empty: it applies to every client, unless another rule about the substance applies to this one. */
  with: readonly With[];
  /** Micrograms a day from which a rule about a nutrient applies. */
  from?: number;
  /** The rule is only about doses at these times; left out: about all. */
  slots?: readonly DosageSlot[];
  /** The finding's words: "advised against". */
  says: string;
}

const CONDITIONS = wordList(
  'hypertension, heart, kidney, dialysis, liver, stones, gallstones, hypothyroid, hyperthyroid, autoimmune, ibd',
  'obstruction, thalassaemia, haemochromatosis, hypercalcaemia, hyperparathyroidism, sarcoidosis',
);
const STATES = wordList('expecting, under18, under1');
const sortOf = (code: string): string => {
  if (code.includes(':')) return code;
  if (CONDITIONS.includes(code)) return `condition:${code}`;
  return `${STATES.includes(code) ? 'state' : 'medicine'}:${code}`;
};
const whom = (text: string): With[] => wordList(text).map((code) => ({ of: sortOf(code) }));

const SAYS: Record<FindingLevel, string> = { stop: 'advised against', ask: 'with care', note: 'to be known' };

interface More extends Partial<Pick<SubstanceRule, 'from' | 'slots' | 'says'>> {
  id?: string;
  state?: SourceState;
  also?: readonly With[];
}
const row = (
  substances: string,
  level: FindingLevel,
  people: string,
  source: string,
  { id, state = 'not opened', also = [], ...more }: More = {},
): SubstanceRule => ({
  id: id ?? `${wordList(substances)[0] ?? ''}-${level}`,
  substances: wordList(substances),
  with: [...(people === '' ? [] : whom(people)), ...also],
  level,
  source,
  state,
  on: true,
  says: SAYS[level],
  ...more,
});

const DIABETES_MEDICINES = 'insulinSulfonylurea, metformin, sglt2, glp1, otherDiabetes';
const PRESSURE_MEDICINES = 'antihypertensive, aceArb, blocker';
/** Guggul interacts with only two of the beta blockers. */
const TWO_BLOCKERS: With = {
  of: 'medicine:blocker',
  others: wordList('metoprolol, verapamil, nifedipine'),
  meant: wordList('propranolol, diltiazem'),
};
const ODS = 'NIH ODS';
const SUPERVISED = 'to be taken under medical supervision';
const doubtful = { state: 'doubtful' } as const;

export const SUBSTANCE_RULES: readonly SubstanceRule[] = [
  row(
    'liquorice',
    'stop',
    `hypertension, heart, kidney, dialysis, liver, ${PRESSURE_MEDICINES}, diuretic, digoxin, steroid, substance:senna, expecting`,
    'EMA/HMPC/571119/2010',
  ),
  row(
    'senna',
    'stop',
    'expecting, ibd, obstruction, kidney, dialysis, digoxin, diuretic, steroid',
    'EMA/HMPC/625849/2015',
  ),
  row('aloe', 'stop', 'expecting', 'EMA Aloe', doubtful),
  row('aloe', 'ask', 'digoxin, diuretic, kidney, dialysis', 'EMA Aloe', doubtful),
  row('ashwagandha', 'stop', 'expecting', 'WHO vol. 4, Radix Withaniae', { id: 'ashwagandha-expecting' }),
  row('ashwagandha', 'stop', 'liver', 'NCCIH, LiverTox'),
  row(
    'ashwagandha',
    'ask',
    `hypothyroid, hyperthyroid, levothyroxine, sedative, anticonvulsant, immunosuppressant, autoimmune, ${DIABETES_MEDICINES}, ${PRESSURE_MEDICINES}`,
    'NCCIH, LiverTox',
  ),
  row('giloy', 'stop', 'liver, autoimmune', 'J Clin Exp Hepatol 2021;11:732; Hepatol Commun 2022'),
  row(
    'giloy',
    'ask',
    `immunosuppressant, ${DIABETES_MEDICINES}`,
    'J Clin Exp Hepatol 2021;11:732; Hepatol Commun 2022',
  ),
  row('guggul', 'stop', 'expecting', 'WHO vol. 3', doubtful),
  row('guggul', 'ask', 'hyperthyroid, levothyroxine', 'WHO vol. 3', { ...doubtful, also: [TWO_BLOCKERS] }),
  row('curcumin', 'ask', 'gallstones', 'EMA Curcuma longa', doubtful),
  row('curcumin', 'ask', 'anticoagulant, liver', 'EMA Curcuma longa; Am J Med 2023;136:200', {
    ...doubtful,
    id: 'curcumin-medicines',
  }),
  row('garlic, ginger, fishOil, ginkgo', 'ask', 'anticoagulant, antiplatelet', 'EMA, NIH ODS', {
    ...doubtful,
    id: 'bleeding',
  }),
  row('vitaminE', 'ask', 'anticoagulant, antiplatelet', 'EMA, NIH ODS', {
    ...doubtful,
    id: 'vitaminE-bleeding',
    from: (400 / 1.5) * 1000,
  }),
  row('vitaminK', 'stop', 'anticoagulant', ODS),
  row('methi, gudmar, karela, jamun, vijaysar', 'ask', 'insulinSulfonylurea', 'EMA/HMPC/146221/2010', {
    id: 'lower-sugar',
  }),
  row('methi', 'ask', 'expecting', 'EMA/HMPC/146221/2010', { id: 'methi-expecting' }),
  row('isabgol', 'stop', 'obstruction', 'EMA Plantago ovata'),
  row('isabgol', 'note', 'medicine:*', 'EMA Plantago ovata', { says: 'half an hour to an hour apart' }),
  row('neem', 'stop', 'expecting', 'WHO vol. 3', doubtful),
  row('triphala, haritaki', 'ask', 'expecting', 'Bhavaprakasha', doubtful),
  row('bhasma', 'stop', 'expecting, kidney, dialysis, under18', 'Drugs Rules 1945, rule 161(2)'),
  row('bhasma', 'note', '', 'Drugs Rules 1945, rule 161(2)', { says: SUPERVISED }),
  row('scheduleE1', 'stop', 'expecting, under18, heart', 'Schedule E(1)', { says: 'advised against' }),
  row('scheduleE1', 'ask', '', 'Schedule E(1)', { says: SUPERVISED }),
  row('greenTeaExtract, garcinia', 'stop', 'liver', 'EFSA 2018; LiverTox', doubtful),
  row('calcium, iron, magnesium, zinc', 'ask', 'levothyroxine', ODS, {
    id: 'apart-thyroxine',
    slots: ['onRising', 'morning'],
    says: 'four hours apart',
  }),
  row('calcium, iron, magnesium, zinc', 'ask', 'binding', ODS, { id: 'apart-binding', says: 'apart' }),
  row('iron', 'stop', 'thalassaemia, haemochromatosis', ODS),
  row('vitaminD, calcium', 'stop', 'hypercalcaemia, hyperparathyroidism, sarcoidosis', ODS),
  row('vitaminC', 'ask', 'stones, kidney, dialysis', ODS, { from: 1_000_000 }),
  row('redYeastRice', 'ask', 'statin, liver', 'NCCIH', doubtful),
  row('mucuna', 'ask', 'levodopa, maoi', 'no source named', doubtful),
  row('magnesium, potassium, saltSubstitute', 'stop', 'kidney, dialysis', ODS),
  row('potassium, saltSubstitute', 'stop', 'aceArb', ODS, {
    id: 'potassium-medicines',
    also: [{ of: 'medicine:potassiumSparing' }],
  }),
  row('cranberry, pomegranate', 'ask', 'anticoagulant', 'NHS', { id: 'juice-warfarin' }),
  row('ginseng, greenTeaExtract, methi, liquorice', 'ask', 'anticoagulant', 'NCCIH', {
    ...doubtful,
    id: 'herbs-warfarin',
  }),
  row('curcumin, ginseng, guggul', 'ask', 'antiplatelet', 'NCCIH', { ...doubtful, id: 'herbs-aspirin' }),
  row('guggul', 'ask', 'anticoagulant', 'WHO vol. 3', { ...doubtful, id: 'guggul-warfarin' }),
  row(
    'stJohnsWort',
    'stop',
    'antidepressant, maoi, anticoagulant, contraceptive, digoxin, immunosuppressant, anticonvulsant, levothyroxine',
    'EMA/HMPC/7695/2021',
  ),
  row('fiveHtp', 'stop', 'antidepressant, maoi', 'NCCIH', { id: 'fiveHtp-antidepressant' }),
  row('ashwagandha, saffron, ginseng', 'ask', 'antidepressant, maoi', 'NCCIH', {
    ...doubtful,
    id: 'herbs-antidepressant',
  }),
  row('soya', 'ask', 'levothyroxine', 'NHS', { id: 'soya-thyroxine', says: 'four hours apart' }),
  row('proteinPowder, creatine', 'ask', 'kidney, dialysis', 'KDIGO 2024', { id: 'protein-kidney' }),
  row('noni, giloy, ashwagandha, greenTeaExtract, garcinia', 'ask', 'kidney, dialysis', 'NKF', {
    ...doubtful,
    id: 'herbs-kidney',
  }),
  row('honey', 'stop', 'under1', 'NHS', { id: 'honey-infant' }),
  row('caffeine', 'ask', 'under18', 'EFSA 2015', { id: 'caffeine-child' }),
  row(
    'senna, aloe, ashwagandha, guggul, ginkgo, ginseng, stJohnsWort, fiveHtp, neem, gudmar, vijaysar, greenTeaExtract, garcinia, redYeastRice, mucuna',
    'ask',
    'under18',
    'EMA/HMPC monographs',
    { id: 'herbs-child' },
  ),
  row('iron', 'note', '', ODS, {
    id: 'iron-tea',
    also: [{ of: 'substance:tea' }],
    says: 'an hour or two apart',
  }),
  row('biotin', 'note', 'hypothyroid, hyperthyroid, levothyroxine', 'FDA 2019', {
    ...doubtful,
    from: 5000,
    says: 'tell the laboratory before TSH is measured',
  }),
];
