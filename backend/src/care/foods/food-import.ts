import { counted } from '@clinic/contract/platform/counted';
import { emptyFood, NO_VALUES } from '@clinic/contract/care/foods/empty-food';
import { foodName } from '@clinic/contract/care/foods/food-index';
import { NUTRIENTS, type Food } from '@clinic/contract/care/foods/foods';
import { Injectable } from '@nestjs/common';
import type { SaveFood } from '@clinic/contract/care/foods/food-calls';
import { ApiError } from '../../platform/http/api-error.ts';
import { job } from '../../platform/writes/write-context.ts';
import { Foods } from './foods.service.ts';
import type { FoodTable, RefusedRow, TableRow } from './food-table.ts';

/** The result of reading a table. */
export interface ImportedFoods {
  added: string[];
  changed: string[];
  same: number;
  refused: RefusedRow[];
}

const BY_THE_OPERATOR = { id: '', name: 'the operator', role: 'admin' } as const;

/** Takes a composition table into the catalogue: its values, and foods that are not there yet. */
@Injectable()
export class FoodImport {
  constructor(private readonly foods: Foods) {}

  /** Imports a table; `of` is its name, given as the source of its values. */
  async importTable(table: FoodTable, of: string): Promise<ImportedFoods> {
    const done: ImportedFoods = { added: [], changed: [], same: 0, refused: [...table.refused] };
    for (const row of table.rows) {
      try {
        await this.takeRow(row, of, done);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        done.refused.push({ line: row.line, name: row.names.en, reason: error.message });
      }
    }
    return done;
  }

  private async takeRow(row: TableRow, of: string, done: ImportedFoods): Promise<void> {
    const source = { of, ref: `line ${row.line}`, sure: row.sure };
    // The index is read again, since this server has just written.
    const found = (await this.foods.index()).named(row.names.en);
    const refuse = (reason: string) => done.refused.push({ line: row.line, name: row.names.en, reason });
    if (!found) {
      if (!row.diet) return void refuse('It is not in the catalogue, and the table does not say its diet.');
      await this.foods.create(job(BY_THE_OPERATOR), newFood({ ...row, diet: row.diet }, source));
      done.added.push(row.names.en);
      return;
    }
    if (found.kind === 'dish')
      return void refuse(`${found.names.en} is a dish: its values follow from its recipe.`);
    const per100 = { ...found.per100, ...row.per100 };
    if (NUTRIENTS.every(({ code }) => per100[code] === found.per100[code])) {
      done.same += 1;
      return;
    }
    await this.foods.change(job(BY_THE_OPERATOR), found.id, {
      ...bodyOf(found),
      per100,
      source,
    });
    done.changed.push(found.names.en);
  }
}

const bodyOf = ({ id: _id, key: _key, shipped: _shipped, updatedAt: _at, ...food }: Food) => ({
  ...food,
  because: '',
});

const newFood = (
  { names, aliases, diet, contains, mayContain, avoid, traits, units, per100 }: TableRow & Pick<Food, 'diet'>,
  source: Food['source'],
): SaveFood => ({
  ...emptyFood(names.en),
  names,
  aliases: aliases.filter((alias) => foodName(alias) !== foodName(names.en)),
  units,
  per100: { ...NO_VALUES, ...per100 },
  diet,
  contains,
  mayContain,
  avoid,
  traits,
  source,
  because: '',
});

/** Says the result to a person. */
export function importWords(
  { added, changed, same, refused }: ImportedFoods,
  { reckoned }: FoodTable,
): string {
  const list = (words: string, names: readonly string[]) =>
    names.length > 0 ? [`${words}: ${names.join(', ')}.`] : [];
  const taken = reckoned.filter((name) => !refused.some((row) => row.name === name));
  return [
    `${counted(added.length, 'food')} added, ${counted(changed.length, 'food')} changed, ${same} as they were, ${refused.length} refused.`,
    ...list('Energy reckoned from protein, fat and carbohydrate (estimate)', taken),
    ...refused.map(({ line, name, reason }) => `Line ${line}, ${name || 'without a name'}: ${reason}`),
  ].join('\n');
}
