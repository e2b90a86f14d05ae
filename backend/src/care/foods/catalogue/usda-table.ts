import { ofEachNutrient, type Nutrient, type Nutrients } from '@clinic/contract/care/foods/foods';
import { numberOf, tableRows, tableText } from './table-files.ts';

/** Columns of the table of the US Department of Agriculture, each with its name here. */
export const USDA_COLUMNS: Record<Nutrient, string> = {
  kcal: 'kcal',
  protein: 'protein_g',
  fat: 'fat_g',
  carbohydrate: 'carbohydrate_g',
  sugars: 'sugars_g',
  fibre: 'fibre_g',
  lactose: 'lactose_g',
  sodium: 'sodium_mg',
  potassium: 'potassium_mg',
  calcium: 'calcium_mg',
  iron: 'iron_mg',
  zinc: 'zinc_mg',
  folate: 'folate_ug',
  vitaminC: 'vitamin_c_mg',
  vitaminK: 'vitamin_k1_ug',
};

/**
 * Reads the table's lines in usda.csv: values of 100 g, by NDB number, copied letter by letter. An empty cell is an
 * unknown value.
 */
export function usdaTable(): Map<string, Nutrients> {
  return new Map(
    tableRows(tableText('usda.csv')).map((row) => [
      row['ndb'] ?? '',
      ofEachNutrient((code) => {
        const cell = row[USDA_COLUMNS[code]] ?? '';
        return cell === '' ? null : numberOf(cell);
      }),
    ]),
  );
}
