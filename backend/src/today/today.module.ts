import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { HiddenRowRecord, HiddenRowSchema } from './hidden-row.schema.ts';
import { HiddenRows } from './hidden-rows.service.ts';
import { TodayController } from './today.controller.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: HiddenRowRecord.name, schema: HiddenRowSchema }])],
  controllers: [TodayController],
  providers: [HiddenRows],
})
export class TodayModule {}
