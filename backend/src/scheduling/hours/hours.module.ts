import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StaffModule } from '../../identity/staff/staff.module.ts';
import { ExtraHoursService } from './extra-hours.service.ts';
import { ExtraHoursRecord, ExtraHoursSchema } from './extra-hours.schema.ts';
import { HoursAccess } from './hours-access.ts';
import { HoursController } from './hours.controller.ts';
import { HoursService } from './hours.service.ts';
import { TimeOffRecord, TimeOffSchema } from './time-off.schema.ts';
import { WeekRecord, WeekSchema } from './week.schema.ts';
import { WeeksService } from './weeks.service.ts';
import { WorkingTimes } from './working-times.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: WeekRecord.name, schema: WeekSchema },
      { name: ExtraHoursRecord.name, schema: ExtraHoursSchema },
      { name: TimeOffRecord.name, schema: TimeOffSchema },
    ]),
    StaffModule,
  ],
  controllers: [HoursController],
  providers: [WorkingTimes, HoursAccess, HoursService, WeeksService, ExtraHoursService],
  exports: [WorkingTimes, HoursAccess, MongooseModule],
})
export class HoursModule {}
