import { readFoodTable } from './food-table.ts';

const read = (...lines: string[]) => readFoodTable(lines.join('\n'));

describe('a composition table', () => {
  it('is read by our names or by INFOODS tags, in its own units, with deviations, traces and gaps', () => {
    const { rows, refused } = read(
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

  it('says of new foods what they are called, contain and weigh', () => {
    const [row] = read(
      'name;hi;gu;aliases;diet;contains;mayContain;units;kcal',
      '"Wheat bran";गेहूं का चोकर;ઘઉંનું થૂલું;"bran; choker";vegan;gluten;;"tablespoon=4; katori=30";216',
    ).rows;
    expect(row).toMatchObject({
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
    // 17 × 10 + 37 × 10 + 17 × 50 is 1,390 kJ, 332 kcal.
    ['399', 332, 'estimate'],
    ['398', 398, 'measured'],
    ['265', 332, 'estimate'],
    ['266', 266, 'measured'],
    ['', 332, 'estimate'],
  ])('of which energy is off by more than 20 %% is reckoned: %s kcal', (typed, kcal, sure) => {
    const { rows, reckoned } = read('name,kcal,protein,fat,carbohydrate', `Sev,${typed},10,10,50`);
    expect([rows[0]?.per100.kcal, rows[0]?.sure, reckoned]).toEqual([
      kcal,
      sure,
      sure === 'estimate' ? ['Sev'] : [],
    ]);
  });

  it('is believed of the energy where a part of it is not known', () => {
    expect(read('name,kcal,protein,fat', 'Sev,20,10,10').rows[0]).toMatchObject({
      per100: { kcal: 20 },
      sure: 'measured',
    });
  });

  it.each([
    ['name,enerc,protein', 'The column “enerc” needs its unit: (kcal) or (kJ).'],
    ['name,fe (oz)', 'The column “fe (oz)” needs its unit: (g), (mg) or (µg).'],
    ['kcal,protein', 'The first line must name the columns, “name” among them.'],
  ])('is refused with a sentence: %s', (header, sentence) => {
    expect(() => read(header, 'a,1,2')).toThrow(sentence);
  });

  it('leaves out rows that cannot be read, with the line and why', () => {
    const { rows, refused } = read(
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
});
