import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../../scheduling/appointments/appointments.module.ts';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { EmailsModule } from '../emails/emails.module.ts';
import { PushModule } from '../push/push.module.ts';
import { ProgramReminders } from './program-reminders.ts';
import { ReminderWorker } from './reminder-worker.ts';
import { VisitReminders } from './visit-reminders.ts';

@Module({
  imports: [AppointmentsModule, ClientsModule, EmailsModule, PushModule],
  providers: [ReminderWorker, VisitReminders, ProgramReminders],
})
export class RemindersModule {}
