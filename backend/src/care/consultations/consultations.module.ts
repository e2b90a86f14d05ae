import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { AppointmentsModule } from '../../scheduling/appointments/appointments.module.ts';
import { CheckInsModule } from '../check-ins/check-ins.module.ts';
import { CheckupRecord, CheckupSchema } from '../checkups/checkup.schema.ts';
import { CheckupsModule } from '../checkups/checkups.module.ts';
import { GoalsModule } from '../goals/goals.module.ts';
import { IntakeFormRecord, IntakeFormSchema } from '../intake-forms/intake-form.schema.ts';
import { JournalModule } from '../journal/journal.module.ts';
import { MeasurementsModule } from '../measurements/measurements.module.ts';
import { ConsultationEffects } from './consultation-effects.ts';
import { ConsultationNoteRecord, ConsultationNoteSchema } from './consultation-note.schema.ts';
import { ConsultationNotes } from './consultation-notes.ts';
import { ConsultationReading } from './consultation-reading.ts';
import { ConsultationsController } from './consultations.controller.ts';
import { Consultations } from './consultations.service.ts';
import { ConsultedVisits } from './consulted-visits.ts';
import { StandingWishes } from './standing-wishes.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ConsultationNoteRecord.name, schema: ConsultationNoteSchema },
      // These schemas belong to other modules: one answer shows data of many of them.
      { name: CheckupRecord.name, schema: CheckupSchema },
      { name: IntakeFormRecord.name, schema: IntakeFormSchema },
    ]),
    AppointmentsModule,
    CheckInsModule,
    CheckupsModule,
    ClientsModule,
    GoalsModule,
    JournalModule,
    MeasurementsModule,
  ],
  controllers: [ConsultationsController],
  providers: [
    Consultations,
    ConsultationEffects,
    ConsultationNotes,
    ConsultationReading,
    ConsultedVisits,
    StandingWishes,
  ],
  exports: [ConsultationNotes, StandingWishes],
})
export class ConsultationsModule {}
