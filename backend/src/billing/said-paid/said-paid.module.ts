import { Module } from '@nestjs/common';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { PushModule } from '../../notifications/push/push.module.ts';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { SaidPaidController } from './said-paid.controller.ts';
import { SaidPaidEffects } from './said-paid-effects.ts';
import { SaidPaidService } from './said-paid.service.ts';

/** Clients' words that invoices are paid, until the desk has answered them. */
@Module({
  imports: [ClientsModule, InvoicesModule, PushModule],
  controllers: [SaidPaidController],
  providers: [SaidPaidEffects, SaidPaidService],
})
export class SaidPaidModule {}
