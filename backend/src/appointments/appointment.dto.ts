import type {
  AppointmentRange,
  CreateAppointment,
  FreeTimes,
  RescheduleAppointment,
  UpdateAppointment,
} from '@clinic/contract/appointments';
import {
  APPOINTMENT_STATUSES,
  APPOINTMENT_TYPES,
  BOOKING_MINUTES,
  type AppointmentStatus,
  type AppointmentType,
} from '@clinic/contract/constants';
import { allOf, wholeNumber } from '@clinic/contract/rules';
import { IsOptional } from 'class-validator';
import { Strict } from '../http/checked-body.pipe.ts';
import { Check, Day, LongText, OneOf, PersonId, StartTime, Id } from '../http/fields.ts';
import { Takes } from '../http/takes.ts';

const bookingMinutes = allOf(wholeNumber(BOOKING_MINUTES.min, BOOKING_MINUTES.max), (value) =>
  Number(value) % BOOKING_MINUTES.step === 0 ? undefined : 'Please choose a duration in steps of 15 minutes.',
);

@Takes<CreateAppointment>()
export class CreateAppointmentDto {
  /** Id, or {id, name}; the server writes the name itself. */
  @PersonId()
  doctor: string;

  /** Id, or {id, name}. */
  @PersonId()
  client: string;

  /** Id, or {id, name}. For a client's own request one of `assistantsFor`: the doctor's own, if there are any. */
  @PersonId()
  assistant: string;

  @OneOf(APPOINTMENT_TYPES, { optional: true })
  appointmentType?: AppointmentType;

  /** yyyy-MM-dd, clinic's zone, not before today. */
  @Day()
  date: string;

  /** HH:mm, a multiple of five minutes. */
  @StartTime()
  time: string;

  /** Minutes, 15–120 in steps of 15; a client's own request always lasts 30. */
  @IsOptional()
  @Check(bookingMinutes)
  duration?: number;

  @LongText({ optional: true })
  clientNotes?: string;

  @LongText({ optional: true })
  assistantNotes?: string;
}

@Takes<UpdateAppointment>()
export class UpdateAppointmentDto {
  /** requested → confirmed | cancelled, confirmed → cancelled; nothing else: any other is refused with 409. */
  @OneOf(APPOINTMENT_STATUSES)
  status: AppointmentStatus;

  /** yyyy-MM-dd, not before today; required to confirm. */
  @Day({ optional: true })
  confirmedDate?: string;

  /** HH:mm, a multiple of five minutes; required to confirm. */
  @StartTime({ optional: true })
  confirmedTime?: string;

  @LongText({ optional: true })
  assistantNotes?: string;

  /** Why it is cancelled; the client's letter quotes it. */
  @LongText({ optional: true })
  reason?: string;
}

@Strict()
@Takes<RescheduleAppointment>()
export class RescheduleDto {
  /** yyyy-MM-dd, not before today. */
  @Day()
  date: string;

  /** HH:mm, a multiple of five minutes. */
  @StartTime()
  time: string;
}

@Takes<AppointmentRange>()
export class AppointmentRangeDto {
  /** First day, yyyy-MM-dd; left out: no bound. */
  @Day({ optional: true })
  from?: string;

  /** Last day, included. */
  @Day({ optional: true })
  to?: string;
}

@Takes<FreeTimes>()
export class FreeTimesDto {
  @Id()
  doctor: string;

  @Day()
  date: string;

  /** Minutes, 5–120. */
  @Check((value) => wholeNumber(5, 120)(Number(value)))
  duration: string;
}
