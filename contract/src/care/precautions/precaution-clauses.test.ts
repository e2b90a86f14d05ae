import { describe, expect, it, test } from 'vitest';
import { clausesOf, quoted, quotedAround, type Clause } from './precaution-clauses.ts';
import { spansOf, wholeWords } from '../words/table-words.ts';

const textsOf = (...args: Parameters<typeof clausesOf>) => clausesOf(...args).map(({ text }) => text);

describe('a clause ends', () => {
  test.each<[string, string, string[]]>([
    ['at a semicolon', 'DM; HTN', ['DM', 'HTN']],
    ['at a line’s end', 'DM\nHTN\rCKD', ['DM', 'HTN', 'CKD']],
    ['at the signs of Hindi and Gujarati', 'DM। HTN॥ CKD', ['DM', 'HTN', 'CKD']],
    ['at bullets and strokes', '• DM • HTN | CKD', ['DM', 'HTN', 'CKD']],
    ['at a point', 'DM.HTN', ['DM', 'HTN']],
    ['at a point behind a number', 'Hb 9. DM', ['Hb 9', 'DM']],
    ['at a point before a number', 'DM since .5', ['DM since', '5']],
    ['not at the point of a number', 'Thyronorm 62.5 mcg', ['Thyronorm 62.5 mcg']],
    ['at a comma', 'DM,HTN', ['DM', 'HTN']],
    ['at a comma behind a number', 'grade 2, HTN', ['grade 2', 'HTN']],
    ['at a comma before a number', 'HTN,2 years', ['HTN', '2 years']],
    ['not at the comma of a number', 'D3 1,000 IU', ['D3 1,000 IU']],
    ['at the commas of other scripts', 'DM، HTN，CKD、TB', ['DM', 'HTN', 'CKD', 'TB']],
    ['at a turn of speech', 'No egg but milk', ['No egg', 'milk']],
    ['not at the points of letters', 'K.C.O. DM and H.T.N', ['KCO DM and HTN']],
    ['not at the only point of two letters', 'D.M since 2010', ['DM since 2010']],
    ['at a point between a letter and a word', 'x.DM', ['x', 'DM']],
    ['at a point between a word and a letter', 'DM.x', ['DM', 'x']],
    ['with no blanks and joiners that nobody sees', ' DM \u200d and  HTN ', ['DM and HTN']],
    ['and is none of signs alone', '- ; (, ..., DM', ['DM']],
  ])('%s: "%s" is %j', (_where, text, said) => {
    expect(textsOf(text)).toEqual(said);
  });
});

describe('behind a negation', () => {
  test.each<[string, string, string[]]>([
    ['a dash begins another clause', 'No drug allergy - peanut', ['No drug allergy', 'peanut']],
    ['a long dash, too', 'No drug allergy – peanut', ['No drug allergy', 'peanut']],
    ['two dashes, too', 'No drug allergy -- peanut', ['No drug allergy', 'peanut']],
    ['a bracket, too', 'No allergies (peanut)', ['No allergies', 'peanut']],
    ['a colon, too', 'No allergy: peanut', ['No allergy', 'peanut']],
    ['a hyphen does not', 'no-egg diet', ['no-egg diet']],
    ['nothing behind a dash is no clause', 'No egg -', ['No egg']],
    ['one dash does', 'No egg - dust - fish', ['No egg', 'dust - fish']],
    ['a second negation belongs to it', 'No egg - not even a little', ['No egg - not even a little']],
    ['a negation that stands behind a colon is an answer', 'Peanut: no', ['Peanut: no']],
    ['without one, a dash only explains', 'Peanut - roasted', ['Peanut - roasted']],
  ])('%s: "%s" is %j', (_what, text, said) => {
    expect(textsOf(text)).toEqual(said);
  });
});

test.each<[string, string[]]>([
  ['"DM"', ['DM']],
  ['[DM]', ['DM']],
  ['* DM *', ['DM']],
  ['DM (since 2010)', ['DM (since 2010)']],
  ['DM (since 2010', ['DM since 2010']],
  ['DM since 2010)', ['DM since 2010']],
  ['DM+', ['DM+']],
  ['LVEF 40%', ['LVEF 40%']],
  ['?DM?', ['?DM?']],
  ['મગફળી!', ['મગફળી']],
  ['~મી~', ['મી']],
])('signs at the ends of %s that say nothing are left out', (text, said) => {
  expect(textsOf(text)).toEqual(said);
});

describe('a clause says', () => {
  test.each<[Clause['says'], string[]]>([
    [
      'something',
      ['DM', 'peanut na', 'novel food', 'Lactating mother', 'breast-feeding mother', 'new mothers'],
    ],
    ['something', ['breast feeding mother', 'breastfeeding mother', 'nursing mother', 'expecting mother']],
    ['nothing', ['No DM', 'DM(-)', 'DM -ve', 'NKDA', 'cannot eat egg', "doesn't eat egg", 'Doesn’t eat egg']],
    ['nothing', ['na', 'N/A', 'Naa', 'nai', 'ना', 'ના', 'non-diabetic']],
    ['something', ["ain'tree dust", 'nonsense', 'n/a/b']],
    ['of others', ['Mother DM', 'Father not diabetic', 'family history of DM', 'Mother: no DM']],
    ['of others', ['mother of a lactating mother', 'renew mother']],
    ['denied', ['No family history of DM']],
    ['unclear', ['DM?', 'outgrown egg allergy', 'No DM?', 'Father DM?']],
    [
      'unclear',
      ['Can rule him out for DM', 'rules her out', 'ruled them out', 'rule the patient out for DM'],
    ],
    ['something', ['rule of them out', 'overrule him out', 'rule him outside']],
    [
      'unclear',
      ['singdana no problem che', 'singdana no problem chhe', 'singdana no gas thay', 'dudh no gas thaay'],
    ],
    ['unclear', ['dahi no kaf aave']],
    ['nothing', ['no problem chhe', 'peanut no cheese', 'peanut no ache', 'peanut no gas']],
  ])('%s: %j', (says, texts) => {
    expect(texts.map((text) => clausesOf(text).map((clause) => clause.says))).toEqual(
      texts.map(() => [says]),
    );
  });
});

/** Writes clauses with T when they end an earlier negation, and with G when it continues behind a comma. */
const marked = (...args: Parameters<typeof clausesOf>) =>
  clausesOf(...args).map(({ text, turns, goesOn }) => `${text}${turns ? ' T' : ''}${goesOn ? ' G' : ''}`);

test.each<[string, string[]]>([
  ['No egg, milk, fish', ['No egg', 'milk G', 'fish G']],
  ['No egg; milk', ['No egg', 'milk']],
  ['No egg but milk, fish', ['No egg', 'milk T', 'fish G']],
  ['except egg', ['egg T']],
  ['No egg - milk, fish', ['No egg', 'milk', 'fish G']],
])('what goes on of "%s": %j', (text, said) => {
  expect(marked(text)).toEqual(said);
});

describe('where words are known', () => {
  const words = wholeWords(['peanut', 'cashew', 'milk', 'dm', 'htn']);
  const find = (text: string) => spansOf(words, text);

  test.each<[string, string, string[]]>([
    ['"par" ends a clause behind a negation', 'Peanut nahi par cashew hai', ['Peanut nahi', 'cashew hai T']],
    ['each does', 'Peanut nahi par milk nahi lekin cashew', ['Peanut nahi', 'milk nahi T', 'cashew T']],
    ['also a later one', 'Dust par peanut nahi lekin cashew', ['Dust par peanut nahi', 'cashew T']],
    ['not without a negation before', 'Peanut par cashew', ['Peanut par cashew']],
    ['not without a known word behind', 'Peanut nahi par dust', ['Peanut nahi par dust']],
    ['a list behind it goes on', 'Peanut nahi par cashew, milk', ['Peanut nahi', 'cashew T', 'milk G']],
    ['answers stand for themselves', 'DM: no HTN: yes', ['DM: no', 'HTN: yes']],
    ['sentences do', 'Dust, DM nahi hai HTN hai', ['Dust', 'DM nahi hai G', 'HTN hai G']],
  ])('%s: "%s" is %j', (_what, text, said) => {
    expect(marked(text, { find, hasSoftTurns: true })).toEqual(said);
  });

  it('"pan" is a medicine among medicines', () => {
    expect(textsOf('No DM pan milk', { find, hasSoftTurns: false })).toEqual(['No DM pan milk']);
  });
});

describe('a quote', () => {
  const long = (text: string, length: number) => text.repeat(length).slice(0, length);

  it('of 200 letters is whole, a longer one is cut', () => {
    expect(quoted(long('x', 200))).toBe(long('x', 200));
    expect(quoted(long('x', 201))).toBe(`${long('x', 199)}…`);
  });

  it('is cut behind a word and never within a sign', () => {
    expect(quoted(`${long('x', 198)} ${long('y', 9)}`)).toBe(`${long('x', 198)}…`);
    expect(quoted(`${long('x', 198)}🥜${long('y', 9)}`)).toBe(`${long('x', 198)}…`);
    expect(quoted(`${long('x', 197)}🥜${long('y', 9)}`)).toBe(`${long('x', 197)}🥜…`);
  });

  const before = (length: number) => `${long('sneezing ', length)}peanut ${long('and more ', 200)}`.trim();

  it.each([
    ['a short text stands whole', `${long('sneezing ', 150)}peanut`, 150, `${long('sneezing ', 150)}peanut`],
    ['one of 200 letters, too', long('sneezing ', 200), 150, long('sneezing ', 200)],
    ['80 letters before its word stay', before(80), 80, `${before(80).slice(0, 199).trimEnd()}…`],
    [
      'of more the last words before it stay',
      before(180),
      180,
      `…${before(180).slice(108)}`.slice(0, 199).trimEnd().concat('…'),
    ],
    ['a word without an end begins at its start', long('x', 300), 250, `${long('x', 199)}…`],
    ['and so before its word', `${long('x', 300)} peanut`, 90, `${long('x', 199)}…`],
  ])('around a word: %s', (_what, text, from, said) => {
    expect(quotedAround(text, from)).toBe(said);
  });
});
