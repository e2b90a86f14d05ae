import { joinTags } from '@clinic/contract/care/foods/food-tags';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../platform/http/api-error.ts';
import { VersionedRecords } from '../../platform/writes/versioned-records.ts';
import type { Settling } from '../../platform/writes/records.ts';
import { FoodRecipes } from './food-recipes.ts';
import type { FoodRecord } from './food.schema.ts';
import { tagsOf } from './food.view.ts';

/** Dishes that are in themselves: two saves at once make one of two recipes of which each is right. */
@Injectable()
export class FoodLoops {
  constructor(
    private readonly recipes: FoodRecipes,
    private readonly versioned: VersionedRecords,
  ) {}

  /** A saved recipe is looked at again when it is there, since another save may have come meanwhile. */
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

  /** A dish that is in itself, as it was when it was not, with what follows today; undefined: it always was. */
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
        // That recipe is too deep by now.
        if (!(error instanceof ApiError)) throw error;
      }
    }
    return undefined;
  }
}
