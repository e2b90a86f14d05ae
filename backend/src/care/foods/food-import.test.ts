import { openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import { makeFood } from '../../operations/demo/factories.ts';
import { FoodImport, importWords } from './food-import.ts';
import { readFoodTable } from './food-table.ts';
import { Foods } from './foods.service.ts';

describe('a composition table of the clinic', () => {
  let staffed: StaffedClinic;
  beforeAll(async () => {
    staffed = await openStaffedClinic();
  });
  afterAll(() => staffed.clinic.close());

  it('adds foods, changes the values of those that are there and of their dishes, and says what it took', async () => {
    const doctor = staffed.clinic.as(staffed.doctor);
    const add = async (food: object) => (await doctor.post('/foods').send(food).expect(200)).body.food;
    const ragi = await add(
      makeFood({
        names: { en: 'Ragi', hi: '', gu: '' },
        aliases: ['Nachni'],
        contains: ['mustard'],
        per100: { kcal: 300, zinc: 2 },
      }),
    );
    const roti = await add(
      makeFood({
        kind: 'dish',
        names: { en: 'Ragi Roti', hi: '', gu: '' },
        recipe: [{ food: ragi.key, grams: 100 }],
      }),
    );
    const table = await readFoodTable(
      Buffer.from(
        [
          'name,kcal,protein,fat,carbohydrate,diet',
          'Nachni,320,7,2,67,',
          'Bajra,900,11,5,62,vegan',
          'Ragi Roti,200,5,2,40,',
          'Kodo,330,9,3,66,',
          'Bajra,345,11,5,62,vegan',
        ].join('\n'),
      ),
    );
    const imported = await staffed.clinic.get(FoodImport, { strict: false }).importTable(table, 'IFCT 2017');
    expect(importWords(imported, table).split('\n')).toEqual([
      '1 food added, 2 foods changed, 0 as they were, 2 refused.',
      'Energy reckoned from protein, fat and carbohydrate (estimate): Bajra.',
      'Line 4, Ragi Roti: Ragi Roti is a dish: its values follow from its recipe.',
      'Line 5, Kodo: It is not in the catalogue, and the table does not say its diet.',
    ]);
    const foods = await staffed.clinic.get(Foods, { strict: false }).index();
    expect(foods.get(ragi.id)).toMatchObject({
      per100: { kcal: 320, protein: 7, zinc: 2 },
      contains: ['mustard'],
      source: { of: 'IFCT 2017', ref: 'line 2', sure: 'measured' },
    });
    expect(foods.get(roti.id)?.per100.kcal).toBe(320);
    expect(foods.named('Bajra')?.source.sure).toBe('measured');
  });
});
