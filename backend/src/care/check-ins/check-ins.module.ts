import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { EmailsModule } from '../../notifications/emails/emails.module.ts';
import { MeasurementsModule } from '../measurements/measurements.module.ts';
import { PushModule } from '../../notifications/push/push.module.ts';
import { CheckInEffects } from './check-in-effects.ts';
import { CheckInReminders } from './check-in-reminders.ts';
import { CheckInRecord, CheckInSchema } from './check-in.schema.ts';
import { CheckInsController } from './check-ins.controller.ts';
import { CheckIns } from './check-ins.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: CheckInRecord.name, schema: CheckInSchema }]),
    ClientsModule,
    EmailsModule,
    MeasurementsModule,
    PushModule,
  ],
  controllers: [CheckInsController],
  providers: [CheckInEffects, CheckInReminders, CheckIns],
  exports: [CheckIns],
})
export class CheckInsModule {}
