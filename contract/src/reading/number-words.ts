import { composed } from './text.ts';

type WordTable = readonly (readonly [words: string, value: number])[];

const byWord = (table: WordTable): ReadonlyMap<string, number> =>
  new Map(
    table.flatMap(([words, value]) => words.split(', ').map((word) => [composed(word), value] as const)),
  );

/** Words for amounts of food in English, Hindi and Gujarati, also spelled in Latin letters. */
const WORDS: WordTable = [
  ['quarter, pav, pao, पाव, પા', 0.25],
  [
    'half, half a, half an, aadha, aadhi, aadhe, adha, adhi, adho, adhu, ardha, ardhi, ardho, ardhu, आधा, आधी, आधे, अर्ध, અડધો, અડધી, અડધું, અડધા, અર્ધી, અર્ધો, અર્ધું',
    0.5,
  ],
  ['three quarters, three quarter, paun, pona, poni, पौन, पौना, पौनी, પોણો, પોણી, પોણું', 0.75],
  ['one, a, an, ek, एक, એક', 1],
  ['sava, सवा, સવા', 1.25],
  ['dedh, dodh, डेढ़, डेढ, દોઢ', 1.5],
  ['two, do, be, दो, બે', 2],
  ['dhai, adhai, ढाई, अढ़ाई, અઢી', 2.5],
  ['three, teen, tran, तीन, ત્રણ', 3],
  ['four, char, chaar, चार, ચાર', 4],
  ['five, paanch, panch, पाँच, पांच, પાંચ', 5],
  ['six, chhah, chha, छह, छः, છ', 6],
  ['seven, saat, सात, સાત', 7],
  ['eight, aath, आठ, આઠ', 8],
  ['nine, nau, नौ, નવ', 9],
  ['ten, das, दस, દસ', 10],
];

const VALUES = byWord(WORDS);

/** Words that change the number behind them: "sade teen" is 3½, "sava do" 2¼, "paune do" 1¾. */
const BEFORE: WordTable = [
  ['sade, saade, sadha, साढ़े, साढे, સાડા', 0.5],
  ['sava, सवा, સવા', 0.25],
  ['paune, pone, पौने, પોણા', -0.25],
];
const ADDED = byWord(BEFORE);
const AND_A_HALF = / and (?:a )?half$/;

/** Reads one or two words as a number ("half", "one and a half", "અઢી", "साढ़े तीन"); undefined for any other text. */
export function numberInWords(text: string): number | undefined {
  const said = composed(text).toLowerCase();
  const value = VALUES.get(said);
  if (value !== undefined) return value;
  if (AND_A_HALF.test(said)) {
    const whole = wholeOf(said.replace(AND_A_HALF, ''));
    return whole === undefined ? undefined : whole + 0.5;
  }
  const [first = '', ...others] = said.split(' ');
  const added = ADDED.get(first);
  const whole = others.length === 1 ? wholeOf(others[0] ?? '') : undefined;
  return added === undefined || whole === undefined ? undefined : whole + added;
}

function wholeOf(text: string): number | undefined {
  const value = /^\d{1,3}$/.test(text) ? Number(text) : VALUES.get(text);
  return Number.isInteger(value) ? value : undefined;
}
