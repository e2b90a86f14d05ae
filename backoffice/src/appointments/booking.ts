import type { ClinicMoment, Day } from '@clinic/contract/clinic-calendar';
import { counted } from '@clinic/contract/platform/counted';
import type { SeriesExchange } from '@clinic/contract/scheduling/series';
import { today } from '@clinic/ui/clinic-page';
import {
  APPOINTMENT_TYPES,
  APPOINTMENT_TYPE_LABELS,
  BOOKING_MINUTES,
  type AppointmentType,
} from '@clinic/contract/constants';

/** How a visit repeats, as it was chosen and typed. */
export interface SeriesChoice {
  unit: 'days' | 'weeks';
  /** Distance from one visit to the next, in the unit. */
  step: string;
  /** Weekdays beside the one of the first visit, 0 (Sunday) to 6. */
  on: number[];
  /** How many dates. */
  times: string;
  leaveOut: Day[];
  instead: SeriesExchange[];
  /** The client's active visit that becomes the first one, as long as the form has its time. */
  taken: (ClinicMoment & { id: string }) | null;
}

/** The series that "Repeat" proposes. */
export const WEEKLY: SeriesChoice = {
  unit: 'weeks',
  step: '1',
  on: [],
  times: '12',
  leaveOut: [],
  instead: [],
  taken: null,
};

export interface Booking {
  client: string;
  doctor: string;
  assistant: string;
  date: string;
  time: string;
  /** Length in minutes. */
  duration: number;
  appointmentType: AppointmentType;
  assistantNotes: string;
  hoursReason: string;
  /** Null: one visit. */
  series: SeriesChoice | null;
}

export type BookingStart = Partial<Pick<Booking, 'date' | 'time' | 'duration' | 'doctor' | 'client'>>;

/** Name of the draft of the page that books on a day. */
export const bookingDraft = ({ date = '', client }: BookingStart): string =>
  `book-appointment:${date}${client ? `:${client}` : ''}`;

/** A visit of a past day is entered, and not booked. */
export const isPastDay = (date: string): boolean => date !== '' && date < today();

const { min, max, step, default: usual } = BOOKING_MINUTES;

export const durations = Array.from({ length: (max - min) / step + 1 }, (_, index) => {
  const minutes = min + index * step;
  return { id: minutes, name: counted(minutes, 'minute') };
});

export const bookingTypes = APPOINTMENT_TYPES.map((type) => ({
  id: type,
  name: APPOINTMENT_TYPE_LABELS[type],
}));

export const emptyBooking = (given: Partial<Booking>): Booking => ({
  client: '',
  doctor: '',
  assistant: '',
  date: '',
  time: '',
  duration: usual,
  appointmentType: 'Online',
  assistantNotes: '',
  hoursReason: '',
  series: null,
  ...given,
});
