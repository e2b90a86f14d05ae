import { delimiterOf, namedDelimiter } from './delimiter.ts';

const repeated = (line: string, times: number): string => `${line}\n`.repeat(times);

describe('the delimiter of a table', () => {
  it.each([
    ['commas', ',', 'name,price\nA,1'],
    ['semicolons', ';', 'name;price\nA;1,50\nB;2,50'],
    ['tabs', '\t', 'name\tprice\nA, B; C\t1,5'],
    ['pipes, in Gujarati', '|', 'નામ|ભાવ\nસેવ, તીખી|૧,૫'],
    ['one column', ',', 'name\nA\nB'],
    ['nothing', ',', ''],
    ['a comma in the first cell of the header, quoted', ';', '"name, or what it is called";price\nA;1'],
    ['a comma in the first cell of the header, not quoted', ';', 'name, or word;price;unit\nA;1;g\nB;2;g'],
    ['semicolons in the first cell of the header, quoted', ',', '"a;b;c",price\nA,1\nB,2'],
    ['lists between commas', ',', 'name,units\nA,a=1;b=2;c=3\nB,a=1;b=2;c=3'],
    ['decimal commas in each row', ';', 'name;price;weight\nA;1,5;2,5\nB;3,5;4,5'],
    ['a title above the header, in Hindi', ';', 'स्टॉक, दुकान, २०२६\nname;price\nA;1\nB;2'],
    ['line breaks and the other delimiters in quotes', ',', 'name,note\nA,"one;\ntwo;\nthree;"\nB,";\n;"'],
    ['a row that lacks a cell', ',', 'name,note,price\nA,x;y,1\nB,1\nC,x;y,1'],
    ['a quote that is never closed', ';', 'name;price\nA, B;1\n"C;1\nD, E;2'],
    [
      'more rows than are looked at, of which later ones are otherwise',
      ';',
      repeated('A;1', 20) + repeated('A,1', 200),
    ],
    [
      'a cell that is longer than what is looked at',
      ',',
      `name,note\nA,1\nB,"${'x;y\n'.repeat(40_000)}"\nC,1`,
    ],
  ])('is known of a table with %s', (_, delimiter, text) => {
    expect(delimiterOf(text)).toBe(delimiter);
  });

  it.each([
    ['sep=;', ';'],
    ['sep=,\nname', ','],
    ['SEP=\t\nname', '\t'],
    ['"sep=|"\nname', '|'],
    ['sep=;;\nname', undefined],
    ['sep=\nname', undefined],
    ['name\nsep=;', undefined],
  ])('is named in the first line, or not: %j', (text, delimiter) => {
    expect(namedDelimiter(text)).toBe(delimiter);
  });
});
