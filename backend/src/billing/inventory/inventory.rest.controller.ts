import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import { inventoryGrid } from '@clinic/contract/grid-calls';
import { ITEM_CATEGORIES, LOW_STOCK } from '@clinic/contract/constants';
import type { Response } from 'express';
import { Audited } from '../../platform/audit/audited.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { answerList } from '../../platform/rest/answer-list.ts';
import { byChoice, byIds, byText, escapeRegex } from '../../platform/rest/list-filters.ts';
import type { ListRules, RawListQuery } from '../../platform/rest/list-query.ts';
import { Listed } from '../../platform/rest/listed.ts';
import { InventoryService } from './inventory.service.ts';
import { ItemRemovals } from './item-removals.ts';
import { ItemRecordDto } from './item.dto.ts';

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
  constructor(
    private readonly inventory: InventoryService,
    private readonly removals: ItemRemovals,
  ) {}

  @Handles(inventoryGrid.list)
  @Listed(RULES)
  list(@Query() raw: RawListQuery, @Res({ passthrough: true }) response: Response) {
    return answerList(response, 'inventory', { raw, rules: RULES }, (query) => this.inventory.list(query));
  }

  @Handles(inventoryGrid.get)
  get(@Param('id', ObjectIdPipe) id: string) {
    return this.inventory.get(id);
  }

  @Handles(inventoryGrid.create)
  @Audited('create', 'item')
  create(@Body() fields: ItemRecordDto) {
    return this.inventory.create(fields);
  }

  @Handles(inventoryGrid.update)
  @Audited('update', 'item')
  update(@Param('id', ObjectIdPipe) id: string, @Body() fields: ItemRecordDto) {
    return this.inventory.update(id, fields);
  }

  @Handles(inventoryGrid.remove)
  @Audited('delete', 'item')
  remove(@Param('id', ObjectIdPipe) id: string) {
    return this.removals.remove(id);
  }
}
