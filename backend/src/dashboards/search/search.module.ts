import { Module } from '@nestjs/common';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { InvoicesModule } from '../../billing/invoices/invoices.module.ts';
import { InventoryModule } from '../../billing/inventory/inventory.module.ts';
import { PaymentsModule } from '../../billing/payments/payments.module.ts';
import { SearchController } from './search.controller.ts';
import { SearchService } from './search.service.ts';

@Module({
  imports: [ClientsModule, InventoryModule, InvoicesModule, PaymentsModule],
  controllers: [SearchController],
  providers: [SearchService],
})
export class SearchModule {}
