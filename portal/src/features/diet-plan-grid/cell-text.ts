import type { FoodIndex } from '@clinic/contract/care/foods/food-index';
import { readItemLine } from '@clinic/contract/care/foods/item-line';
import { linesOf, withItemLine } from '@clinic/contract/care/foods/placed-line';
import type { MealItem } from '@clinic/contract/care/diet-plans/diet-plans';
import { groupDays } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import { sentenceOf } from '@clinic/contract/reading/reading';
import type { Block, Copied } from './grid-changes.ts';

/** Written for an empty cell. */
const EMPTY = '–';

/** Days of the week that a copied meal stood in, by its first group. */
const daysOf = ({ groups }: Copied): number => groupDays(groups[0] ?? []);

/** Copied cells as text: a line for each item, a tab between cells, an empty line between rows. */
export function textOf(block: Block): string {
  return block
    .map((row) => {
      const cells = row.map((meal) => (meal ? linesOf(meal.groups, daysOf(meal)) : [EMPTY]));
      const lines = Math.max(...cells.map(({ length }) => length));
      return Array.from({ length: lines }, (_line, at) =>
        cells
          .map((cell) => cell[at] ?? '')
          .join('\t')
          .trimEnd(),
      ).join('\n');
    })
    .join('\n\n');
}

/** The lines of a text's cells, row by row. */
function cellsOf(text: string): string[][][] {
  const rows = text
    .replaceAll('\r', '')
    .split(/\n[^\S\t\n]*\n/)
    .filter((row) => row.trim() !== '');
  return rows.map((row) => {
    const lines = row.split('\n').map((line) => line.split('\t'));
    const count = Math.max(...lines.map(({ length }) => length));
    return Array.from({ length: count }, (_cell, at) =>
      lines.map((line) => line[at]?.trim() ?? '').filter(Boolean),
    );
  });
}

function readCell(lines: readonly string[], totalDays: number, foods: FoodIndex): MealItem[][] | string {
  let groups: MealItem[][] = [];
  for (const line of lines) {
    const reading = readItemLine(line, foods);
    if (!('value' in reading)) return `“${line}”: ${sentenceOf(reading) ?? 'Please name a food.'}`;
    const placed = withItemLine(groups, reading.value, totalDays);
    if ('problem' in placed) return `“${line}”: ${placed.problem}`;
    groups = placed.groups;
  }
  return groups;
}

/** Reads pasted text like typed lines, or says which line cannot be read; without any text it is no block. */
export function readBlock(
  text: string,
  totalDays: number,
  foods: FoodIndex,
): { block: Block } | { problem: string } {
  const block: Block = [];
  for (const cells of cellsOf(text)) {
    const row: Block[number] = [];
    for (const lines of cells) {
      const isEmpty = lines.length === 0 || (lines.length === 1 && lines[0] === EMPTY);
      const groups = isEmpty ? [] : readCell(lines, totalDays, foods);
      if (typeof groups === 'string') return { problem: groups };
      row.push(groups.length === 0 ? null : { groups });
    }
    block.push(row);
  }
  return { block };
}
