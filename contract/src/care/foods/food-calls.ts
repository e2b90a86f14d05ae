import { callTable } from '../../calls.ts';
import type { FoodGroup } from './food-groups.ts';
import type { Food, FoodFields } from './foods.ts';

export interface CatalogueAnswer {
  /** Version of the whole catalogue; every change raises it. */
  version: number;
  /** Null: the caller's catalogue is current. */
  foods: Food[] | null;
}

/** A new food; the server computes a dish's facts from its recipe. */
export interface SaveFood extends FoodFields {
  /** Why a content, a diet or a herb was removed, 3–300 characters; otherwise empty. */
  because: string;
}
export interface ChangeFood extends SaveFood {
  /** The version that was read; an older one answers 409. */
  version: number;
  retired: boolean;
}

/** A food whose values are implausible. */
export interface DoubtfulFood {
  id: string;
  name: string;
  /** The reason: "Protein: 1,250 g in 100 g". */
  doubt: string;
  /** The version with these values. */
  version: number;
}
export interface DoubtfulFoods {
  /** Implausible foods whose present values no doctor has confirmed, by name. */
  foods: DoubtfulFood[];
}

/** A food of a client's plan: names, recipe and method, and nothing of its values. */
export interface PlanFood extends Pick<
  Food,
  'id' | 'key' | 'names' | 'aliases' | 'units' | 'recipe' | 'yieldGrams' | 'method'
> {
  /** Names of the plan that mean this food; none for a part of a recipe alone. */
  called: string[];
  /** The part of a shop that has it; left out for dishes and for foods of the clinic's own. */
  group?: FoodGroup;
}

export interface FoodsOfPlan {
  foods: PlanFood[];
}

/** Calls of the clinic's foods, which all doctors share. */
export interface FoodCalls {
  /** `since`: the version that the caller has. */
  all: { query: { since?: number }; answer: CatalogueAnswer };
  /** Adds a food. 400 for recipes that contain each other, 409 FOOD_NAME_TAKEN for another food's name. */
  create: { body: SaveFood; answer: { food: Food } };
  /** Changes a food. 409 STALE_RECORD, FOOD_NAME_TAKEN. */
  change: { body: ChangeFood; answer: { food: Food } };
  doubtful: { answer: DoubtfulFoods };
  /** The foods of a client's published plan and of their recipes: to the client and to the own doctor. */
  ofPlan: { answer: FoodsOfPlan };
  /** Marks an implausible food as looked at: the values are right, or will be changed. 409 STALE_RECORD. */
  lookedAt: { body: { version: number }; answer: DoubtfulFoods };
}

export const foodCalls = callTable<FoodCalls>()({
  all: ['GET /foods/all', 'doctor'],
  create: ['POST /foods', 'doctor'],
  change: ['PUT /foods/:id', 'doctor'],
  doubtful: ['GET /foods/doubtful', 'doctor'],
  ofPlan: ['GET /foods/ofPlan/:clientId', 'doctor', 'client'],
  lookedAt: ['PUT /foods/:id/lookedAt', 'doctor'],
});
