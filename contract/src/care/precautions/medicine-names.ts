import { quickFinder, startOf } from '../words/quick-finder.ts';
import type { FoundWord, WordRow } from '../words/table-words.ts';
import { MEDICINES, NOT_OF_CLASS, WITHOUT_RULES } from '../vocabulary/medicines.ts';

/** A brand and its salts by their international names; unsure: only one source names them, or two differ. */
export interface MedicineBrand {
  name: string;
  salts: readonly string[];
  isSure: boolean;
}

/** The code of a salt that is known but that no rule is about. */
export const NO_RULE = '';

/** The codes of a salt by its exact international name. */
const codesOfSalt = Map.groupBy(
  MEDICINES.flatMap(({ code, words }) => words.map((word) => ({ code, word }))),
  ({ word }) => word,
);
const codesOf = ({ salts }: MedicineBrand): Set<string> =>
  new Set(salts.flatMap((salt) => codesOfSalt.get(salt) ?? []).map(({ code }) => code));

/** The medicine rows, each with the brands of its salts. An unsure brand of a salt without rules is left out. */
export function medicineRows(brands: readonly MedicineBrand[] = []): WordRow[] {
  const read = brands.map((brand) => ({ ...brand, codes: codesOf(brand) }));
  const namesOf = (code: string, isSure: boolean) =>
    read.filter((brand) => brand.isSure === isSure && brand.codes.has(code)).map(({ name }) => name);
  const without = read.filter(({ codes, isSure }) => codes.size === 0 && isSure).map(({ name }) => name);
  return [
    ...MEDICINES.map((row) => ({
      ...row,
      words: [...row.words, ...namesOf(row.code, true)],
      may: [...(row.may ?? []), ...namesOf(row.code, false)],
    })),
    { code: NO_RULE, label: '', words: [...WITHOUT_RULES, ...without], except: [], source: '', on: true },
  ];
}

const parted = (words: readonly string[] = []) => Map.groupBy(words, startOf);

/** Finds words of rows that have hundreds of words each: it tries only words that start like a word of the text. */
export function finderOfMany<Row extends WordRow>(rows: readonly Row[]): (text: string) => FoundWord<Row>[] {
  const whole = new Map<Row, Row>();
  for (const row of rows) {
    const [words, may] = [parted(row.words), parted(row.may)];
    for (const start of new Set([...words.keys(), ...may.keys()]))
      whole.set({ ...row, words: words.get(start) ?? [], may: may.get(start) ?? [] }, row);
  }
  const find = quickFinder([...whole.keys()]);
  return (text) => find(text).map((one) => ({ ...one, row: whole.get(one.row) ?? one.row }));
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s-]+/g, ' ');

/** The salts of a brand by the brand's name: "Rosuvas" is rosuvastatin. */
export function saltsByName(brands: readonly MedicineBrand[]): (word: string) => readonly string[] {
  const all = new Map(brands.map(({ name, salts }) => [plain(name), salts]));
  return (word) => all.get(plain(word)) ?? all.get(plain(word).replace(/e?s$/, '')) ?? [];
}

const WORD = /[\p{L}\p{M}]+/gu;
const ENDINGS = MEDICINES.filter(({ endings, on }) => on && endings.length > 0).map((row) => ({
  row,
  ends: new RegExp(String.raw`^\p{L}{2,}(?:${row.endings.join('|')})s?$`, 'u'),
}));

/** Guesses a medicine's class by its ending: "azilsartan", which no table has, may be a sartan. */
export function classesIn(text: string, known: readonly FoundWord[]): FoundWord[] {
  return [...text.toLowerCase().matchAll(WORD)].flatMap(({ 0: word, index: from }) => {
    const to = from + word.length;
    const isKnown = known.some((one) => one.from < to && from < one.to);
    if (isKnown || NOT_OF_CLASS.includes(word)) return [];
    return ENDINGS.filter(({ ends }) => ends.test(word)).map(({ row }) => ({ row, from, to, unsure: true }));
  });
}
