import { isDeepStrictEqual } from 'node:util';
import type { DoubtfulFood } from '@clinic/contract/care/foods/food-calls';
import { foodDoubt } from '@clinic/contract/care/foods/food-doubts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ApiError } from '../../platform/http/api-error.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { FoodRecord } from './food.schema.ts';

type Valued = Pick<FoodRecord, '_id' | 'kind' | 'names' | 'per100' | 'lookedAt' | 'version'>;

/** Foods whose values cannot be right, until a doctor has looked at these values. */
@Injectable()
export class FoodDoubts {
  constructor(
    @InjectModel(FoodRecord.name) private readonly foods: Model<FoodRecord>,
    private readonly records: Records,
  ) {}

  /** Foods that are offered, by name. */
  async open(): Promise<DoubtfulFood[]> {
    const fields = { kind: 1, names: 1, per100: 1, lookedAt: 1, version: 1 };
    const offered = await this.foods.find({ retired: false }, fields).lean<Valued[]>();
    return offered
      .filter(({ per100, lookedAt }) => !isDeepStrictEqual(per100, lookedAt))
      .flatMap((food) => {
        const doubt = foodDoubt(food);
        const { _id, names, version } = food;
        return doubt ? [{ id: _id.toHexString(), name: names.en, doubt, version }] : [];
      })
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  }

  /** Marks the values of this version as looked at; they stay as they are. Throws NOT_FOUND, STALE_RECORD. */
  async lookAt(context: WriteContext, id: string, version: number): Promise<void> {
    await this.records.once(
      this.foods,
      context,
      () => this.mark(context, id, version),
      (food) => food,
    );
  }

  private async mark(context: WriteContext, id: string, version: number): Promise<FoodRecord> {
    // The contents are the same, so there is no new version and no time of a save.
    const marked = await this.records.update(
      this.foods,
      context,
      { _id: id, version },
      [{ $set: { lookedAt: '$per100' } }],
      { timestamps: false },
    );
    if (marked) return marked;
    throw new ApiError((await this.foods.exists({ _id: id })) ? 'STALE_RECORD' : 'NOT_FOUND');
  }
}
