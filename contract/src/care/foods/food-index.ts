import { searchable } from '../words/table-words.ts';
import type { Food } from './foods.ts';

/** The part of a plan's item by which its food is found: the food, when one was chosen, and its name. */
export interface NamedItem {
  /** Id of a food. */
  food?: string;
  name: string;
}

/** A name as names are compared: NFC, lower case, spaces and hyphens as one space. */
export const foodName = (name: string): string =>
  searchable(name)
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ')
    .trim();

/** All names of a food as they are compared, each once. */
export const namesOf = ({ names, aliases }: Pick<Food, 'names' | 'aliases'>): string[] => [
  ...new Set([names.en, names.hi, names.gu, ...aliases].map(foodName).filter(Boolean)),
];

/** Finds foods by id, by key and by exact name. */
export class FoodIndex {
  readonly foods: readonly Food[];
  private readonly byId = new Map<string, Food>();
  private readonly byKey = new Map<string, Food>();
  private readonly byName = new Map<string, Food[]>();

  constructor(foods: readonly Food[]) {
    this.foods = foods;
    for (const food of foods) {
      this.byId.set(food.id, food);
      this.byKey.set(food.key, food);
      for (const name of namesOf(food)) this.byName.set(name, [...(this.byName.get(name) ?? []), food]);
    }
  }

  get(id: string): Food | undefined {
    return this.byId.get(id);
  }

  /** The food that recipes name by its key. */
  ofKey(key: string): Food | undefined {
    return this.byKey.get(key);
  }

  /** The food that is offered under a name. */
  named(name: string): Food | undefined {
    return this.byName.get(foodName(name))?.find(({ retired }) => !retired);
  }

  /**
   * The food that was chosen for an item, first, and every food that bears its name. A retired one counts only when it
   * was chosen, or when no other bears the name.
   */
  foodsNamed({ food, name }: NamedItem): Food[] {
    const chosen = food === undefined ? undefined : this.byId.get(food);
    const named = this.byName.get(foodName(name)) ?? [];
    const offered = named.filter(({ retired }) => !retired);
    const others = (offered.length > 0 ? offered : named).filter((one) => one !== chosen);
    return chosen ? [chosen, ...others] : others;
  }
}
