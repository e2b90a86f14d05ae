import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ExtraHoursRecord, ExtraHoursSchema } from './extra-hours.schema.ts';
import { TimeOffRecord, TimeOffSchema } from './time-off.schema.ts';
import { WeekRecord, WeekSchema } from './week.schema.ts';
import { WorkingTimes } from './working-times.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: WeekRecord.name, schema: WeekSchema },
      { name: ExtraHoursRecord.name, schema: ExtraHoursSchema },
      { name: TimeOffRecord.name, schema: TimeOffSchema },
    ]),
  ],
  providers: [WorkingTimes],
  exports: [WorkingTimes, MongooseModule],
})
export class HoursModule {}
