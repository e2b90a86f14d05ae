import type { CatalogueAnswer, ChangeFood, SaveFood } from '@clinic/contract/care/foods/food-calls';
import type { FoodIndex } from '@clinic/contract/care/foods/food-index';
import { MAX_FOODS, type Food } from '@clinic/contract/care/foods/foods';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { ApiError } from '../../platform/http/api-error.ts';
import { Records } from '../../platform/writes/records.ts';
import { VersionedRecords } from '../../platform/writes/versioned-records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { FoodCatalogue } from './food-catalogue.ts';
import { effectsOfChange } from './food-changes.ts';
import { FoodChecks } from './food-checks.ts';
import { FoodLoops } from './food-loops.ts';
import { FoodRecord } from './food.schema.ts';
import { foodView, storedFood } from './food.view.ts';

const KIND = 'food';

/** Reads and writes the clinic's foods, which all doctors share. */
@Injectable()
export class Foods {
  constructor(
    @InjectModel(FoodRecord.name) private readonly foods: Model<FoodRecord>,
    private readonly records: Records,
    private readonly versioned: VersionedRecords,
    private readonly catalogue: FoodCatalogue,
    private readonly checks: FoodChecks,
    private readonly loops: FoodLoops,
  ) {}

  /** Returns all foods with this server's changes; those of another server may be ten seconds old. */
  index(): Promise<FoodIndex> {
    return this.catalogue.index();
  }

  since(version: number | undefined): Promise<CatalogueAnswer> {
    return this.catalogue.since(version);
  }

  /** Throws INVALID_INPUT, FOOD_NAME_TAKEN, FOODS_FULL. */
  async create(context: WriteContext, sent: SaveFood): Promise<Food> {
    const saved = await this.records.once(
      this.foods,
      context,
      () => this.insert(context, sent),
      (record) => record,
    );
    return foodView(saved);
  }

  /** Throws NOT_FOUND, INVALID_INPUT, STALE_RECORD, FOOD_NAME_TAKEN. */
  async change(context: WriteContext, id: string, sent: ChangeFood): Promise<Food> {
    const saved = await this.records.once(
      this.foods,
      context,
      () => this.replace(context, id, sent),
      (record) => record,
    );
    return foodView(saved);
  }

  private async insert(context: WriteContext, sent: SaveFood): Promise<FoodRecord> {
    const food = storedFood(sent, await this.checks.factsOf(sent));
    if ((await this.foods.countDocuments()) >= MAX_FOODS) throw new ApiError('FOODS_FULL');
    const _id = new Types.ObjectId();
    const at = this.versioned.nextInstant(null);
    const fields = {
      ...food,
      _id,
      // The prefix keeps the key apart from all that the product brings with a later release.
      key: `own-${_id.toHexString()}`,
      retired: false,
      savedBy: context.author,
    };
    return this.checks.withName(fields, () =>
      this.records.insert(this.foods, context, fields, { effects: effectsOfChange(at, fields) }),
    );
  }

  private async replace(context: WriteContext, id: string, sent: ChangeFood): Promise<FoodRecord> {
    const before = await this.foods.findById(id).lean<FoodRecord>();
    if (!before) throw new ApiError('NOT_FOUND');
    if (before.version !== sent.version) throw new ApiError('STALE_RECORD');
    const food = storedFood(sent, await this.checks.factsOf(sent, before.key));
    const because = this.checks.reasonOf(before, food, sent.because);
    const updatedAt = this.versioned.nextInstant(before);
    const change = { ...food, retired: sent.retired, because, savedBy: context.author, updatedAt };
    const effects = effectsOfChange(updatedAt, { ...change, _id: before._id }, before);
    const settling = food.kind === 'dish' ? this.loops.refused(before, change) : undefined;
    const saved = await this.checks.withName({ ...change, _id: before._id }, () =>
      this.versioned.replace(context, { model: this.foods, kind: KIND }, before, change, effects, settling),
    );
    if (!saved) throw new ApiError('STALE_RECORD');
    return saved;
  }
}
