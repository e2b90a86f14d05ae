import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { BusinessModule } from '../business/business.module.ts';
import { InventoryModule } from '../inventory/inventory.module.ts';
import { DispensedController } from './dispensed.controller.ts';
import { LastDispensedItems } from './dispensed.service.ts';
import { InvoiceDays } from './invoice-days.ts';
import { InvoiceDrafts } from './invoice-drafts.ts';
import { InvoiceParts } from './invoice-parts.ts';
import { InvoiceStock } from './invoice-stock.ts';
import { InvoiceRecord, InvoiceSchema } from './invoice.schema.ts';
import { InvoicesController } from './invoices.controller.ts';
import { InvoicesRestController } from './invoices.rest.controller.ts';
import { InvoicesService } from './invoices.service.ts';
import { PapersOnDays } from './papers-on-days.ts';
import { StateKeys } from './state-keys.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: InvoiceRecord.name, schema: InvoiceSchema }]),
    BusinessModule,
    ClientsModule,
    InventoryModule,
  ],
  controllers: [DispensedController, InvoicesController, InvoicesRestController],
  providers: [
    InvoiceDays,
    InvoiceDrafts,
    InvoiceParts,
    InvoicesService,
    InvoiceStock,
    LastDispensedItems,
    PapersOnDays,
    StateKeys,
  ],
  exports: [InvoiceDays, InvoiceDrafts, InvoiceParts, InvoicesService, InvoiceStock, MongooseModule],
})
export class InvoicesModule {}
