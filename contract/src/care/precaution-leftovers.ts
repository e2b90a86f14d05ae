import { wholeWords, wordList, type Span } from './table-words.ts';

export interface Rest {
  /** What nothing is known of, as it is written. */
  leftOver: string[];
  /** Nothing but the words themselves and "and": no "since", "known", "allergy". */
  isBare: boolean;
}

const CONNECTS = new Set(
  wordList('and, or, nor, also, to, from, of, the, a, an, und, aur, ane, और, या, અને, કે, से, થી, એ'),
);
const FILLS = new Set([
  ...CONNECTS,
  ...wordList(
    'with, in, for, since, on, at, by, has, have, having, had, is, am, are, was, i, my, me, very, any, all, both, some',
    'etc, other, yes, mild, severe, moderate, slight, slightly, chronic, strong, type, allergy, allergies, allergic',
    'intolerance, intolerant, sensitive, sensitivity, reaction, reactions, food, foods, item, items, product, products',
    'known, case, kco, history, h, o, c, k, year, years, yr, yrs, month, months, week, weeks, day, days, old, disease',
    'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, few, several, past, last, ago, about',
    'disorder, deficiency, problem, problems, issue, issues, condition, patient, ve, take, takes, taking, hai, he, che',
    'chhe, se, thi, ki, ka, ke, ko, ni, na, nu, ne, mane, mujhe, एलर्जी, एलर्जि, है, हैं, का, की, के, को, मुझे, एवं',
    'એલર્જી, છે, ની, નો, ના, નું, ને, મને',
  ),
]);

/** How medicines are taken. */
export const DOSE_WORDS = new Set(
  wordList(
    'mg, mcg, ug, ml, iu, gm, g, tab, tabs, tablet, tablets, cap, caps, capsule, capsules, inj, injection, syp, syrup',
    'od, bd, bid, tds, tid, qid, hs, sos, stat, once, twice, thrice, daily, weekly, morning, night, noon, afternoon',
    'evening, before, after, breakfast, lunch, dinner, empty, stomach, half, unit, units, dose, tds, medicine, medicines',
  ),
);

/** How people write of a diet. */
export const DIET_FILLS = new Set(
  wordList(
    'diet, eater, eats, eat, eating, home, cooked, homemade, made, normal, regular, routine, balanced, person, birth',
    'follows, follow, khata, khati, khate, khato, khay, leta, leti, खाता, खाती, ખાતા, ખાતી, ખાતો, ખાય, khorak, ahar, aahar, आहार, ખોરાક, આહાર',
  ),
);

/** In an allergy's field understood, and no food. */
export const NO_FOOD = wholeWords(
  wordList(
    'dust, dust mite, mite, pollen, penicillin, sulfa, sulpha, sulfa drug, aspirin, ibuprofen, nsaid, painkiller',
    'pain killer, antibiotic, amoxicillin, ciprofloxacin, paracetamol, drug, medicine, medication, pet, cat, dog, animal',
    'fur, feather, smoke, perfume, fragrance, latex, nickel, metal, mosquito, insect, bee sting, sunlight, weather',
    'seasonal, season, skin, धूल, दवा, दवाई, ધૂળ, દવા, dhul, dhool, dava, dawai',
  ),
);

/** In an illness's field understood, and no illness. */
export const NO_ILLNESS = wholeWords(wordList('sugar free, sugarfree, healthy, fit, well, ok, normal'));
export const PRESSURE_VALUE = /(?<!\p{L})bp\W*\d{2,3}\s*\/\s*\d{2,3}(?:\s*mm\s*hg)?/giu;

const TOKEN = /[\p{L}\p{M}\p{N}'’]+/gu;
/** "50", "50mcg", "2nd". */
const A_NUMBER = /^\p{N}+\p{L}{0,4}$/u;

/** What is left of a clause beside what was understood; runs of words are quoted together. */
export function restOf(text: string, understood: readonly Span[], fills: ReadonlySet<string>): Rest {
  const leftOver: string[] = [];
  let isBare = true;
  let run: Span | undefined;
  const end = () => {
    if (run) leftOver.push(text.slice(run.from, run.to));
    run = undefined;
  };
  for (const { 0: token, index: from } of text.matchAll(TOKEN)) {
    const to = from + token.length;
    const word = token.toLowerCase();
    if (understood.some((span) => span.from < to && from < span.to)) end();
    else if (CONNECTS.has(word)) continue;
    else if (FILLS.has(word) || fills.has(word) || A_NUMBER.test(token)) isBare = false;
    else run = { from: run?.from ?? from, to };
  }
  end();
  return { leftOver: [...new Set(leftOver)], isBare };
}
