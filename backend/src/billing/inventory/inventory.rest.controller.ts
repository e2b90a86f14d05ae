import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import { inventoryGrid } from '@clinic/contract/grid-calls';
import { ITEM_CATEGORIES, LOW_STOCK } from '@clinic/contract/constants';
import type { Response } from 'express';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { answerList } from '../../platform/rest/answer-list.ts';
import { byChoice, byIds, byText, contains } from '../../platform/rest/list-filters.ts';
import type { ListRules, RawListQuery } from '../../platform/rest/list-query.ts';
import { Listed } from '../../platform/rest/listed.ts';
import { InventoryService } from './inventory.service.ts';
import { GOODS } from './item.schema.ts';
import { ItemRemovals } from './item-removals.ts';
import { ItemRecordDto } from './item.dto.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

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
    q: byText(contains('nameKey')),
    category: byChoice('category', ITEM_CATEGORIES),
    low: (value) => {
      if (typeof value !== 'boolean') return undefined;
      if (value) return { countInStock: { $lte: LOW_STOCK }, ...GOODS };
      return { $or: [{ countInStock: { $gt: LOW_STOCK } }, { kind: 'service' }] };
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

  @Command(inventoryGrid.create, { action: 'create', kind: 'item' })
  create(@CommandContext() context: WriteContext, @Body() fields: ItemRecordDto) {
    return this.inventory.create(context, fields);
  }

  @Command(inventoryGrid.update, { action: 'update', kind: 'item' })
  update(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() fields: ItemRecordDto,
  ) {
    return this.inventory.update(context, id, fields);
  }

  @Command(inventoryGrid.remove, { action: 'delete', kind: 'item' })
  remove(@CommandContext() context: WriteContext, @Param('id', ObjectIdPipe) id: string) {
    return this.removals.remove(context, id);
  }
}
