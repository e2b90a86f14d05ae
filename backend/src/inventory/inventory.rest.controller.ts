import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ITEM_CATEGORIES, LOW_STOCK } from '@clinic/contract/constants';
import type { InventoryItem } from '@clinic/contract/inventory';
import type { Response } from 'express';
import { Audited } from '../audit/audited.ts';
import { Roles } from '../auth/decorators.ts';
import { ObjectIdPipe } from '../http/object-id.pipe.ts';
import { answerPage } from '../rest/content-range.ts';
import {
  byChoice,
  byIds,
  byText,
  escapeRegex,
  readListQuery,
  type ListRules,
  type RawListQuery,
} from '../rest/list-query.ts';
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

@Controller('rest/inventory')
export class InventoryRestController {
  constructor(private readonly inventory: InventoryService) {}

  @Roles('assistant', 'admin')
  @Get()
  async list(
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<InventoryItem[]> {
    const query = await readListQuery(raw, RULES);
    return answerPage(response, 'inventory', await this.inventory.list(query), query.offset, itemView);
  }

  @Roles('assistant', 'admin')
  @Get(':id')
  async get(@Param('id', ObjectIdPipe) id: string): Promise<InventoryItem> {
    return itemView(await this.inventory.get(id));
  }

  @Roles('assistant')
  @Audited('create', 'item')
  @Post()
  @HttpCode(200)
  async create(@Body() fields: ItemRecordDto): Promise<InventoryItem> {
    return itemView(await this.inventory.create(fields));
  }

  @Roles('assistant')
  @Audited('update', 'item')
  @Put(':id')
  async update(@Param('id', ObjectIdPipe) id: string, @Body() fields: ItemRecordDto): Promise<InventoryItem> {
    return itemView(await this.inventory.update(id, fields));
  }

  @Roles('assistant')
  @Audited('delete', 'item')
  @Delete(':id')
  async remove(@Param('id', ObjectIdPipe) id: string): Promise<InventoryItem> {
    return itemView(await this.inventory.remove(id));
  }
}
