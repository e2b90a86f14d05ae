import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BusinessModule } from '../business/business.module.ts';
import { PaperNumbers } from './paper-numbers.ts';
import { PaperSeriesController } from './paper-series.controller.ts';
import { PaperSeriesRecord, PaperSeriesSchema } from './paper-series.schema.ts';
import { PaperSeries } from './paper-series.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: PaperSeriesRecord.name, schema: PaperSeriesSchema }]),
    BusinessModule,
  ],
  controllers: [PaperSeriesController],
  providers: [PaperNumbers, PaperSeries],
  exports: [PaperNumbers, PaperSeries],
})
export class PaperNumbersModule {}
