import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readCell } from '@clinic/contract/reading/numbers';
import { valueOf } from '@clinic/contract/reading/reading';
import { readTableAtOnce } from '../../../platform/tables/table-reader.ts';

/** A row of a table; a missing column at its end is empty. */
export type TableRow<Column extends string> = Record<Column, string>;

/** Reads the rows of a CSV table by the names in its first line, which must be `columns` where they are given. */
export function tableRows<Column extends string>(
  text: string,
  columns?: readonly Column[],
): TableRow<Column>[] {
  const [header, ...lines] = readTableAtOnce(text);
  const names = header?.cells ?? [];
  if (columns && names.join() !== columns.join())
    throw new Error(`A table has other columns: ${names.join()}`);
  return lines.map(({ line, cells }) => {
    if (cells.length > names.length) throw new Error(`Line ${line} has more cells than columns.`);
    return Object.fromEntries(names.map((name, place) => [name, cells[place] ?? ''])) as TableRow<Column>;
  });
}

/** Reads the text of a file beside the code, in the checkout and in the build alike. */
export const tableText = (...place: string[]): string =>
  readFileSync(path.join(import.meta.dirname, ...place), 'utf8');

/** Reads the tables of a folder, in the order of the files' names. */
export const tablesByFile = <Column extends string>(
  folder: string,
  columns?: readonly Column[],
): { file: string; rows: TableRow<Column>[] }[] =>
  readdirSync(path.join(import.meta.dirname, folder))
    .filter((file) => file.endsWith('.csv'))
    .toSorted()
    .map((file) => ({ file, rows: tableRows(tableText(folder, file), columns) }));

/** Reads all rows of a folder of tables, file by file in the order of their names. */
export const tablesOf = <Column extends string>(
  folder: string,
  columns: readonly Column[],
): TableRow<Column>[] => tablesByFile(folder, columns).flatMap(({ rows }) => rows);

/** Splits a cell: "milk; soy". */
export const listOf = (cell: string): string[] =>
  cell
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean);

/** Checks that words are codes of a list: a typing mistake would be an allergy without a warning. */
export function codesOf<Code extends string>(cell: string, codes: readonly Code[]): Code[] {
  const words = listOf(cell);
  const unknown = words.find((word) => !codes.some((code) => code === word));
  if (unknown !== undefined) throw new Error(`“${unknown}” is none of ${codes.join(', ')}`);
  return words as Code[];
}

/** Reads a number. Throws for a text that is no number, or may be two. */
export function numberOf(cell: string): number {
  const value = valueOf(readCell(cell));
  if (value === undefined) throw new Error(`“${cell}” is no number.`);
  return value;
}

/** Reads "rice-raw 60; water 200" or "piece 30": a word and a number each. */
export const amountsOf = (cell: string): { name: string; amount: number }[] =>
  listOf(cell).map((one) => {
    const space = one.lastIndexOf(' ');
    if (space < 1) throw new Error(`“${one}” is no amount of something.`);
    return { name: one.slice(0, space), amount: numberOf(one.slice(space + 1)) };
  });
