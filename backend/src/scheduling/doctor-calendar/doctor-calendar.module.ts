import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.ts';
import { StaffModule } from '../../identity/staff/staff.module.ts';
import { DoctorCalendarController } from './doctor-calendar.controller.ts';
import { DoctorCalendar } from './doctor-calendar.service.ts';
import { VisitSettingsService } from './visit-settings.service.ts';

@Module({
  imports: [StaffModule, AppointmentsModule],
  controllers: [DoctorCalendarController],
  providers: [VisitSettingsService, DoctorCalendar],
})
export class DoctorCalendarModule {}
