import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AppointmentRecord, AppointmentSchema } from '../appointments/appointment.schema.ts';
import { AppointmentsModule } from '../appointments/appointments.module.ts';
import { CheckupRecord, CheckupSchema } from '../checkups/checkup.schema.ts';
import { ClientRecord, ClientSchema } from '../clients/client.schema.ts';
import { ClientsModule } from '../clients/clients.module.ts';
import { DietPlanRecord, DietPlanSchema } from '../diet-plans/diet-plan.schema.ts';
import { DosagePlanRecord, DosagePlanSchema } from '../dosage-plans/dosage-plan.schema.ts';
import { EnquiryRecord, EnquirySchema } from '../enquiries/enquiry.schema.ts';
import { HoursModule } from '../hours/hours.module.ts';
import { IntakeFormRecord, IntakeFormSchema } from '../intake-forms/intake-form.schema.ts';
import { ItemRecord, ItemSchema } from '../inventory/item.schema.ts';
import { SnacksPlanRecord, SnacksPlanSchema } from '../snacks-plans/snacks-plan.schema.ts';
import { DeskClients } from './desk-clients.ts';
import { DeskTimes } from './desk-times.ts';
import { DeskTodayController } from './desk-today.controller.ts';
import { DeskTodayService } from './desk-today.service.ts';
import { DeskVisits } from './desk-visits.ts';
import { DoctorClientFacts } from './doctor-client-facts.ts';
import { DoctorClient } from './doctor-client.service.ts';
import { DoctorLists } from './doctor-lists.ts';
import { DoctorTimeline } from './doctor-timeline.ts';
import { DoctorTodayController } from './doctor-today.controller.ts';
import { DoctorTodayService } from './doctor-today.service.ts';
import { DoctorVisits } from './doctor-visits.ts';
import { HiddenRowRecord, HiddenRowSchema } from './hidden-row.schema.ts';
import { HiddenRows } from './hidden-rows.service.ts';
import { TodayController } from './today.controller.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: HiddenRowRecord.name, schema: HiddenRowSchema },
      // Of others: the lists of a day are read over the records of many entities.
      { name: AppointmentRecord.name, schema: AppointmentSchema },
      { name: CheckupRecord.name, schema: CheckupSchema },
      { name: ClientRecord.name, schema: ClientSchema },
      { name: DietPlanRecord.name, schema: DietPlanSchema },
      { name: DosagePlanRecord.name, schema: DosagePlanSchema },
      { name: EnquiryRecord.name, schema: EnquirySchema },
      { name: IntakeFormRecord.name, schema: IntakeFormSchema },
      { name: ItemRecord.name, schema: ItemSchema },
      { name: SnacksPlanRecord.name, schema: SnacksPlanSchema },
    ]),
    AppointmentsModule,
    ClientsModule,
    HoursModule,
  ],
  controllers: [TodayController, DeskTodayController, DoctorTodayController],
  providers: [
    HiddenRows,
    DeskClients,
    DeskTimes,
    DeskTodayService,
    DeskVisits,
    DoctorClient,
    DoctorClientFacts,
    DoctorLists,
    DoctorTimeline,
    DoctorTodayService,
    DoctorVisits,
  ],
})
export class TodayModule {}
