import { joinTags } from '@clinic/contract/care/foods/food-tags';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../platform/http/api-error.ts';
import { VersionedRecords } from '../../platform/writes/versioned-records.ts';
import type { Settling } from '../../platform/writes/records.ts';
import { FoodRecipes } from './food-recipes.ts';
import type { FoodRecord } from './food.schema.ts';
import { tagsOf } from './food.view.ts';

/** Finds dishes that contain themselves: two saves at once can make such a pair of two right recipes. */
@Injectable()
export class FoodLoops {
  constructor(
    private readonly recipes: FoodRecipes,
    private readonly versioned: VersionedRecords,
  ) {}

  /** Checks a saved recipe once more when it is stored, since another save may have come meanwhile. */
  refused(
    before: FoodRecord,
    change: Partial<FoodRecord> & Pick<FoodRecord, 'updatedAt'>,
  ): Settling<FoodRecord> {
    const fields = Object.keys(change) as (keyof FoodRecord)[];
    return {
      check: async (saved) => void (await this.recipes.factsOf(saved, saved.key)),
      which: ({ _id, version }) => ({ _id, version }),
      back: {
        $set: {
          ...Object.fromEntries(fields.map((field) => [field, before[field]])),
          updatedAt: this.versioned.nextInstant(change),
        },
        // The catalogue's version is the sum of the foods' and never falls.
        $inc: { version: 1 },
      },
    };
  }

  isInItself({ recipe, key }: Pick<FoodRecord, 'recipe' | 'key'>): Promise<boolean> {
    return this.recipes.comesBack(recipe, key);
  }

  /** Returns the dish before it contained itself, with what follows today; undefined when it always did. */
  async stateBefore(dish: FoodRecord): Promise<Partial<FoodRecord> | undefined> {
    const [, ...states] = await this.versioned.history(dish, (state) => state);
    for (const { body } of states) {
      if (await this.isInItself(body)) continue;
      const { kind, recipe, yieldGrams, own, savedBy } = body;
      try {
        const facts = await this.recipes.factsOf(body);
        const tags = facts && own ? joinTags(facts, own) : tagsOf(body);
        return { kind, recipe, yieldGrams, own, savedBy, per100: (facts ?? body).per100, ...tags };
      } catch (error) {
        // The earlier recipe is nested too deeply by now.
        if (!(error instanceof ApiError)) throw error;
      }
    }
    return undefined;
  }
}
