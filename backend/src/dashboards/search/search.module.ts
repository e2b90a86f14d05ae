import { Module } from '@nestjs/common';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { InvoicesModule } from '../../billing/invoices/invoices.module.ts';
import { SearchController } from './search.controller.ts';
import { SearchService } from './search.service.ts';

@Module({
  imports: [ClientsModule, InvoicesModule],
  controllers: [SearchController],
  providers: [SearchService],
})
export class SearchModule {}
