import type {
  AppointmentRange,
  CreateAppointment,
  FreeTimes,
  RescheduleAppointment,
  UpdateAppointment,
} from '@clinic/contract/appointments';
import {
  START_STEP_MINUTES,
  APPOINTMENT_STATUSES,
  APPOINTMENT_TYPES,
  BOOKING_MINUTES,
  type AppointmentStatus,
  type AppointmentType,
} from '@clinic/contract/constants';
import { allOf, wholeNumber } from '@clinic/contract/rules';
import { Strict } from '../http/checked-body.pipe.ts';
import { Day, Field, LongText, OneOf, PersonId, StartTime, Id } from '../http/fields.ts';
import { Takes } from '../http/takes.ts';

const { min: minimum, max: maximum, step: multipleOf } = BOOKING_MINUTES;
const bookingMinutes = allOf(wholeNumber(minimum, maximum), (value) =>
  Number(value) % multipleOf === 0
    ? undefined
    : `Please choose a duration in steps of ${multipleOf} minutes.`,
);
const freeMinutes = wholeNumber(START_STEP_MINUTES, maximum);

@Takes<CreateAppointment>()
export class CreateAppointmentDto {
  @PersonId()
  doctor: string;

  @PersonId()
  client: string;

  @PersonId()
  assistant: string;

  @OneOf(APPOINTMENT_TYPES, { optional: true })
  appointmentType?: AppointmentType;

  @Day()
  date: string;

  @StartTime()
  time: string;

  @Field(bookingMinutes, { type: 'integer', minimum, maximum, multipleOf }, { optional: true })
  duration?: number;

  @LongText({ optional: true })
  clientNotes?: string;

  @LongText({ optional: true })
  assistantNotes?: string;
}

@Takes<UpdateAppointment>()
export class UpdateAppointmentDto {
  @OneOf(APPOINTMENT_STATUSES)
  status: AppointmentStatus;

  @Day({ optional: true })
  confirmedDate?: string;

  @StartTime({ optional: true })
  confirmedTime?: string;

  @LongText({ optional: true })
  assistantNotes?: string;

  @LongText({ optional: true })
  reason?: string;
}

@Strict()
@Takes<RescheduleAppointment>()
export class RescheduleDto {
  @Day()
  date: string;

  @StartTime()
  time: string;
}

@Takes<AppointmentRange>()
export class AppointmentRangeDto {
  @Day({ optional: true })
  from?: string;

  @Day({ optional: true })
  to?: string;
}

@Takes<FreeTimes>()
export class FreeTimesDto {
  @Id()
  doctor: string;

  @Day()
  date: string;

  @Field((value) => freeMinutes(Number(value)), { type: 'integer', minimum: START_STEP_MINUTES, maximum })
  duration: string;
}
