import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BusinessModule } from '../business/business.module.ts';
import { PaymentRecord, PaymentSchema } from '../payments/payment.schema.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { Drawer } from './drawer.ts';
import { TillController } from './till.controller.ts';
import { ClosingRecord, ClosingSchema, TillMoveRecord, TillMoveSchema } from './till.schema.ts';
import { TillService } from './till.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ClosingRecord.name, schema: ClosingSchema },
      { name: TillMoveRecord.name, schema: TillMoveSchema },
      { name: PaymentRecord.name, schema: PaymentSchema },
    ]),
    BusinessModule,
    PaymentsModule,
  ],
  controllers: [TillController],
  providers: [Drawer, TillService],
})
export class TillModule {}
