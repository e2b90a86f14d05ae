import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.ts';
import { HoursModule } from '../hours/hours.module.ts';
import { StaffModule } from '../../identity/staff/staff.module.ts';
import { TimeOffController } from './time-off.controller.ts';
import { TimeOffService } from './time-off.service.ts';
import { VisitsInTheWay } from './visits-in-the-way.ts';

/** A module above hours and appointments, since time off reads visits, and appointments read time off. */
@Module({
  imports: [HoursModule, AppointmentsModule, StaffModule],
  controllers: [TimeOffController],
  providers: [TimeOffService, VisitsInTheWay],
})
export class TimeOffModule {}
