import { searchable } from '../words/table-words.ts';
import type { Food } from './foods.ts';

/** The fields of a plan's item by which its food is found: the chosen food, and the name. */
export interface NamedItem {
  /** Id of the chosen food. */
  food?: string;
  name: string;
}

/** Normalises a food's name for comparison: NFC, lower case, spaces and hyphens as one space. */
export const foodName = (name: string): string =>
  searchable(name)
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ')
    .trim();

/** All normalised names of a food, each once. */
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

  /** Finds a food by the key that recipes use. */
  ofKey(key: string): Food | undefined {
    return this.byKey.get(key);
  }

  /** Finds the food that is offered under a name. */
  named(name: string): Food | undefined {
    return this.byName.get(foodName(name))?.find(({ retired }) => !retired);
  }

  /**
   * Finds the foods of an item: the chosen one first, then all with its name. A retired food counts only if it was
   * chosen, or no other has the name.
   */
  foodsNamed({ food, name }: NamedItem): Food[] {
    const chosen = food === undefined ? undefined : this.byId.get(food);
    const named = this.byName.get(foodName(name)) ?? [];
    const offered = named.filter(({ retired }) => !retired);
    const others = (offered.length > 0 ? offered : named).filter((one) => one !== chosen);
    return chosen ? [chosen, ...others] : others;
  }

  /** The one food that an item means; undefined where its name is that of none or of several and none was chosen. */
  foodMeant(item: NamedItem): Food | undefined {
    const [food, another] = this.foodsNamed(item);
    return food && (food.id === item.food || !another) ? food : undefined;
  }
}
