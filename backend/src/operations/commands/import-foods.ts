import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { FoodImport, importWords } from '../../care/foods/food-import.ts';
import { readFoodTable } from '../../care/foods/food-table.ts';
import { runCommand } from './run-command.ts';

// npm run foods -- ifct.csv --of "IFCT 2017": takes a composition table to which the clinic has the right into the
// catalogue of foods; docs/operations.md says which columns it may have.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { of: { type: 'string', default: '' } },
});

await runCommand(async (app) => {
  const [file] = positionals;
  if (!file) throw new Error('Please name the table: npm run foods -- ifct.csv --of "IFCT 2017".');
  const of = values.of.trim();
  if (of === '') throw new Error('Please say what the table is called: --of "IFCT 2017".');
  const table = readFoodTable(await readFile(file, 'utf8'));
  const imported = await app.get(FoodImport, { strict: false }).take(table, of);
  return importWords(imported, table);
});
