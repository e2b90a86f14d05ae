import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import { inventoryGrid } from '@clinic/contract/grid-calls';
import { ITEM_CATEGORIES, LOW_STOCK } from '@clinic/contract/constants';
import type { Response } from 'express';
import { Audited } from '../audit/audited.ts';
import { Handles } from '../http/handles.ts';
import { ObjectIdPipe } from '../http/object-id.pipe.ts';
import { answerList } from '../rest/answer-list.ts';
import {
  byChoice,
  byIds,
  byText,
  escapeRegex,
  type ListRules,
  type RawListQuery,
} from '../rest/list-query.ts';
import { Listed } from '../rest/listed.ts';
import { InventoryService } from './inventory.service.ts';
import { ItemRecordDto } from './item.dto.ts';
import { itemView } from './item.view.ts';

const RULES: ListRules = {
  sort: {
    name: 'nameKey',
    category: 'category',
    price: 'price',
    countInStock: 'countInStock',
    updatedAt: 'updatedAt',
    id: '_id',
  },
  filter: {
    id: byIds,
    q: byText((text) => ({ nameKey: { $regex: escapeRegex(text) } })),
    category: byChoice('category', ITEM_CATEGORIES),
    low: (value) => {
      if (typeof value !== 'boolean') return undefined;
      return { countInStock: value ? { $lte: LOW_STOCK } : { $gt: LOW_STOCK } };
    },
  },
};

@Controller()
export class InventoryRestController {
  constructor(private readonly inventory: InventoryService) {}

  @Handles(inventoryGrid.list)
  @Listed(RULES)
  list(@Query() raw: RawListQuery, @Res({ passthrough: true }) response: Response) {
    return answerList(response, 'inventory', { raw, rules: RULES }, (query) => this.inventory.list(query));
  }

  @Handles(inventoryGrid.get)
  async get(@Param('id', ObjectIdPipe) id: string) {
    return itemView(await this.inventory.get(id));
  }

  @Handles(inventoryGrid.create)
  @Audited('create', 'item')
  async create(@Body() fields: ItemRecordDto) {
    return itemView(await this.inventory.create(fields));
  }

  @Handles(inventoryGrid.update)
  @Audited('update', 'item')
  async update(@Param('id', ObjectIdPipe) id: string, @Body() fields: ItemRecordDto) {
    return itemView(await this.inventory.update(id, fields));
  }

  @Handles(inventoryGrid.remove)
  @Audited('delete', 'item')
  async remove(@Param('id', ObjectIdPipe) id: string) {
    return itemView(await this.inventory.remove(id));
  }
}
