import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PaymentsModule } from '../../billing/payments/payments.module.ts';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { Eraser } from './eraser.ts';
import { ErasureList } from './erasure-list.ts';
import { ErasureRecord, ErasureSchema } from './erasure.schema.ts';
import { ErasureWorker } from './erasure-worker.ts';
import { ErasuresController } from './erasures.controller.ts';
import { ErasuresRestController } from './erasures.rest.controller.ts';
import { ErasuresService } from './erasures.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: ErasureRecord.name, schema: ErasureSchema }]),
    ClientsModule,
    PaymentsModule,
  ],
  controllers: [ErasuresController, ErasuresRestController],
  providers: [ErasuresService, Eraser, ErasureList, ErasureWorker],
  exports: [ErasuresService],
})
export class ErasuresModule {}
