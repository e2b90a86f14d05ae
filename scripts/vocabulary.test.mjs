import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSignatures, signedWords, vocabularyTexts } from './vocabulary-files.mjs';
import { modulesOf } from './vocabulary-modules.mjs';
import { readVocabulary } from './vocabulary-reader.mjs';

const texts = vocabularyTexts();
/** Returns the problems of the word lists when a row is added to a file. */
const saidOf = (file, ...rows) =>
  readVocabulary({ ...texts, [file]: `${texts[file]}${rows.join('\n')}\n` }).problems;
const rowBehind = (file, more = 0) => texts[file].trimEnd().split('\n').length + 1 + more;

/** File, row, and the problem that is reported for it. */
const REFUSED = [
  ['traits', 'unheardOf,words,,word,,', 'has the code “unheardOf”, which labels.csv does not have'],
  ['traits', ',words,,word,,', 'has an empty cell: it needs a code and a use'],
  ['traits', 'sugary,,,word,,', 'has an empty cell: it needs a code and a use'],
  ['traits', 'sugary,may,,,,', 'has an empty cell: it needs words'],
  ['traits', 'sugary,may,,one; ; two,,', 'has an empty word in the column latin'],
  ['traits', 'sugary,sometimes,,word,,', 'has the use “sometimes”, which no reader knows'],
  ['negations', 'pre,words,,word,,', 'has the use “words”, which no reader knows'],
  ['traits', 'sugary,words,,toffee,,', 'has “words” of “sugary” a second time'],
  ['traits', 'sugary,may,,toffee; toffee,,', 'has the word “toffee” twice'],
  ['diets', 'mixed,may,,ghee,,', undefined],
  ['traits', 'sugary,may,,साखर,,', 'has “साखर” in the column latin, which is of another script'],
  ['traits', 'sugary,may,,,ખાંડ,', 'has “ખાંડ” in the column hindi, which is of another script'],
  ['traits', 'sugary,may,,,,toffee', 'has “toffee” in the column gujarati, which is of another script'],
  ['traits', 'sugary,may,,(toffee),,', 'has “(toffee)”, of which its reader does not take every sign'],
  ['traits', 'sugary,may,,toff*,,', 'has “toff*”, of which its reader does not take every sign'],
  ['traits', 'sugary,may,,Toffee,,', 'has “Toffee”, which is not in small, composed letters'],
  ['traits', 'sugary,may,no-such,,,', 'shares the list “no-such”, which no file has'],
  ['leftovers', 'own,list,fills,,,', 'shares the list “fills”, which shares others itself'],
  [
    'leftovers',
    'no food,list,,word,,',
    'names its list “no food”, which is not in small letters and hyphens',
  ],
  ['traits', 'fast,list,,word,,', 'has the list “fast”, which stands in food-lists.csv'],
  ['dangers', 'chest,apart,,word,,', 'has the use “apart”, which no reader knows'],
  ['labels', 'traits,sugary,sugary,,yes', 'has the code “sugary” a second time'],
  ['labels', 'traits,sour,,,yes', 'has an empty cell: it needs a code and a label'],
  ['labels', 'clauses,yes,Yes,,yes', 'is of the table “clauses”, which has no labels'],
  ['labels', 'traits,sour,sour,,perhaps', 'is switched neither on (yes) nor off (no)'],
];
for (const [file, row, said] of REFUSED)
  test(`"${row}" in ${file}.csv ${said ?? 'is taken'}`, () => {
    const problems = said ? [`Row ${rowBehind(file)} of ${file}.csv ${said}.`] : [];
    assert.deepEqual(saidOf(file, row), problems);
  });

test('a word that its reader takes for one code is refused under a second', () => {
  const [row] = saidOf('labels', 'families,besan,besan,,yes');
  assert.equal(row, undefined);
  const both = readVocabulary({
    ...texts,
    labels: `${texts.labels}families,besan,besan,,yes\n`,
    families: `${texts.families}besan,words,,besan,,\n`,
  });
  assert.deepEqual(both.problems, [
    `Row ${rowBehind('families')} of families.csv has “besan”, which is of “chickpea”, too: its reader takes one.`,
  ]);
});

test('other columns and cells beyond them are refused', () => {
  assert.deepEqual(readVocabulary({ ...texts, states: 'code,words\n' }).problems, [
    'states.csv has other columns than code, use, shared, latin, hindi, gujarati.',
  ]);
  assert.deepEqual(saidOf('states', 'expecting,may,,one,,,,'), [
    `Row ${rowBehind('states')} of states.csv has more cells than columns.`,
  ]);
});

test('a half of a pair is refused', () => {
  const read = readVocabulary({ ...texts, traits: `${texts.traits}sugary,of 2,,karela,,\n` });
  assert.throws(() => modulesOf(read), /^Error: Row \d+ of traits\.csv has no “made 2”\.$/);
});

test('a list is named where it is shared, and a product of lists is written out', () => {
  const { 'traits.ts': traits, 'contents.ts': contents } = modulesOf(readVocabulary(texts));
  assert.match(traits, /code: "fasting", label: "fasting", words: \[\.\.\.FAST, "fast"\], except: NO_FAST,/);
  assert.match(contents, /"khari sing", "khari shing"/);
});

const [OLD, NEW] = ['a'.repeat(64), 'b'.repeat(64)];
const signed = (...rows) => readSignatures(['name,registration,date,file,sha256', ...rows].join('\n'));

test('a file is signed, not signed yet, or changed since', () => {
  const signatures = signed(`Dr A,G-1,2026-12-01,dangers,${OLD}`);
  assert.equal(signedWords('traits', OLD, signatures), 'not signed yet');
  assert.equal(signedWords('dangers', OLD, signatures), 'signed on 2026-12-01 by Dr A (G-1)');
  assert.equal(signedWords('dangers', NEW, signatures), 'changed since signed on 2026-12-01 by Dr A (G-1)');
  const again = signed(`Dr A,G-1,2026-12-01,dangers,${OLD}`, `Dr B,G-2,2026-12-05,dangers,${NEW}`);
  assert.equal(signedWords('dangers', NEW, again), 'signed on 2026-12-05 by Dr B (G-2)');
});

for (const row of [
  `,G-1,2026-12-01,dangers,${OLD}`,
  `Dr A,,2026-12-01,dangers,${OLD}`,
  `Dr A,G-1,1/12/2026,dangers,${OLD}`,
  `Dr A,G-1,2026-12-01,danger,${OLD}`,
  'Dr A,G-1,2026-12-01,dangers,abc',
])
  test(`the signature "${row.slice(0, 40)}" is refused`, () => {
    assert.throws(() => signed(row), /^Error: Row 2 of signed\.csv needs a name, a registration number,/);
  });
