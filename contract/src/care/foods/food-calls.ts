import { callTable } from '../../calls.ts';
import type { Food, FoodFields } from './foods.ts';

export interface CatalogueAnswer {
  /** The version of the whole catalogue: it grows with each change. */
  version: number;
  /** Null: what the caller has is current. */
  foods: Food[] | null;
}

/** Body of a new food; of a dish, what its recipe says is computed by the server. */
export interface SaveFood extends FoodFields {
  /** Why a content, a diet or a herb was taken away, 3–300 characters; else empty. */
  because: string;
}
export interface ChangeFood extends SaveFood {
  /** The version that was read; an older one answers 409. */
  version: number;
  retired: boolean;
}

/** A food whose values cannot be right. */
export interface DoubtfulFood {
  id: string;
  name: string;
  /** "Protein: 1,250 g in 100 g" */
  doubt: string;
  /** The version that is looked at. */
  version: number;
}
export interface DoubtfulFoods {
  /** Foods whose present values no doctor has looked at, by name. */
  foods: DoubtfulFood[];
}

/** The clinic's foods, of any doctor. */
export interface FoodCalls {
  /** `since`: the version that the caller has. */
  all: { query: { since?: number }; answer: CatalogueAnswer };
  /** 400 for a cycle of recipes, 409 FOOD_NAME_TAKEN for a name of another food. */
  create: { body: SaveFood; answer: { food: Food } };
  /** 409 STALE_RECORD, FOOD_NAME_TAKEN. */
  change: { body: ChangeFood; answer: { food: Food } };
  doubtful: { answer: DoubtfulFoods };
  /** The values are right as they are, or their food is about to be changed. 409 STALE_RECORD. */
  lookedAt: { body: { version: number }; answer: DoubtfulFoods };
}

export const foodCalls = callTable<FoodCalls>()({
  all: ['GET /foods/all', 'doctor'],
  create: ['POST /foods', 'doctor'],
  change: ['PUT /foods/:id', 'doctor'],
  doubtful: ['GET /foods/doubtful', 'doctor'],
  lookedAt: ['PUT /foods/:id/lookedAt', 'doctor'],
});
