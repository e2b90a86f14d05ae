import { Types } from 'mongoose';
import { INVENTORY_FILE } from '@clinic/contract/inventory';
import { headerLine, linesOf, readInventoryFile } from './inventory-file.ts';
import { nameKeyOf, type ItemRecord } from './item.schema.ts';

const item = (over: Partial<ItemRecord> = {}): ItemRecord => {
  const record = {
    name: 'Triphala',
    description: '',
    price: 12_50,
    countInStock: 3,
    category: 'Herb' as const,
  };
  const at = new Date(0);
  const all = { _id: new Types.ObjectId(), createdAt: at, updatedAt: at, ...record, ...over };
  return { ...all, nameKey: nameKeyOf(all.name) };
};
const read = (text: string) => readInventoryFile(Buffer.from(text));
const lines = (...rows: string[]) => [headerLine.trim(), ...rows].join('\n');

describe('an inventory file', () => {
  it('reads back exactly as it was written', async () => {
    const items = [
      item(),
      item({ name: '=1+1', description: '@SUM(A1)' }),
      item({ name: "'quoted'", description: 'Two lines,\nwith "quotes" and a comma' }),
      item({ name: 'ત્રિફળા ચૂર્ણ', description: '½ tsp\ttwice', price: 999_999_999, category: 'Vitamin' }),
      item({ name: '-5 °C gel', price: 0, countInStock: 0, category: 'Other' }),
      item({ name: 'One paisa', price: 1, countInStock: 999_999, category: 'Snack' }),
    ];
    const { rows, problems } = await read(headerLine + linesOf(items));
    expect(problems).toEqual([]);
    expect(rows).toHaveLength(items.length);
    for (const [n, row] of rows.entries()) expect(items[n]).toMatchObject(row);
  });

  it('runs no cell as a formula', () => {
    expect(linesOf([item({ name: '=cmd', description: '\t=1' })])).toBe("'=cmd,'\t=1,12.5,3,Herb\r\n");
  });

  it('of an empty inventory is its header, and reads as no rows', async () => {
    expect(headerLine).toBe('name,description,price,countInStock,category\r\n');
    expect(await read(headerLine)).toEqual({ rows: [], problems: [] });
  });

  it('may start with a byte order mark, end its lines in any way and have empty ones', async () => {
    const { rows, problems } = await read(
      '\uFEFFname,description,price,countInStock,category\r\nA,,1,1,Herb\r\n\r\nB,,1,1,Herb\nC,,1,1,Herb\rD,,1,1,Herb',
    );
    expect(problems).toEqual([]);
    expect(rows.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D']);
  });

  it.each([
    ['another header', 'name,price\nA,1', 1, 'The first line must be'],
    ['nothing', '', 1, 'The first line must be'],
    ['a missing cell', lines('A,,1,1,Herb', 'B,,1,1'), 3, 'There must be 5 cells, not 4.'],
    ['no name', lines(',,1,1,Herb'), 2, 'name: '],
    ['three decimals', lines('A,,1.005,1,Herb'), 2, 'price: '],
    ['an exponent', lines('A,,1e3,1,Herb'), 2, 'price: '],
    ['a negative price', lines('A,,-1,1,Herb'), 2, 'price: '],
    ['half a piece', lines('A,,1,1.5,Herb'), 2, 'countInStock: '],
    ['an unknown category', lines('A,,1,1,herb'), 2, 'category: '],
    ['a null character', lines('A\0,,1,1,Herb'), 2, 'name: '],
    ['a duplicate', lines('A,"two\nlines",1,1,Herb', 'B,,1,1,Herb', 'a,,2,2,Herb'), 5, 'as in line 2.'],
    ['an open quotation mark', lines('A,,1,1,Herb', '"B,,1,1,Herb'), 3, 'never closed'],
    ['a stray quotation mark', lines('"A"x,,1,1,Herb'), 2, 'quotation mark'],
  ])('with %s names the line', async (_, text, line, reason) => {
    const { problems } = await read(text);
    expect(problems).toEqual([{ line, reason: expect.stringContaining(reason) as string }]);
  });

  it('that is not UTF-8 names the line', async () => {
    const { problems } = await readInventoryFile(
      Buffer.concat([Buffer.from(lines('A,,1,1,Herb\nCaf')), Buffer.from([0xe9]), Buffer.from(',,1,1,Herb')]),
    );
    expect(problems).toEqual([{ line: 3, reason: 'The file must be saved as UTF-8 text.' }]);
  });

  it('names every bad line, not only the first', async () => {
    const { problems } = await read(lines('A,,x,1,Herb', 'B,,1,1,Herb', 'C,,1,y,Herb'));
    expect(problems.map(({ line }) => line)).toEqual([2, 4]);
  });

  it('has at most 25,000 rows', async () => {
    const rows = Array.from({ length: INVENTORY_FILE.maxRows + 1 }, (_, n) => `Item ${n},,1,1,Herb`);
    expect((await read(lines(...rows.slice(1)))).problems).toEqual([]);
    const { problems } = await read(lines(...rows));
    expect(problems).toEqual([{ line: 25_002, reason: 'At most 25,000 items fit into one file.' }]);
  });
});
