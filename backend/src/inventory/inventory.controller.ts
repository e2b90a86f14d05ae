import { counted } from '@clinic/contract/counted';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Res,
  UploadedFile,
  UseInterceptors,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { INVENTORY_FILE, type ImportPreview, type InventoryItem } from '@clinic/contract/inventory';
import type { Response } from 'express';
import { Audited } from '../audit/audited.ts';
import { CurrentUser, Roles } from '../auth/decorators.ts';
import { Multipart } from '../http/body.guard.ts';
import type { Caller } from '../http/clinic-request.ts';
import { ObjectIdPipe } from '../http/object-id.pipe.ts';
import { invalid } from '../http/refusal.ts';
import { headerLine, linesOf } from './inventory-file.ts';
import { InventoryImports } from './inventory-imports.service.ts';
import { InventoryService } from './inventory.service.ts';
import { ItemDto, TakeStockDto, UploadQueryDto } from './item.dto.ts';
import { itemView } from './item.view.ts';

@Controller('inventory')
export class InventoryController {
  constructor(
    private readonly inventory: InventoryService,
    private readonly imports: InventoryImports,
  ) {}

  @Roles('assistant', 'doctor', 'admin')
  @Get('getAllItems')
  async getAllItems(): Promise<{ items: InventoryItem[] }> {
    return { items: (await this.inventory.all()).map(itemView) };
  }

  @Roles('assistant')
  @Audited('create', 'item')
  @Post('addItem')
  @HttpCode(200)
  async addItem(@Body() fields: ItemDto): Promise<{ item: InventoryItem; message: string }> {
    return { item: itemView(await this.inventory.create(fields)), message: 'Item added successfully' };
  }

  @Roles('assistant')
  @Audited('update', 'item')
  @Put('updateItem/:id')
  async updateItem(
    @Param('id', ObjectIdPipe) id: string,
    @Body() fields: ItemDto,
  ): Promise<{ item: InventoryItem }> {
    return { item: itemView(await this.inventory.update(id, fields)) };
  }

  /** Takes pieces off the stock. */
  @Roles('assistant')
  @Audited('take', 'item')
  @Put('updateCount/:id')
  async updateCount(
    @Param('id', ObjectIdPipe) id: string,
    @Body() { quantity }: TakeStockDto,
  ): Promise<{ item: InventoryItem }> {
    return { item: itemView(await this.inventory.takeStock(id, quantity)) };
  }

  @Roles('assistant')
  @Audited('delete', 'item')
  @Delete('removeItem/:id')
  async removeItem(@Param('id', ObjectIdPipe) id: string): Promise<{ item: InventoryItem; message: string }> {
    return { item: itemView(await this.inventory.remove(id)), message: 'Item removed successfully' };
  }

  /** The inventory as a CSV file; one without items has a header only. */
  @Roles('assistant', 'admin')
  @Get('download')
  async download(@Res() response: Response): Promise<void> {
    response.setHeader('Content-Type', 'text/csv; charset=utf-8');
    response.setHeader('Content-Disposition', `attachment; filename="${INVENTORY_FILE.name}"`);
    response.write(headerLine);
    for await (const items of this.inventory.batches()) response.write(linesOf(items));
    response.end();
  }

  /** Reads a CSV file: adds or updates an item for each row, or, with `preview=true`, says what it would do. */
  @Roles('assistant')
  // A preview writes nothing.
  @Audited(({ query }) => (query.preview === 'true' ? undefined : 'import'), 'inventory')
  @Multipart()
  @UseInterceptors(FileInterceptor('file', { limits: { fileSize: INVENTORY_FILE.maxBytes, files: 1 } }))
  @Post('upload')
  @HttpCode(200)
  async upload(
    @CurrentUser() caller: Caller,
    @Query() { preview }: UploadQueryDto,
    @UploadedFile() file?: Express.Multer.File,
  ): Promise<{ items: InventoryItem[]; message: string } | ImportPreview> {
    if (!file) throw invalid('file', 'Please select a file to upload.');
    if (preview === 'true') return this.imports.preview(file.buffer);
    const items = (await this.imports.import(file.buffer, caller)).map(itemView);
    return { items, message: `${counted(items.length, 'item')} imported` };
  }
}
