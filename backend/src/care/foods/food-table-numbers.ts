import { hasDecimalComma, readCell } from '@clinic/contract/reading/numbers';
import { plainNumerals } from '@clinic/contract/reading/numerals';
import { sentenceOf } from '@clinic/contract/reading/reading';

/** The mark before the decimals of a table, as the operator says it. */
export const DECIMAL_MARKS = [',', '.'] as const;
export type DecimalMark = (typeof DECIMAL_MARKS)[number];

/** Why one row of a table is left out. */
export class RowProblem extends Error {}

const TRACES = ['tr', 'trace', 'traces'];
/** "1.250" is 1250 where the comma is decimal, unless it is 1.25. */
const ONE_POINT_GROUP = /^[1-9]\d{0,2}\.\d{3}$/;

/**
 * The number of a cell: traces are none, a mean stands before its deviation ("9.9±0.4"), a limit or an estimate has its
 * sign or brackets ("<0.1", "(5)"). Undefined where nothing is known. Throws RowProblem; throws an error that names the
 * flag where the marks of the table must be said first.
 */
export function valueIn(cell: string, decimal?: DecimalMark): number | undefined {
  const typed = cell.toLowerCase().split(/±|\+\/-/, 1)[0] ?? '';
  const plain = plainNumerals(typed)
    .trim()
    .replace(/^[<≤~]\s*/, '')
    .replace(/^[([](.*)[)\]]$/, '$1');
  if (TRACES.includes(plain)) return 0;
  if (!/\d/.test(plain)) return undefined;
  if (decimal === '.' && hasDecimalComma([plain]))
    throw new RowProblem(`“${plain}” has a comma that makes no group, and the decimal mark is a point.`);
  if (decimal === ',' && ONE_POINT_GROUP.test(plain))
    throw new RowProblem(
      `“${plain}” is ${plain.replace('.', '')} or ${plain}: please write it without a point.`,
    );
  const reading = readCell(plain, decimal ? { comma: decimal === ',' ? 'decimal' : 'group' } : {});
  if ('value' in reading) return reading.value;
  if ('unsure' in reading)
    throw new Error(
      `“${plain}” is ${reading.candidates.join(' or ')}. Please say which mark is decimal in this table: --decimal , or --decimal .`,
    );
  throw new RowProblem(sentenceOf(reading) ?? `“${cell}” is no number.`);
}
