import { utf16, windows1252 } from '../../../test/table-example.ts';
import { readFoodTable } from './food-table.ts';

const read = (...lines: string[]) => readFoodTable(Buffer.from(lines.join('\n')));

describe('a composition table', () => {
  it('is read by our names or by INFOODS tags, in its own units, with deviations, traces and gaps', async () => {
    const { rows, refused } = await read(
      'code,name,enerc (kJ),protcnt,fatce (g),choavldf,fe (mg),ca (g),zn,unknown',
      'A010,"Ragi","1340",7.2±0.1,1.9,66.8,4.62±0.4,0.364,tr,x',
      'A011,Bajra,1456,11,5.4,61.8,,,-,',
    );
    expect(refused).toEqual([]);
    expect(rows[0]).toMatchObject({
      line: 2,
      names: { en: 'Ragi', hi: '', gu: '' },
      per100: {
        kcal: 320.268,
        protein: 7.2,
        fat: 1.9,
        carbohydrate: 66.8,
        iron: 4.62,
        calcium: 364,
        zinc: 0,
      },
      sure: 'measured',
    });
    expect(rows[1]?.per100).not.toHaveProperty('iron');
  });

  it('says of new foods what they are called, contain and weigh', async () => {
    const { rows } = await read(
      'name;hi;gu;aliases;diet;contains;mayContain;units;kcal',
      '"Wheat bran";गेहूं का चोकर;ઘઉંનું થૂલું;"bran; choker";vegan;gluten;;"tablespoon=4; katori=30";216',
    );
    expect(rows[0]).toMatchObject({
      names: { en: 'Wheat bran', hi: 'गेहूं का चोकर', gu: 'ઘઉંનું થૂલું' },
      aliases: ['bran', 'choker'],
      diet: 'vegan',
      contains: ['gluten'],
      mayContain: [],
      units: [
        { name: 'tablespoon', grams: 4 },
        { name: 'katori', grams: 30 },
      ],
      per100: { kcal: 216 },
    });
  });

  it.each([
    // The energy follows in kJ: protein 17 × 10, fat 37 × 10 and carbohydrate 17 × 50 make 1,390, which is 332 kcal.
    ['399', 332, 'estimate'],
    ['398', 398, 'measured'],
    ['265', 332, 'estimate'],
    ['266', 266, 'measured'],
    ['', 332, 'estimate'],
  ])('of which energy is off by more than 20 %% is reckoned: %s kcal', async (typed, kcal, sure) => {
    const { rows, reckoned } = await read('name,kcal,protein,fat,carbohydrate', `Sev,${typed},10,10,50`);
    expect([rows[0]?.per100.kcal, rows[0]?.sure, reckoned]).toEqual([
      kcal,
      sure,
      sure === 'estimate' ? ['Sev'] : [],
    ]);
  });

  it('is believed of the energy where a part of it is not known', async () => {
    const { rows } = await read('name,kcal,protein,fat', 'Sev,20,10,10');
    expect(rows[0]).toMatchObject({
      per100: { kcal: 20 },
      sure: 'measured',
    });
  });

  it.each([
    ['name,enerc,protein', 'The column “enerc” needs its unit: (kcal) or (kJ).'],
    ['name,fe (oz)', 'The column “fe (oz)” needs its unit: (g), (mg) or (µg).'],
    ['kcal,protein', 'The first line must name the columns, “name” among them.'],
    ['', 'The first line must name the columns, “name” among them.'],
  ])('is refused with a sentence: %s', async (header, sentence) => {
    await expect(read(header, 'a,1,2')).rejects.toThrow(sentence);
  });

  it('leaves out rows that cannot be read, with the line and why', async () => {
    const { rows, refused } = await read(
      'name,kcal,diet,contains,units',
      'Sev,550,vegan,chickpea,',
      'Gathiya,550,fruitarian,,',
      'Papdi,550,vegan,,katori',
      'Fafda,550,vegan,,',
    );
    expect(rows.map(({ names }) => names.en)).toEqual(['Fafda']);
    expect(refused.map(({ line, name, reason }) => [line, name, reason.split(':')[0]])).toEqual([
      [2, 'Sev', '“chickpea” is none of the contents'],
      [3, 'Gathiya', '“fruitarian” is none of the diets'],
      [4, 'Papdi', '“katori” is no unit'],
    ]);
  });

  it.each([
    [
      'a comma in the first line that parts no columns',
      'name;kcal;fat (g);source (book, page)',
      'Sev;350;1,5;IFCT',
    ],
    ['tabs, and semicolons in a list', 'name\taliases\tkcal (kcal)\tfat', 'Sev\ta; b; c\t350\t1,5'],
    ['“sep=;” before the header', 'sep=;', 'name;kcal;fat', 'Sev;350;1,5'],
    ['pipes, in Gujarati', 'name|gu|kcal|fat', 'Sev|સેવ, તીખી|૩૫૦|૧,૫'],
  ])('may have %s', async (_, ...lines) => {
    const { rows, refused } = await read(...lines);
    expect([refused, rows.map(({ names, per100 }) => [names.en, per100.kcal, per100.fat])]).toEqual([
      [],
      [['Sev', 350, 1.5]],
    ]);
  });

  it('may be the “Unicode Text” of Excel, in Hindi', async () => {
    const { rows } = await readFoodTable(
      utf16('\u{feff}name\thi\tkcal\r\nRoasted gram\tभुना\u{a0}चना\t"369"\r\n'),
    );
    expect(rows[0]).toMatchObject({ names: { hi: 'भुना चना' }, per100: { kcal: 369 } });
  });

  it.each([
    ['6e-7', 0],
    ['2.5E+02', 250],
    ['1,25,000', 125_000],
    ['1,250.5', 1250.5],
    ['૧૨.૫', 12.5],
    ['<0.1', 0.1],
    ['(5)', 5],
    ['[5]', 5],
    ['9.9±0.4', 9.9],
    ['TR', 0],
    ['N', undefined],
    ['-', undefined],
    ['', undefined],
  ])('says %s for a number', async (typed, value) => {
    const { rows, refused } = await read('name,kcal,iron', `Sev,300,"${typed}"`);
    expect([refused, rows[0]?.per100.iron]).toEqual([[], value]);
  });

  it.each(['60-65', '1.250,00', 'about 5', '5/6'])('leaves out a row with %s for a number', async (typed) => {
    const { rows, refused } = await read('name,kcal,iron', `Sev,300,"${typed}"`, 'Papdi,300,1');
    expect([rows.map(({ line }) => line), refused.map(({ line }) => line)]).toEqual([[3], [2]]);
  });

  it.each(['name;kcal;fat\nSev;350;1,250', 'name;kcal;fat\nSev;350;1,5\nPapdi;1,250;1'])(
    'is refused before it is said which mark is decimal: %j',
    async (text) => {
      await expect(read(text)).rejects.toThrow(
        /^Line [23]: “1,250” is 1250 or 1.25\. .*--decimal , or --decimal \.$/,
      );
    },
  );

  it.each([
    [',', '1,250', 1.25],
    ['.', '1,250', 1250],
    [',', '12.5', 12.5],
    [',', '0.125', 0.125],
    [',', '1.250', expect.stringContaining('is 1250 or 1.250')],
    ['.', '1.250', 1.25],
    ['.', '12,5', expect.stringContaining('makes no group')],
  ] as const)('with the decimal mark %s has %s read as it is meant', async (decimal, typed, expected) => {
    const text = `name;kcal;iron\nSev;300;${typed}\nPapdi;300;1`;
    const { rows, refused } = await readFoodTable(Buffer.from(text), { decimal });
    expect(refused[0]?.reason ?? rows[0]?.per100.iron).toEqual(expected);
  });

  it('in Windows-1252 is refused, and read when that is said', async () => {
    const file = windows1252('name;kcal\r\nGruyère;413\r\n');
    await expect(readFoodTable(file)).rejects.toThrow(
      'The file must be saved as UTF-8 text. If it is windows-1252, please say so: --encoding windows-1252',
    );
    const { rows } = await readFoodTable(file, { encoding: 'windows-1252' });
    expect(rows[0]).toMatchObject({ names: { en: 'Gruyère' }, per100: { kcal: 413 } });
  });

  it('has a closing row of totals left out by name', async () => {
    const { rows, refused } = await read('name,kcal', 'Total cereal,380', 'Sev,550', 'Total,930');
    expect(rows.map(({ names }) => names.en)).toEqual(['Total cereal', 'Sev']);
    expect(refused).toEqual([{ line: 4, name: 'Total', reason: '“Total” is a total and no food.' }]);
  });

  it.each([
    ['%PDF-1.4\n1 0 obj', 'This is no CSV file.'],
    ['name,kcal\n"Sev,550', 'Line 2: A quotation mark is opened here and never closed.'],
  ])('that cannot be read is refused with a sentence: %j', async (text, sentence) => {
    await expect(read(text)).rejects.toThrow(sentence);
  });
});
