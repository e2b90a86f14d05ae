import { FOOD_LIMITS, foodProblems } from '@clinic/contract/care/foods/food-rules';
import { takenAway, type FoodTags } from '@clinic/contract/care/foods/food-tags';
import type { FoodFacts, FoodFields } from '@clinic/contract/care/foods/foods';
import { listed } from '@clinic/contract/platform/listed';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { ApiError, invalid } from '../../platform/http/api-error.ts';
import { FoodRecipes } from './food-recipes.ts';
import { FoodRecord } from './food.schema.ts';

/** Refuses a food with wrong values, names or recipe. */
@Injectable()
export class FoodChecks {
  constructor(
    @InjectModel(FoodRecord.name) private readonly foods: Model<FoodRecord>,
    private readonly recipes: FoodRecipes,
  ) {}

  /**
   * Returns the facts that follow from the recipe of a dish, null for an ingredient. Throws INVALID_INPUT
   * with all that is wrong.
   */
  async factsOf(fields: FoodFields, key?: string): Promise<FoodFacts | null> {
    const [first, ...more] = foodProblems(fields);
    if (first) {
      const details: Record<string, string[]> = {};
      for (const { field, text } of [first, ...more]) details[field] = [...(details[field] ?? []), text];
      throw new ApiError('INVALID_INPUT', { message: first.text, details });
    }
    return this.recipes.factsOf(fields, key);
  }

  /** Returns the reason of a change that removes a tag; empty when it removes none. Throws INVALID_INPUT. */
  reasonOf(before: FoodTags & Pick<FoodRecord, 'shippedTags'>, after: FoodTags, because: string): string {
    const gone = takenAway(before, after);
    if (gone.length === 0) return '';
    const kept = before.shippedTags ? takenAway(before.shippedTags, after) : [];
    if (kept.length > 0)
      throw invalid(
        'contains',
        `This food came with the product: ${listed(kept)} cannot be taken away. Please copy it and change the copy.`,
      );
    const { min, max } = FOOD_LIMITS.because;
    const reason = because.trim();
    if (reason.length < min || reason.length > max)
      throw invalid(
        'because',
        `Please say in ${min} to ${max} characters why you take away: ${listed(gone)}.`,
      );
    return reason;
  }

  /** Makes the write, and says which food has the name when the unique index refuses it. */
  async withName<Result>(
    { _id, nameKeys }: Pick<FoodRecord, '_id' | 'nameKeys'>,
    write: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await write();
    } catch (error) {
      if (!isDuplicateKey(error, 'nameKeys')) throw error;
      const other = await this.foods
        .findOne(
          { nameKeys: { $in: nameKeys }, retired: false, _id: { $ne: _id } },
          { names: 1, nameKeys: 1 },
        )
        .lean<Pick<FoodRecord, 'names' | 'nameKeys'>>();
      const name = nameKeys.find((one) => other?.nameKeys.includes(one));
      const message =
        other && name
          ? `“${name}” is a name of ${other.names.en}. Please use that food, or another name.`
          : undefined;
      throw new ApiError('FOOD_NAME_TAKEN', { message, ...(message && { details: { names: [message] } }) });
    }
  }
}
