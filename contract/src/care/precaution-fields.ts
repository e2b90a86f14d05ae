import type { Sex } from './body-derived.ts';
import { clausesOf, isIn, quoted, type Clause } from './precaution-clauses.ts';
import { DOSE_WORDS, NO_FOOD, NO_ILLNESS, PRESSURE_VALUE, restOf } from './precaution-leftovers.ts';
import { CONDITIONS, MEDICINES, STATES, type PrecautionSort } from './precaution-words.ts';
import type { PrecautionSource, PrecautionsReading, ReadFact } from './precaution-facts.ts';
import { CONTENTS } from './food-words.ts';
import { spansOf, wholeWords, wordFinder, wordList, type FoundWord, type WordRow } from './table-words.ts';

type SortedRow = WordRow & { sort: PrecautionSort };

/** How one kind of field is read. */
interface FieldKind {
  find: (text: string) => FoundWord<SortedRow>[];
  /** Understood, and no fact. */
  understood: readonly (RegExp | undefined)[];
  fills: ReadonlySet<string>;
  /** A bare word after "No …,": in allergies it is read and asks, elsewhere it is not checked. */
  bareIsRead?: true;
  /** With a negation it says that something is not borne: "cannot eat". */
  notBorne?: RegExp | undefined;
  /** Free text about anything: words that are left over are no question. */
  isFree?: true;
}

const rows = (sort: PrecautionSort, table: readonly WordRow[]): SortedRow[] =>
  table.map((row) => ({ ...row, sort }));
const NONE: ReadonlySet<string> = new Set();
const IN_ALLERGIES = new Set(['lactose', 'coeliac', 'g6pd']);

const ALLERGIES: FieldKind = {
  find: wordFinder([
    ...rows('allergy', CONTENTS),
    ...rows(
      'condition',
      CONDITIONS.filter(({ code }) => IN_ALLERGIES.has(code)),
    ),
  ]),
  understood: [NO_FOOD],
  fills: NONE,
  bareIsRead: true,
  notBorne: wholeWords(
    wordList(
      'tolerate, tolerated, digest, digested, suit, suited, suitable, eat, eaten, drink, able, can, cannot, stand',
      'pachta, pachti, pachtu, pachtun, khata, khati, khate, khatu, khata, pita, pite, favtu, fave, sahan, पचता, पचती',
      'खाता, खाती, खाते, पीता, पीती, સહન, પચતું, પચતુ, પચતી, ખાતા, ખાતી, ખાતો, પીતા, ફાવતું, ફાવે',
    ),
  ),
};
const ILLNESSES: FieldKind = {
  find: wordFinder([...rows('condition', CONDITIONS), ...rows('state', STATES)]),
  understood: [NO_ILLNESS, PRESSURE_VALUE],
  fills: NONE,
};
const MEDICATION: FieldKind = {
  find: wordFinder(rows('medicine', MEDICINES)),
  understood: [],
  fills: DOSE_WORDS,
};
const FREE: FieldKind = {
  find: wordFinder(rows('state', STATES)),
  understood: [],
  fills: NONE,
  isFree: true,
};

/** A code once for each clause; sure when one of its words is. */
function factsOf(
  found: readonly FoundWord<SortedRow>[],
  from: PrecautionSource,
  { text }: Clause,
  asks: boolean,
) {
  return [...new Set(found.map(({ row }) => row))].map(({ sort, code, label }): ReadFact => {
    const words = found.filter(({ row }) => row.sort === sort && row.code === code);
    // The goal's tick is the place for it; words beside it ask.
    const unsure = asks || sort === 'state' || words.every((one) => one.unsure);
    return { sort, code, label, from, text: quoted(text), unsure };
  });
}

function read(kind: FieldKind, from: PrecautionSource, text: string, sex: Sex | null): PrecautionsReading {
  const facts: ReadFact[] = [];
  const notChecked: PrecautionsReading['notChecked'] = [];
  const ask = (words: string) => notChecked.push({ from, text: quoted(words) });
  /** What was negated, or is of other people, may go on: "No DM, HTN". */
  let goesOn = false;
  for (const clause of clausesOf(text)) {
    if (clause.turns) goesOn = false;
    const found = kind.find(clause.text);
    const isOfMan = sex === 'Male' && found.some(({ row }) => row.sort === 'state');
    if (clause.says === 'nothing' && !isIn(kind.notBorne, clause.text)) goesOn = true;
    else if (clause.says !== 'something' || isOfMan) {
      if (!kind.isFree || found.length > 0) ask(clause.text);
      goesOn ||= clause.says === 'of others';
    } else {
      const understood = [...found, ...kind.understood.flatMap((known) => spansOf(known, clause.text))];
      const { leftOver, isBare } = restOf(clause.text, understood, kind.fills);
      const asks = goesOn && isBare;
      if (asks && !kind.bareIsRead) {
        if (found.length > 0 || !kind.isFree) ask(clause.text);
        continue;
      }
      facts.push(...factsOf(found, from, clause, asks));
      if (!kind.isFree) for (const words of leftOver) ask(words);
      if (!isBare) goesOn = false;
    }
  }
  return { facts, notChecked };
}

export const readAllergies = (from: PrecautionSource, text: string) => read(ALLERGIES, from, text, null);
export const readConditions = (from: PrecautionSource, text: string, sex: Sex | null) =>
  read(ILLNESSES, from, text, sex);
export const readMedicines = (from: PrecautionSource, text: string) => read(MEDICATION, from, text, null);
export const readStates = (from: PrecautionSource, text: string, sex: Sex | null) =>
  read(FREE, from, text, sex);
