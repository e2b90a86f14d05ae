import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { NAMED_ENCODINGS } from '@clinic/contract/platform/table-encodings';
import { DECIMAL_MARKS } from '../../care/foods/food-table-numbers.ts';
import { FoodImport, importWords } from '../../care/foods/food-import.ts';
import { readFoodTable } from '../../care/foods/food-table.ts';
import { runCommand } from './run-command.ts';

// npm run foods -- ifct.csv --of "IFCT 2017": takes a composition table to which the clinic has the right into the
// catalogue of foods; docs/operations.md says which columns it may have.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    of: { type: 'string', default: '' },
    decimal: { type: 'string' },
    encoding: { type: 'string' },
  },
});

await runCommand(async (app) => {
  const [file] = positionals;
  if (!file) throw new Error('Please name the table: npm run foods -- ifct.csv --of "IFCT 2017".');
  const of = values.of.trim();
  if (of === '') throw new Error('Please say what the table is called: --of "IFCT 2017".');
  const table = await readFoodTable(await readFile(file), {
    decimal: oneOf(DECIMAL_MARKS, 'decimal'),
    encoding: oneOf(NAMED_ENCODINGS, 'encoding'),
  });
  const imported = await app.get(FoodImport, { strict: false }).importTable(table, of);
  return importWords(imported, table);
});

/** Throws a sentence that names what a flag may be. */
function oneOf<Value extends string>(
  allowed: readonly Value[],
  flag: 'decimal' | 'encoding',
): Value | undefined {
  const said = values[flag];
  const known = allowed.find((one) => one === said);
  if (said !== undefined && known === undefined)
    throw new Error(`--${flag} is one of: ${allowed.join('  ')}`);
  return known;
}
