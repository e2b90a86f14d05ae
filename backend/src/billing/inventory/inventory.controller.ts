import { counted } from '@clinic/contract/platform/counted';
import { Body, Controller, Param, Query, Res, UploadedFile, UseInterceptors } from '@nestjs/common';
import { inventoryCalls } from '@clinic/contract/billing/inventory-calls';
import { FileInterceptor } from '@nestjs/platform-express';
import { FILE_NEEDED, INVENTORY_FILE } from '@clinic/contract/billing/inventory';
import type { Response } from 'express';
import { AuditedOnce } from '../../platform/audit/audited.ts';
import { Handles } from '../../platform/http/handles.ts';
import type { ClinicRequest } from '../../platform/http/clinic-request.ts';
import { Multipart } from '../../platform/http/body.guard.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { invalid } from '../../platform/http/api-error.ts';
import { sendInPieces } from '../../platform/http/sent-in-pieces.ts';
import { InventoryImports } from './inventory-imports.service.ts';
import { InventoryService } from './inventory.service.ts';
import { ItemRemovals } from './item-removals.ts';
import { ItemDto, TakeStockDto, UploadQueryDto } from './item.dto.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

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

  @Command(inventoryCalls.add, { action: 'create', kind: 'item' })
  async addItem(@CommandContext() context: WriteContext, @Body() fields: ItemDto) {
    return { item: await this.inventory.create(context, fields), message: 'Item added successfully' };
  }

  @Command(inventoryCalls.update, { action: 'update', kind: 'item' })
  async updateItem(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() fields: ItemDto,
  ) {
    return { item: await this.inventory.update(context, id, fields) };
  }

  @Command(inventoryCalls.takeStock, { action: 'take', kind: 'item' })
  async updateCount(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { quantity }: TakeStockDto,
  ) {
    return { item: await this.inventory.takeStock(context, id, quantity) };
  }

  @Command(inventoryCalls.remove, { action: 'delete', kind: 'item' })
  async removeItem(@CommandContext() context: WriteContext, @Param('id', ObjectIdPipe) id: string) {
    return { item: await this.removals.remove(context, id), message: 'Item removed successfully' };
  }

  @Command(inventoryCalls.putBack, { action: 'create', kind: 'item' })
  async putBack(@CommandContext() context: WriteContext, @Param('id', ObjectIdPipe) id: string) {
    return { item: await this.removals.putBack(context, id), message: 'Item put back successfully' };
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

  @Command(inventoryCalls.upload, {
    action: ({ query }) => (query.preview === 'true' ? undefined : 'import'),
    kind: 'inventory',
  })
  @Multipart()
  @UseInterceptors(FileInterceptor('file', { limits: { fileSize: INVENTORY_FILE.maxBytes, files: 1 } }))
  async upload(
    @CommandContext() context: WriteContext,
    @Query() { preview, at, counts, encoding }: UploadQueryDto,
    @UploadedFile() file?: ClinicRequest['file'],
  ) {
    if (!file) throw invalid('file', FILE_NEEDED);
    if (preview === 'true') return this.imports.preview(file.buffer);
    if ((at === undefined) !== (counts === undefined))
      throw invalid(at ? 'counts' : 'at', 'Please send both, as the preview says.');
    const previewed = at && counts ? { at: new Date(at), counts } : undefined;
    const { items, warnings } = await this.imports.import(context, file.buffer, {
      previewed,
      encoding,
    });
    return { items, warnings, message: `${counted(items.length, 'item')} imported` };
  }
}
