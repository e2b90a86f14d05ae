import { isDeepStrictEqual } from 'node:util';
import { joinTags } from '@clinic/contract/care/foods/food-tags';
import type { FoodFacts } from '@clinic/contract/care/foods/foods';
import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { retryOnConflict } from '../../platform/database/conditional-write.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { ManyAnswers } from '../../platform/ports/port.ts';
import type { Effect } from '../../platform/writes/envelope.ts';
import { VersionedRecords } from '../../platform/writes/versioned-records.ts';
import { job } from '../../platform/writes/write-context.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';
import { BY_THE_PRODUCT, DISHES_FOLLOW, effectsOfChange, LOOK_AT_PLANS } from './food-changes.ts';
import { FoodLoops } from './food-loops.ts';
import { FoodRecipes } from './food-recipes.ts';
import { FoodRecord } from './food.schema.ts';
import { tagsOf } from './food.view.ts';

/**
 * Runs after each change of a food, with its id and all present and former names in the form in which names are
 * compared.
 */
@Injectable()
export class WhenFoodsChange extends ManyAnswers<(named: readonly string[]) => Promise<void>> {}

/** Does what follows from a changed food: computes the dishes with it again, and has plans checked again. */
@Injectable()
export class FoodEffects {
  private readonly logger = new Logger(FoodEffects.name);

  constructor(
    @InjectModel(FoodRecord.name) private readonly foods: Model<FoodRecord>,
    private readonly recipes: FoodRecipes,
    private readonly loops: FoodLoops,
    private readonly versioned: VersionedRecords,
    private readonly whenFoodsChange: WhenFoodsChange,
  ) {}

  /** The answer does not wait for the plans, since many clients may eat the food. */
  @OnEffect({ of: FoodRecord, kinds: [LOOK_AT_PLANS], when: 'behind' })
  async lookAtPlans(_food: FoodRecord, { data }: Effect): Promise<void> {
    const { named } = data as { named: string[] };
    for (const look of this.whenFoodsChange.all) await look(named);
  }

  @OnEffect({ of: FoodRecord, kinds: [DISHES_FOLLOW] })
  async follow(food: FoodRecord): Promise<void> {
    const { _id: own, key, savedBy } = food;
    if (food.kind === 'dish' && (await this.loops.isInItself(food))) await this.followInOne(own, savedBy);
    const dishes = this.foods
      .find({ 'recipe.food': key }, { _id: 1 })
      .lean<Pick<FoodRecord, '_id'>[]>()
      .cursor();
    for await (const { _id } of dishes) await this.followInOne(_id, savedBy);
  }

  private async followInOne(id: FoodRecord['_id'], savedBy: FoodRecord['savedBy']): Promise<void> {
    await retryOnConflict(async () => {
      const dish = await this.foods.findById(id).lean<FoodRecord>();
      return dish ? this.followIn(dish, savedBy) : true;
    });
  }

  /** Null when another change came first. */
  private async followIn(dish: FoodRecord, by: FoodRecord['savedBy']): Promise<unknown> {
    // A food that a doctor has changed stays the doctor's, also when the product's values reach it.
    const savedBy = isDeepStrictEqual(by, BY_THE_PRODUCT) ? dish.savedBy : by;
    const isLoop = await this.loops.isInItself(dish);
    if (isLoop) this.logger.warn(`The food ${dish.key} was in itself: it is what it was before.`);
    const facts = isLoop ? await this.loops.stateBefore(dish) : await this.factsOf(dish);
    if (!facts) return true;
    const updatedAt = this.versioned.nextInstant(dish);
    const effects = effectsOfChange(updatedAt, dish, dish);
    const which = { model: this.foods, kind: 'food' };
    return this.versioned.replace(job(), which, dish, { savedBy, ...facts, updatedAt }, effects);
  }

  /** Returns a dish as its recipe makes it; undefined when it is so already. */
  private async factsOf(dish: FoodRecord): Promise<FoodFacts | undefined> {
    const recipe = await this.recipes.factsOf(dish, dish.key).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      // Two changes at once have nested it too deeply: the screen says so when the dish is opened.
      this.logger.warn(`The values of the food ${dish.key} stay as they are: ${error.message}`);
    });
    if (!recipe || !dish.own) return undefined;
    const facts = { per100: recipe.per100, ...joinTags(recipe, dish.own) };
    return isDeepStrictEqual(facts, { per100: dish.per100, ...tagsOf(dish) }) ? undefined : facts;
  }
}
