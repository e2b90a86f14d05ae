import { hasDecimalComma, readCell } from '@clinic/contract/reading/numbers';
import { plainNumerals } from '@clinic/contract/reading/numerals';
import { sentenceOf } from '@clinic/contract/reading/reading';

/** The operator says which of these marks stands before the decimals. */
export const DECIMAL_MARKS = [',', '.'] as const;
export type DecimalMark = (typeof DECIMAL_MARKS)[number];

/** States why one row of a table is left out. */
export class RowProblem extends Error {}

const TRACES = ['tr', 'trace', 'traces'];
/** A text like "1.250": 1250 with a decimal comma, otherwise 1.25. */
const ONE_POINT_GROUP = /^[1-9]\d{0,2}\.\d{3}$/;

/**
 * Reads the number of a cell: traces are zero, a mean stands before its deviation ("9.9±0.4"), a limit or an estimate
 * has its sign or brackets ("<0.1", "(5)"). Undefined where nothing is known. Throws RowProblem; throws an error that
 * names the command's flag when the decimal mark must be given first.
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
