import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BusinessModule } from '../business/business.module.ts';
import { ImportRecord, ImportSchema } from './import.schema.ts';
import { InventoryController } from './inventory.controller.ts';
import { InventoryImports } from './inventory-imports.service.ts';
import { InventoryRestController } from './inventory.rest.controller.ts';
import { InventoryService } from './inventory.service.ts';
import { ItemRecord, ItemSchema } from './item.schema.ts';
import { ItemRemovals } from './item-removals.ts';
import { ItemSearch } from './item-search.ts';
import { MovedSince, StockMovements } from './stock-moves.ts';
import { Stock } from './stock.service.ts';
import { TaxOfItems } from './tax-of-items.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ItemRecord.name, schema: ItemSchema },
      { name: ImportRecord.name, schema: ImportSchema },
    ]),
    BusinessModule,
  ],
  controllers: [InventoryController, InventoryRestController],
  providers: [
    InventoryImports,
    InventoryService,
    ItemRemovals,
    ItemSearch,
    MovedSince,
    Stock,
    StockMovements,
    TaxOfItems,
  ],
  exports: [InventoryService, ItemSearch, Stock, StockMovements],
})
export class InventoryModule {}
