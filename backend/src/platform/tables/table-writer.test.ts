import { writeTable, type TableCell } from './table-writer.ts';

// oxlint-disable-next-line typescript/require-await
async function* inGroups(groups: TableCell[][][]) {
  yield* groups;
}

async function written(groups: TableCell[][][], isMarked?: boolean): Promise<string[]> {
  const pieces: string[] = [];
  const table = { header: ['name', 'count'], groups: inGroups(groups), cellsOf: (row: TableCell[]) => row };
  for await (const piece of writeTable({ ...table, ...(isMarked !== undefined && { isMarked }) }))
    pieces.push(piece);
  return pieces;
}

describe('a CSV file of the product', () => {
  it('begins with the mark of UTF-8, ends each line with CRLF and comes group by group', async () => {
    expect(await written([[['આમળા', 1]], [['Neem', 2]]])).toEqual([
      '\u{feff}name,count\r\nઆમળા,1\r\n',
      'Neem,2\r\n',
    ]);
  });

  it('without rows is its header', async () => {
    expect(await written([])).toEqual(['\u{feff}name,count\r\n']);
  });

  it('begins with its first column where it is for a program', async () => {
    expect(await written([], false)).toEqual(['name,count\r\n']);
  });

  it('quotes what would part cells or lines, and runs no text as a formula', async () => {
    const [file] = await written([
      [
        ['a,b', -1.5],
        ['one\ntwo', 0],
        ['5" roll', 1],
        ['=1+1', 2],
      ],
    ]);
    expect(file?.split('\r\n').slice(1)).toEqual([
      '"a,b",-1.5',
      '"one\ntwo",0',
      '"5"" roll",1',
      "'=1+1,2",
      '',
    ]);
  });
});
