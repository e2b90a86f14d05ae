import { quickFinder, startOf } from '../words/quick-finder.ts';
import type { FoundWord, WordRow } from '../words/table-words.ts';
import { MEDICINES, NOT_OF_CLASS, WITHOUT_RULES } from '../vocabulary/medicines.ts';

/** A brand with its salts by their international names; unsure: one source says so, or two differ. */
export interface MedicineBrand {
  name: string;
  salts: readonly string[];
  isSure: boolean;
}

/** Its words are understood, and are no fact. */
export const NO_RULE = '';

/** The codes of an international name, to the letter. */
const codesOfSalt = Map.groupBy(
  MEDICINES.flatMap(({ code, words }) => words.map((word) => ({ code, word }))),
  ({ word }) => word,
);
const codesOf = ({ salts }: MedicineBrand): Set<string> =>
  new Set(salts.flatMap((salt) => codesOfSalt.get(salt) ?? []).map(({ code }) => code));

/** The rows of medicines with the brands of their salts. Of a brand that is not sure and has no rule nothing is known. */
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

/** Finds words of rows that have hundreds: only those are looked for that begin as a word of the text does. */
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

/** The salts of brands by a word as it is written: "Rosuvas" is rosuvastatin. */
export function saltsByName(brands: readonly MedicineBrand[]): (word: string) => readonly string[] {
  const all = new Map(brands.map(({ name, salts }) => [plain(name), salts]));
  return (word) => all.get(plain(word)) ?? all.get(plain(word).replace(/e?s$/, '')) ?? [];
}

const WORD = /[\p{L}\p{M}]+/gu;
const ENDINGS = MEDICINES.filter(({ endings, on }) => on && endings.length > 0).map((row) => ({
  row,
  ends: new RegExp(String.raw`^\p{L}{2,}(?:${row.endings.join('|')})s?$`, 'u'),
}));

/** Names by their endings: "azilsartan" of a table that has it not may be a sartan. */
export function classesIn(text: string, known: readonly FoundWord[]): FoundWord[] {
  return [...text.toLowerCase().matchAll(WORD)].flatMap(({ 0: word, index: from }) => {
    const to = from + word.length;
    const isKnown = known.some((one) => one.from < to && from < one.to);
    if (isKnown || NOT_OF_CLASS.includes(word)) return [];
    return ENDINGS.filter(({ ends }) => ends.test(word)).map(({ row }) => ({ row, from, to, unsure: true }));
  });
}
