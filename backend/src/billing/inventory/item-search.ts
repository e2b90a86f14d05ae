import type { FoundItem } from '@clinic/contract/dashboards/search-calls';
import { typedWords } from '@clinic/contract/reading/names';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { contains } from '../../platform/rest/list-filters.ts';
import { ItemRecord } from './item.schema.ts';

const byName = contains('nameKey');

/** Finds items by words of their names, as their list does. */
@Injectable()
export class ItemSearch {
  constructor(@InjectModel(ItemRecord.name) private readonly items: Model<ItemRecord>) {}

  async find(text: string, limit: number): Promise<FoundItem[]> {
    if (typedWords(text).length === 0) return [];
    const found = await this.items
      .find(byName(text), { name: 1, category: 1 })
      .sort({ nameKey: 1, _id: 1 })
      .limit(limit)
      .lean<ItemRecord[]>();
    return found.map(({ _id, name, category }) => ({ id: _id.toHexString(), name, category }));
  }
}
