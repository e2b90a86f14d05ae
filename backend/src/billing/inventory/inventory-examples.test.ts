import { fromPaise } from '@clinic/contract/billing/invoice-totals';
import type { TableExample } from '../../../test/table-example.ts';
import { FILE_EXAMPLES } from '../../../test/table-examples.ts';
import { NUMBER_EXAMPLES } from '../../../test/table-number-examples.ts';
import { readInventoryFile } from './inventory-file.ts';

it.each([...FILE_EXAMPLES, ...NUMBER_EXAMPLES])(
  'An inventory file with $title is read, or refused at its line',
  async ({ file, encoding, items = [], problems = [] }: TableExample) => {
    const read = await readInventoryFile(file, { encoding });
    expect(read.problems.map(({ line, reason }) => [line, reason])).toEqual(
      problems.map(([line, reason]) => [line, expect.stringContaining(reason) as string]),
    );
    if (problems.length > 0) return;
    expect(
      read.rows.map((row) => [
        row.name,
        row.description,
        fromPaise(row.price),
        row.countInStock,
        row.category,
      ]),
    ).toEqual(items);
  },
);
