import { FoodIndex } from '@clinic/contract/care/foods/food-index';
import type { CatalogueAnswer } from '@clinic/contract/care/foods/food-calls';
import type { Food } from '@clinic/contract/care/foods/foods';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { remembered } from '../../platform/database/list-memory.ts';
import { FoodRecord } from './food.schema.ts';
import { foodView, IN_VIEW } from './food.view.ts';

interface Catalogue {
  version: number;
  foods: Food[];
  index: FoodIndex;
}

/**
 * Keeps all foods in memory. The catalogue's version is the sum of the foods' versions: none is ever deleted, so it
 * grows with each change on any server, without a clock. It is read again after ten seconds, and at once after a write
 * of this server.
 */
@Injectable()
export class FoodCatalogue {
  private known?: { version: number; catalogue: Promise<Catalogue> };

  constructor(@InjectModel(FoodRecord.name) private readonly foods: Model<FoodRecord>) {}

  async index(): Promise<FoodIndex> {
    return (await this.get()).index;
  }

  /** Returns the catalogue, without the foods when the caller has this version. */
  async since(version: number | undefined): Promise<CatalogueAnswer> {
    const current = await this.version();
    if (current === version) return { version, foods: null };
    const catalogue = await this.get();
    return { version: catalogue.version, foods: catalogue.foods };
  }

  private async get(): Promise<Catalogue> {
    const version = await this.version();
    if (this.known?.version === version) return this.known.catalogue;
    const catalogue = this.read(version);
    const known = { version, catalogue };
    this.known = known;
    // A failed read is not kept: the database may be back for the next request.
    catalogue.catch(() => {
      if (this.known === known) this.known = undefined;
    });
    return catalogue;
  }

  /**
   * Reads all foods. Foods that change meanwhile raise the version again, so that the next read gets them and none is
   * missed.
   */
  private async read(version: number): Promise<Catalogue> {
    const records = await this.foods.find({}, IN_VIEW).lean<FoodRecord[]>();
    const foods = records.map(foodView);
    return { version, foods, index: new FoodIndex(foods) };
  }

  private version(): Promise<number> {
    return remembered(this.foods, 'version', async () => {
      const [sum] = await this.foods.aggregate<{ version: number }>([
        // This condition lets the index alone answer.
        { $match: { version: { $gte: 1 } } },
        { $group: { _id: null, version: { $sum: '$version' } } },
      ]);
      return sum?.version ?? 0;
    });
  }
}
