// Writes docs/plan-checks.md: every row of the plan checks' tables, with its source, for the doctor in charge to sign.
import { labelOf } from '../contract/src/care/precautions/precaution-words.ts';
import { CONTENT_RULES } from '../contract/src/care/plan-checks/content-rules.ts';
import { DIET_RULES } from '../contract/src/care/plan-checks/diet-rules.ts';
import { ENERGY_RULES } from '../contract/src/care/plan-checks/energy-rules.ts';
import { FOOD_RULES, LACTOSE_RULE } from '../contract/src/care/plan-checks/food-rules.ts';
import { amountText } from '../contract/src/care/plan-checks/upper-level-checks.ts';
import { nutrientOf } from '../contract/src/care/plan-checks/nutrient-words.ts';
import { OTHER_FOOD_RULES } from '../contract/src/care/plan-checks/other-foods.ts';
import { LEAST_BMI, PLAN_RULES } from '../contract/src/care/plan-checks/plan-rules.ts';
import { levelOf } from '../contract/src/care/plan-checks/rule-rows.ts';
import { SUBSTANCE_RULES } from '../contract/src/care/plan-checks/substance-rules.ts';
import { STOPPED_RULE } from '../contract/src/care/plan-checks/stopped-checks.ts';
import { SAME_SUBSTANCE, SINGLE_DOSES, UPPER_LEVELS } from '../contract/src/care/plan-checks/upper-levels.ts';
import { FOLDER, vocabularyFiles } from './vocabulary-files.mjs';
import { writtenDocument } from './written-document.mjs';

const cell = (text) => String(text).replaceAll('|', '\\|').replaceAll('*', '\\*');
const table = (heads, rows) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');

const STATES_OF_SOURCES = {
  opened: 'opened',
  'not opened': 'not opened',
  doubtful: 'not opened; its sentences say so',
  ours: 'ours',
};
const sourceCells = (row) => [
  row.source,
  row.seen ? `opened: ${row.seen}` : STATES_OF_SOURCES[row.state],
  row.on ? 'on' : 'OFF',
];
const SOURCE_HEADS = ['Source', 'State', 'On'];

const wordFiles = table(
  ['File', 'Rows', 'SHA-256', 'Signature'],
  vocabularyFiles().map(({ place, rows, sum, signed }) => [`\`${place}\``, rows, `\`${sum}\``, signed]),
);

const levels = table(
  ['Substance', 'Of whom', 'Counts', 'Asks', 'Stops', ...SOURCE_HEADS],
  [...UPPER_LEVELS, ...SINGLE_DOSES.map((row) => ({ ...row, who: 'everybody' }))].map((row) => [
    nutrientOf(row.nutrient)?.label ?? row.nutrient,
    row.who,
    row.id === 'single-dose'
      ? 'what is taken at once, unless daily'
      : row.isByWeek
        ? 'the mean of the fullest week'
        : 'the fullest day',
    `${levelOf(row)} ${row.isReached ? 'from' : 'above'} ${amountText(row.nutrient, row.above)}`,
    row.stop
      ? `${row.stop.isReached ? 'from' : 'above'} ${amountText(row.nutrient, row.stop.micrograms)}`
      : '',
    ...sourceCells(row),
  ]),
);

/** Writes "medicine:aceArb & medicine:diuretic" for people to read. */
const oneOf = (code) => {
  if (code === 'bmi') return `BMI below ${LEAST_BMI}`;
  const [sort, name] = code.split(':');
  if (name === '*') return 'any medicine';
  return sort === 'substance' ? name : labelOf(sort, name);
};
const allOf = (codes) => codes.split(' & ').map(oneOf).join(' with ');
const whom = ({ with: people }) =>
  people.length === 0
    ? 'anybody'
    : people
        .map((one) =>
          typeof one === 'string'
            ? allOf(one)
            : allOf(one.of) + (one.meant ? ` (${one.meant.join(', ')})` : ''),
        )
        .join(', ');
const substances = table(
  ['Row', 'Substance', 'With', 'From, when', 'Level', 'Says', ...SOURCE_HEADS],
  SUBSTANCE_RULES.map((row) => [
    row.id,
    row.substances.join(', '),
    whom(row),
    [row.from ? amountText(row.substances[0], row.from) : '', (row.slots ?? []).join(', ')]
      .filter(Boolean)
      .join(', '),
    levelOf(row),
    row.says,
    ...sourceCells(row),
  ]),
);
const foods = table(
  ['Row', 'Foods', 'With', 'Portion', 'Level', ...SOURCE_HEADS],
  [
    ...FOOD_RULES.map((row) => [
      row.id,
      [...row.traits, ...row.contents].join(', '),
      [whom(row), row.otherwise.length > 0 ? `else ${whom({ with: row.otherwise })}` : '']
        .filter(Boolean)
        .join('; '),
      row.portion ? `${row.portion.nutrient} from ${row.portion.least}` : '',
      levelOf(row),
      ...sourceCells(row),
    ]),
    [
      LACTOSE_RULE.id,
      'not ghee, curd',
      oneOf('condition:lactose'),
      `lactose from ${LACTOSE_RULE.grams} g`,
      LACTOSE_RULE.level,
      ...sourceCells(LACTOSE_RULE),
    ],
  ],
);

const TRAIT_TEXTS = {
  fasting: () => 'a fasting day',
  fast: () => 'weight that falls fast',
  first: () => 'the first plan',
  deficit: () => 'less energy than a sedentary day takes',
  less: ({ percent }) => `${percent} % less energy than the plan before`,
  below: ({ nutrient, least }) => `a judged day below ${least} of ${nutrient}`,
  protein: ({ mostPerKg }) => `protein above ${mostPerKg} g/kg`,
};
const plans = table(
  ['Row', 'With', 'Plan', 'Level', ...SOURCE_HEADS],
  PLAN_RULES.map((row) => [
    row.id,
    whom(row),
    TRAIT_TEXTS[row.trait.of](row.trait),
    levelOf(row),
    ...sourceCells(row),
  ]),
);
const energy = table(
  ['Row', 'Below, kcal', 'Level', ...SOURCE_HEADS],
  Object.values(ENERGY_RULES).map((row) => [
    row.id,
    row.below ?? 'the person’s floor, or any',
    row.level,
    ...sourceCells(row),
  ]),
);
const diets = table(
  ['Diet or wish', 'Leaves out', ...SOURCE_HEADS],
  DIET_RULES.map((row) => [
    row.diet,
    row.leaves.map(({ what, level }) => `${what} (${level})`).join(', '),
    ...sourceCells(row),
  ]),
);
const others = table(
  ['Row', 'Level', ...SOURCE_HEADS],
  [...CONTENT_RULES, ...OTHER_FOOD_RULES, SAME_SUBSTANCE, STOPPED_RULE].map((row) => [
    row.id,
    levelOf(row),
    ...sourceCells(row),
  ]),
);

const text = `<!-- Written by \`npm run docs\` from the tables in contract/src/care and ${FOLDER}; nothing is changed here by hand. -->

# Rules of the planChecks, to be signed

What the planChecks stop, ask and note, row by row, for the doctor in charge. They are starting values. **State** says how a source stands: *opened* (and what it says), *not opened* (cited without the document at hand; on), or *ours* (the clinic's own value). Of the least sure every sentence says "(source not opened)", and it asks at least. A row is switched off only by a signature here; the change is then made in the table.

## 1. Contents

A content of an allergy stops, what may be in it asks. Coeliac disease reads gluten alike. Lines of the diet plan's “Take” are read as foods that may be eaten; “Avoid” is not eaten.

${others}

## 2. Diets

${diets}

## 3. Words

What forms, plans, journals and letters say is found by word lists, a file each. \`${FOLDER}/README.md\` says what each is for, and how it is signed; a file that was changed behind its signature says so here. Brands have where each was read beside them (decision 105).

${wordFiles}

## 4. Upper levels of doses, a day

A dose counts on the days on which it is taken, from today on; one that is taken as needed, daily.

${levels}

## 5. Substances

${substances}

## 6. Foods, and the plan as a whole

${foods}

${plans}

${energy}

The catalogue was held beside a public list of 255 Indian dishes with what is in them (\`indian_food.csv\`, in forty repositories; \`npm run dishes -- FILE\` counts). 254 are known by their names; "Biryani" alone may be with meat or without, and is asked of a vegetarian. Nothing is said only where the list itself is odd: it has chicken and almonds in Black rice, semolina in Mysore pak, bread or naan in Chicken Tikka and Chicken Tikka masala, an egg in Chicken Tikka, wheat in Bajri no rotlo, and soy sauce in Brown Rice. A vegetarian is warned of Bebinca, which it calls vegetarian beside its egg yolks, and asked of Naan, which may be kneaded with egg.

## Signature

I have read all rows. Rows that are switched off, or to be changed: \\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_

Name: \\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_

Date: \\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_

Signature: \\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_
`;

/** Writes the document, or says whether it is old; 0 when it is as the tables say. */
export function planChecksDocument(isCheck) {
  return writtenDocument('docs/plan-checks.md', text, isCheck);
}
