import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BookingPolicyModule } from '../booking-policy/booking-policy.module.ts';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { HoursModule } from '../hours/hours.module.ts';
import { StaffModule } from '../../identity/staff/staff.module.ts';
import { AppointmentBooking } from './appointment-booking.ts';
import { AppointmentChanges } from './appointment-changes.ts';
import { AppointmentNotifications } from './appointment-notifications.ts';
import { AppointmentRecord, AppointmentSchema } from './appointment.schema.ts';
import { AppointmentsController } from './appointments.controller.ts';
import { AppointmentsRestController } from './appointments.rest.controller.ts';
import { AppointmentsService } from './appointments.service.ts';
import { AppointmentConflicts } from './appointment-conflicts.ts';
import { AppointmentWrites } from './appointment-writes.ts';
import { ClientLimits } from './client-limits.ts';
import { CoveringVisits } from './covering-visits.ts';
import { FreeTimesService } from './free-times.service.ts';
import { LostHolds } from './lost-holds.ts';
import { MailedAppointments } from './mailed-appointments.ts';
import { VisitDetails } from './visit-details.ts';
import { VisitOutcomes } from './visit-outcomes.ts';
import { TakenTimes } from './taken-times.ts';
import { VisitReads } from './visit-reads.ts';
import { VisitsOfClients } from './visits-of-clients.ts';
import { VisitsOfClinic } from './visits-of-clinic.ts';
import { VisitsOfDoctors } from './visits-of-doctors.ts';
import { VisitsToRemind } from './visits-to-remind.ts';
import { WaitingVisits } from './waiting-visits.ts';
import { PastVisits } from './past-visits.ts';
import { SeriesBooking } from './series-booking.ts';
import { SeriesChanges } from './series-changes.ts';
import { SeriesCheck } from './series-check.ts';
import { SeriesClaims } from './series-claims.ts';
import { SeriesEffects } from './series-effects.ts';
import { SeriesLater } from './series-later.ts';
import { SeriesMoves } from './series-moves.ts';
import { SeriesRuns } from './series-runs.ts';
import { SeriesVisits } from './series-visits.ts';
import { LeftMoves } from './left-moves.ts';
import { BesideSeries } from './beside-series.ts';
import { BookingRecord, BookingSchema } from './booking.schema.ts';
import { VisitPeople } from './visit-people.ts';
import { WalkIns } from './walk-ins.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: AppointmentRecord.name, schema: AppointmentSchema },
      { name: BookingRecord.name, schema: BookingSchema },
    ]),
    StaffModule,
    HoursModule,
    BookingPolicyModule,
    ClientsModule,
  ],
  controllers: [AppointmentsController, AppointmentsRestController],
  providers: [
    AppointmentsService,
    FreeTimesService,
    AppointmentConflicts,
    AppointmentWrites,
    AppointmentBooking,
    AppointmentChanges,
    AppointmentNotifications,
    ClientLimits,
    BesideSeries,
    CoveringVisits,
    LeftMoves,
    LostHolds,
    MailedAppointments,
    VisitDetails,
    VisitOutcomes,
    TakenTimes,
    VisitReads,
    VisitsOfClients,
    VisitsOfClinic,
    VisitsOfDoctors,
    VisitsToRemind,
    WaitingVisits,
    WalkIns,
    PastVisits,
    VisitPeople,
    SeriesBooking,
    SeriesChanges,
    SeriesCheck,
    SeriesClaims,
    SeriesEffects,
    SeriesLater,
    SeriesMoves,
    SeriesRuns,
    SeriesVisits,
  ],
  exports: [
    AppointmentsService,
    AppointmentChanges,
    FreeTimesService,
    MailedAppointments,
    SeriesChanges,
    VisitOutcomes,
    VisitsOfClients,
    VisitsOfClinic,
    VisitsOfDoctors,
    VisitsToRemind,
    WaitingVisits,
  ],
})
export class AppointmentsModule {}
