import { isDeepStrictEqual } from 'node:util';
import { joinTags } from '@clinic/contract/care/foods/food-tags';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { retryOnConflict } from '../../platform/database/conditional-write.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { Effects } from '../../platform/writes/effects.ts';
import type { Effect } from '../../platform/writes/envelope.ts';
import { VersionedRecords } from '../../platform/writes/versioned-records.ts';
import { job } from '../../platform/writes/write-context.ts';
import { FoodRecipes } from './food-recipes.ts';
import { FoodRecord } from './food.schema.ts';
import { tagsOf } from './food.view.ts';

const DISHES_FOLLOW = 'dishes-follow';
const LOOK_AT_PLANS = 'look-at-plans';

type Named = Pick<FoodRecord, '_id' | 'nameKeys'>;

/** What follows from a changed food: the dishes that it is in, and what is looked at again because of it. */
@Injectable()
export class FoodEffects implements OnModuleInit {
  private readonly logger = new Logger(FoodEffects.name);
  private readonly looks: ((named: readonly string[]) => Promise<void>)[] = [];

  constructor(
    @InjectModel(FoodRecord.name) private readonly foods: Model<FoodRecord>,
    private readonly recipes: FoodRecipes,
    private readonly versioned: VersionedRecords,
    private readonly effects: Effects,
  ) {}

  onModuleInit(): void {
    this.effects.handle<FoodRecord>(FoodRecord.name, DISHES_FOLLOW, (food) => this.follow(food));
    // Many clients may eat it: the answer does not wait for their plans.
    this.effects.handle<FoodRecord>(
      FoodRecord.name,
      LOOK_AT_PLANS,
      async (_food, { data }) => {
        const { named } = data as { named: string[] };
        for (const look of this.looks) await look(named);
      },
      'behind',
    );
  }

  whenChanged(look: (named: readonly string[]) => Promise<void>): void {
    this.looks.push(look);
  }

  /** `before`: of a food that was there. */
  ofChange(at: Date, { _id, nameKeys }: Named, before?: Named): Effect[] {
    const key = (kind: string) => `${kind}:${at.getTime()}`;
    const named = [...new Set([_id.toHexString(), ...nameKeys, ...(before?.nameKeys ?? [])])];
    return [
      ...(before ? [{ key: key(DISHES_FOLLOW), kind: DISHES_FOLLOW, at }] : []),
      { key: key(LOOK_AT_PLANS), kind: LOOK_AT_PLANS, at, data: { named } },
    ];
  }

  private async follow({ key, savedBy }: FoodRecord): Promise<void> {
    const dishes = this.foods
      .find({ 'recipe.food': key }, { _id: 1 })
      .lean<Pick<FoodRecord, '_id'>[]>()
      .cursor();
    for await (const { _id } of dishes)
      await retryOnConflict(async () => {
        const dish = await this.foods.findById(_id).lean<FoodRecord>();
        return dish ? this.followIn(dish, savedBy) : true;
      });
  }

  /** Null when another change came first. */
  private async followIn(dish: FoodRecord, savedBy: FoodRecord['savedBy']): Promise<unknown> {
    const recipe = await this.recipes.factsOf(dish, dish.key).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      // Two changes at once have made a cycle: who opens the dish is told.
      this.logger.warn(`The values of the food ${dish.key} stay as they are: ${error.message}`);
    });
    if (!recipe || !dish.own) return true;
    const facts = { per100: recipe.per100, ...joinTags(recipe, dish.own) };
    if (isDeepStrictEqual(facts, { per100: dish.per100, ...tagsOf(dish) })) return true;
    const updatedAt = this.versioned.nextInstant(dish);
    const effects = this.ofChange(updatedAt, dish, dish);
    const which = { model: this.foods, kind: 'food' };
    const change = { ...facts, savedBy, updatedAt };
    return this.versioned.replace(job(), which, dish, change, effects);
  }
}
