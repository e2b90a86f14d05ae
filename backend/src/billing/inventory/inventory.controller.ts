import { counted } from '@clinic/contract/platform/counted';
import { Body, Controller, Param, Query, Res, UploadedFile, UseInterceptors } from '@nestjs/common';
import { inventoryCalls } from '@clinic/contract/billing/inventory-calls';
import { FileInterceptor } from '@nestjs/platform-express';
import { FILE_NEEDED, INVENTORY_FILE } from '@clinic/contract/billing/inventory';
import type { Response } from 'express';
import { Audited, AuditedOnce } from '../../platform/audit/audited.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { Multipart } from '../../platform/http/body.guard.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { invalid } from '../../platform/http/api-error.ts';
import { sendInPieces } from '../../platform/http/sent-in-pieces.ts';
import { InventoryImports } from './inventory-imports.service.ts';
import { InventoryService } from './inventory.service.ts';
import { ItemRemovals } from './item-removals.ts';
import { ItemDto, TakeStockDto, UploadQueryDto } from './item.dto.ts';

@Controller()
export class InventoryController {
  constructor(
    private readonly inventory: InventoryService,
    private readonly removals: ItemRemovals,
    private readonly imports: InventoryImports,
  ) {}

  @Handles(inventoryCalls.all)
  async getAllItems() {
    return { items: await this.inventory.all() };
  }

  @Handles(inventoryCalls.add)
  @Audited('create', 'item')
  async addItem(@Body() fields: ItemDto) {
    return { item: await this.inventory.create(fields), message: 'Item added successfully' };
  }

  @Handles(inventoryCalls.update)
  @Audited('update', 'item')
  async updateItem(@Param('id', ObjectIdPipe) id: string, @Body() fields: ItemDto) {
    return { item: await this.inventory.update(id, fields) };
  }

  @Handles(inventoryCalls.takeStock)
  @Audited('take', 'item')
  async updateCount(@Param('id', ObjectIdPipe) id: string, @Body() { quantity }: TakeStockDto) {
    return { item: await this.inventory.takeStock(id, quantity) };
  }

  @Handles(inventoryCalls.remove)
  @Audited('delete', 'item')
  async removeItem(@Param('id', ObjectIdPipe) id: string) {
    return { item: await this.removals.remove(id), message: 'Item removed successfully' };
  }

  @Handles(inventoryCalls.download)
  @AuditedOnce('export', 'inventory')
  async download(@Res() response: Response): Promise<void> {
    const headers = {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${INVENTORY_FILE.name}"`,
    };
    await sendInPieces(response, headers, this.inventory.csv());
  }

  @Handles(inventoryCalls.upload)
  @Audited(({ query }) => (query.preview === 'true' ? undefined : 'import'), 'inventory')
  @Multipart()
  @UseInterceptors(FileInterceptor('file', { limits: { fileSize: INVENTORY_FILE.maxBytes, files: 1 } }))
  async upload(
    @CurrentUser() caller: Caller,
    @Query() { preview }: UploadQueryDto,
    @UploadedFile() file?: Express.Multer.File,
  ) {
    if (!file) throw invalid('file', FILE_NEEDED);
    if (preview === 'true') return this.imports.preview(file.buffer);
    const items = await this.imports.import(file.buffer, caller);
    return { items, message: `${counted(items.length, 'item')} imported` };
  }
}
