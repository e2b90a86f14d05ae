import { Types } from 'mongoose';
import { INVENTORY_COLUMNS, INVENTORY_FILE } from '@clinic/contract/billing/inventory';
import { readTable } from '../../platform/tables/table-reader.ts';
import { tableText } from '../../platform/tables/table-text.ts';
import { inventoryFile, readInventoryFile } from './inventory-file.ts';
import { nameKeyOf, type ItemRecord } from './item.schema.ts';

function item(over: Partial<ItemRecord> = {}): ItemRecord {
  const record = {
    name: 'Triphala',
    description: '',
    price: 1250,
    countInStock: 3,
    category: 'Herb' as const,
  };
  const at = new Date(0);
  const all = { _id: new Types.ObjectId(), createdAt: at, updatedAt: at, ...record, ...over };
  return { ...all, nameKey: nameKeyOf(all.name) };
}
const HEADER = INVENTORY_COLUMNS.join();
const read = (text: string) => readInventoryFile(Buffer.from(text));
const lines = (...rows: string[]) => [HEADER, ...rows].join('\n');

// oxlint-disable-next-line typescript/require-await
async function* inGroups(...groups: ItemRecord[][]) {
  yield* groups;
}
async function written(...groups: ItemRecord[][]): Promise<string> {
  let file = '';
  for await (const piece of inventoryFile(inGroups(...groups))) file += piece;
  return file;
}

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
    const { rows, problems } = await read(await written(items.slice(0, 3), items.slice(3)));
    expect(problems).toEqual([]);
    expect(rows).toHaveLength(items.length);
    for (const [n, row] of rows.entries()) expect(items[n]).toMatchObject(row);
  });

  it('runs no cell as a formula', async () => {
    const [, row] = (await written([item({ name: '=cmd', description: '\t=1' })])).split('\r\n');
    expect(row).toBe("'=cmd,'\t=1,12.5,3,Herb");
  });

  it('of an empty inventory is its header, and reads as no rows', async () => {
    const file = await written();
    expect(file).toBe('\u{feff}name,description,price,countInStock,category\r\n');
    expect(await read(file)).toEqual({ rows: [], problems: [] });
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

  describe('of a spreadsheet', () => {
    const utf16 = (text: string, bigEndian = false) => {
      const bytes = Buffer.from(text, 'utf16le');
      return bigEndian ? bytes.swap16() : bytes;
    };
    const sheet = (delimiter: string, end = '\r\n') =>
      [
        ['Name', 'Description', 'Price', 'CountInStock', 'Category'],
        ['Café tea', '"one, two; three\tfour"', '12.5', '3', 'Herb'],
        ["'=1+1", '', '0.05', '0', 'Other'],
      ]
        .map((cells) => cells.join(delimiter) + end)
        .join('');
    const understood = [
      {
        name: 'Café tea',
        description: 'one, two; three\tfour',
        price: 1250,
        countInStock: 3,
        category: 'Herb',
      },
      { name: '=1+1', description: '', price: 5, countInStock: 0, category: 'Other' },
    ];

    it.each([
      ['commas', Buffer.from(sheet(','))],
      ['semicolons', Buffer.from(sheet(';'))],
      ['tabs', Buffer.from(sheet('\t', '\n'))],
      ['UTF-16', utf16(`\uFEFF${sheet('\t')}`)],
      ['UTF-16 the other way round', utf16(`\uFEFF${sheet(';')}`, true)],
      ['UTF-16 without a byte order mark', utf16(sheet(','))],
      ['UTF-16 the other way round without one', utf16(sheet(','), true)],
      ['a byte order mark and semicolons', Buffer.from(`\uFEFF${sheet(';')}`)],
    ])('with %s is understood', async (_, file) => {
      const { rows, problems } = await readInventoryFile(file);
      expect(problems).toEqual([]);
      expect(rows).toEqual(understood.map((row) => expect.objectContaining(row) as object));
    });

    it.each([
      'NAME,DESCRIPTION,PRICE,COUNTINSTOCK,CATEGORY',
      '"Name";"Description";"Price";"Count In Stock";"Category"',
      'name;description;price;countInStock;category;;',
    ])('may begin with %s', async (first) => {
      const delimiter = first.includes(';') ? ';' : ',';
      const { rows, problems } = await read(`${first}\n${['A', '', 1, 1, 'Herb'].join(delimiter)}`);
      expect(problems).toEqual([]);
      expect(rows).toHaveLength(1);
    });

    it('may have rows and columns without anything in them', async () => {
      const { rows, problems } = await read(
        ';;;;;\nName;Description;Price;CountInStock;Category;\nA;;1;1;Herb;\n;;;;;\n;;;;\nB;;1;1;Herb',
      );
      expect(problems).toEqual([]);
      expect(rows.map(({ name }) => name)).toEqual(['A', 'B']);
    });

    it('that parts its cells by semicolons may write 12,50 for twelve and a half', async () => {
      const header = 'name;description;price;countInStock;category';
      const { rows, problems } = await read(`${header}\nA;;12,50;1;Herb\nB;;1,250;1;Herb\nC;;1,2;1,5;Herb`);
      expect(rows.map(({ name, price }) => [name, price])).toEqual([['A', 1250]]);
      expect(problems.map(({ line, reason }) => [line, reason.split(':')[0]])).toEqual([
        [3, 'price'],
        [4, 'countInStock'],
      ]);
    });

    it.each([
      ['Name,Price', 'description, countInStock and category are missing.'],
      ['Name;Description;Price;Category', 'countInStock is missing.'],
      ['name,description,price,countInStock,category,colour', '"colour" is not known.'],
      ['name,price,description,countInStock,category', 'these columns stand in another order.'],
      ['name\tdescription\tprice\tcountInStock\tcategory\tname', '"name" is there twice.'],
    ])('with the first line %j is told what is wrong with it', async (first, reason) => {
      const { problems } = await read(`${first}\nA,1`);
      expect(problems).toEqual([{ line: 1, reason: `The first line must be ${HEADER}: ${reason}` }]);
    });

    it('that is the spreadsheet itself is told to be saved as CSV', async () => {
      const workbook = Buffer.from('504b0304140006000800000021fffe80818d', 'hex');
      expect((await readInventoryFile(workbook)).problems).toEqual([
        { line: 1, reason: 'This is no CSV file. Please save the sheet as CSV and choose that file.' },
      ]);
    });

    it('with half a character at its end names the line', async () => {
      const file = utf16(`\uFEFF${sheet(',')}`).subarray(0, -3);
      expect((await readInventoryFile(file)).problems).toEqual([
        { line: 3, reason: 'The file must be saved as UTF-8 text.' },
      ]);
    });
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

  describe('that Excel opened and saved again', () => {
    const items = [
      item({ name: 'ત્રિફળા ચૂર્ણ', description: '૧૦૦ ગ્રામ; સવારે, "ગરમ" પાણી\nરાત્રે', price: 12_050 }),
      item({ name: 'ક્\u{200d}ષાર', description: '-૫ °C', price: 125_000, countInStock: 1250 }),
      item({ name: 'आंवला मुरब्बा', description: '=1+1', price: 5, category: 'Snack' }),
    ];
    /**
     * Saves the file as Excel does: it quotes a cell with a quote, a delimiter or a line break, and writes numbers as
     * its country does.
     */
    async function savedAgain(delimiter: string, decimal: '.' | ','): Promise<string> {
      const { text } = await tableText(Buffer.from(await written(items)));
      let saved = '';
      for await (const { cells } of readTable(text)) {
        const line = cells.map((cell) => {
          const shown = /^[\d.]+$/.test(cell) ? cell.replace('.', decimal) : cell;
          return /["\n,;\t]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
        });
        saved += `${line.join(delimiter)}\r\n`;
      }
      return saved;
    }

    it.each([
      ['“CSV UTF-8” with commas', ',', '.', 'utf8'],
      ['“CSV UTF-8” with semicolons', ';', ',', 'utf8'],
      ['“Unicode Text”', '\t', '.', 'utf16le'],
      ['“Unicode Text” with decimal commas', '\t', ',', 'utf16le'],
    ] as const)(
      'as %s keeps items in Gujarati and Hindi as they were',
      async (_, delimiter, decimal, encoding) => {
        const saved = await savedAgain(delimiter, decimal);
        const { rows, problems } = await readInventoryFile(Buffer.from(`\u{feff}${saved}`, encoding));
        expect(problems).toEqual([]);
        expect(rows).toHaveLength(items.length);
        for (const [n, row] of rows.entries()) expect(items[n]).toMatchObject(row);
      },
    );
  });
});
