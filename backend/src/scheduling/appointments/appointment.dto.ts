import type {
  AppointmentRange,
  CreateAppointment,
  FirstFree,
  FreeTimes,
  KeepVisit,
  RecordOutcome,
  RescheduleAppointment,
  SetJoinLink,
  UpdateAppointment,
  WalkIn,
  WantEarlier,
} from '@clinic/contract/scheduling/appointments';
import {
  START_STEP_MINUTES,
  APPOINTMENT_STATUSES,
  APPOINTMENT_TYPES,
  BOOKING_MINUTES,
  MAX_TEXT,
  type AppointmentStatus,
  type AppointmentType,
} from '@clinic/contract/constants';
import { allOf, longText, oneOf, required, wholeNumber } from '@clinic/contract/rules';
import { PAST_OUTCOMES, type PastVisit } from '@clinic/contract/scheduling/past-visits';
import { SERIES_SCOPES, type SeriesScope } from '@clinic/contract/scheduling/series-place';
import { OUTCOMES, type Outcome } from '@clinic/contract/scheduling/visit-outcome';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import {
  Day,
  Field,
  Flag,
  LongText,
  OneOf,
  PersonId,
  StartTime,
  Id,
  WebAddress,
} from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

const { min: minimum, max: maximum, step: multipleOf } = BOOKING_MINUTES;
const bookingMinutes = allOf(wholeNumber(minimum, maximum), (value) =>
  Number(value) % multipleOf === 0
    ? undefined
    : `Please choose a duration in steps of ${multipleOf} minutes.`,
);
/** The length of a visit in minutes. */
export const Minutes = (options?: { optional: boolean }) =>
  Field(bookingMinutes, { type: 'integer', minimum, maximum, multipleOf }, options);
const anOutcome = oneOf(OUTCOMES);
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

  @Minutes({ optional: true })
  duration?: number;

  @LongText({ optional: true })
  clientNotes?: string;

  @LongText({ optional: true })
  assistantNotes?: string;

  @Flag({ optional: true })
  confirm?: boolean;

  @Flag({ optional: true })
  overHold?: boolean;

  @LongText({ optional: true })
  hoursReason?: string;
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

  @OneOf(APPOINTMENT_STATUSES, { optional: true })
  statusSeen?: AppointmentStatus;

  @Flag({ optional: true })
  overHold?: boolean;

  @LongText({ optional: true })
  hoursReason?: string;

  @OneOf(SERIES_SCOPES, { optional: true })
  scope?: SeriesScope;
}

@Strict()
@Takes<RescheduleAppointment>()
export class RescheduleDto {
  @Day()
  date: string;

  @StartTime()
  time: string;

  @Minutes({ optional: true })
  duration?: number;

  @Id({ optional: true })
  doctor?: string;

  @Flag({ optional: true })
  notify?: boolean;

  @LongText({ optional: true })
  reason?: string;

  @LongText({ optional: true })
  hoursReason?: string;

  @Flag({ optional: true })
  overHold?: boolean;

  @OneOf(SERIES_SCOPES, { optional: true })
  scope?: SeriesScope;
}

@Strict()
@Takes<RecordOutcome>()
export class OutcomeDto {
  @Field((value) => (value === null ? undefined : anOutcome(value)), {
    type: String,
    enum: [...OUTCOMES],
    nullable: true,
  })
  outcome: Outcome | null;
}

@Strict()
@Takes<WalkIn>()
export class WalkInDto {
  @Id()
  client: string;

  @Id()
  doctor: string;

  @OneOf(APPOINTMENT_TYPES, { optional: true })
  appointmentType?: AppointmentType;

  @Minutes({ optional: true })
  duration?: number;

  @LongText({ optional: true })
  assistantNotes?: string;

  @Id({ optional: true })
  instead?: string;

  @Flag({ optional: true })
  overHold?: boolean;
}

@Strict()
@Takes<PastVisit>()
export class PastVisitDto {
  @Id()
  client: string;

  @Id()
  doctor: string;

  @Day()
  date: string;

  @StartTime()
  time: string;

  @OneOf(PAST_OUTCOMES)
  outcome: PastVisit['outcome'];

  @OneOf(APPOINTMENT_TYPES, { optional: true })
  appointmentType?: AppointmentType;

  @Minutes({ optional: true })
  duration?: number;

  @LongText({ optional: true })
  assistantNotes?: string;

  @Flag({ optional: true })
  setsOwner?: boolean;
}

@Strict()
@Takes<KeepVisit>()
export class KeepVisitDto {
  @Field(allOf(required('Please say why it stays.'), longText()), {
    type: String,
    minLength: 1,
    maxLength: MAX_TEXT,
  })
  reason: string;
}

@Strict()
@Takes<WantEarlier>()
export class WantEarlierDto {
  @Flag()
  wanted: boolean;
}

@Strict()
@Takes<SetJoinLink>()
export class JoinLinkDto {
  @WebAddress()
  joinLink: string | null;
}

@Takes<AppointmentRange>()
export class AppointmentRangeDto {
  @Day({ optional: true })
  from?: string;

  @Day({ optional: true })
  to?: string;
}

/** A number in a query, where it is text. */
const FreeMinutes = () =>
  Field((value) => freeMinutes(Number(value)), { type: 'integer', minimum: START_STEP_MINUTES, maximum });

@Takes<FreeTimes>()
export class FreeTimesDto {
  @Id()
  doctor: string;

  @Day()
  date: string;

  @FreeMinutes()
  duration: string;

  @OneOf(APPOINTMENT_TYPES, { optional: true })
  type?: AppointmentType;

  @Id({ optional: true })
  except?: string;

  @Day({ optional: true })
  to?: string;
}

const startCount = wholeNumber(1, 20);

@Takes<FirstFree>()
export class FirstFreeDto {
  @FreeMinutes()
  duration: string;

  @OneOf(APPOINTMENT_TYPES, { optional: true })
  type?: AppointmentType;

  @Id({ optional: true })
  doctor?: string;

  @Field(
    (value) => startCount(Number(value)),
    { type: 'integer', minimum: 1, maximum: 20 },
    { optional: true },
  )
  count?: string;
}
