import { formatMoment, type ClinicMoment } from '../clinic-calendar.ts';

/** Events of an appointment that the client is told about; each has its own email. */
export const APPOINTMENT_EVENTS = [
  'requested',
  'booked',
  'confirmed',
  'moved',
  'move-asked',
  'doctor-changed',
  'request-cancelled',
  'cancelled',
] as const;
export type AppointmentEvent = (typeof APPOINTMENT_EVENTS)[number];

/** The answer to a client who asks to move a confirmed visit. */
export const CONFIRMED_TIME_KEPT = 'Your confirmed time is kept until we confirm the new one.';

/** Events that are kept in an appointment's history without an email. */
export const QUIET_EVENTS = [
  'walked-in',
  'entered-later',
  'arrived',
  'completed',
  'no_show',
  'outcome-undone',
  'hold-taken',
  'hold-given-back',
  'kept',
  'wants-earlier',
  'wants-earlier-no-more',
  'move-withdrawn',
  'join-link',
] as const;
export type QuietEvent = (typeof QUIET_EVENTS)[number];

/** Tells whether the client gets an email about the event. */
export const isMailed = (event: AppointmentEvent | QuietEvent): event is AppointmentEvent =>
  (APPOINTMENT_EVENTS as readonly string[]).includes(event);

/** The stored facts of one event, beside its author and time. */
export interface AppointmentDeed {
  event: AppointmentEvent | QuietEvent;
  /**
   * Day and time that a move or cancellation gave up, or that stays while the client asks for another; clinic's zone.
   */
  from?: ClinicMoment;
  /** Day and time that was confirmed, moved to, or asked for. */
  to?: ClinicMoment;
  /** The former and the new doctor of the appointment. */
  fromDoctor?: string;
  toDoctor?: string;
  /** Why it was cancelled, moved or kept, in the author's words. */
  reason?: string;
  /** Minutes before and after a change of its length. */
  fromDuration?: number;
  toDuration?: number;
}

const QUIET_TEXTS: Readonly<Record<QuietEvent, string>> = {
  'walked-in': 'came without an appointment',
  'entered-later': 'entered afterwards',
  arrived: 'arrived',
  completed: 'completed',
  no_show: 'did not come',
  'outcome-undone': 'outcome taken back',
  'hold-taken': 'held time given to another visit',
  'hold-given-back': 'held time given back',
  kept: 'kept inside time off',
  'wants-earlier': 'would like an earlier time',
  'wants-earlier-no-more': 'no longer waits for an earlier time',
  'move-withdrawn': 'no longer asks for another time',
  'join-link': 'joining link changed',
};

/** The event in words, for example "moved from 05 Jan 2026, 3:30 PM". */
export function eventText(deed: AppointmentDeed): string {
  const { event, from, to, fromDoctor, toDoctor } = deed;
  switch (event) {
    case 'confirmed':
      return to ? `confirmed for ${formatMoment(to)}` : event;
    case 'moved':
      return [from ? `moved from ${formatMoment(from)}` : event, ...alsoChanged(deed)].join(', ');
    case 'move-asked':
      return to ? `asked to move to ${formatMoment(to)}` : event;
    case 'doctor-changed':
      return `doctor changed from ${fromDoctor ?? ''} to ${toDoctor ?? ''}`;
    case 'request-cancelled':
      return 'cancelled';
    default:
      return event in QUIET_TEXTS ? QUIET_TEXTS[event as QuietEvent] : event;
  }
}

/** Names what a move changed besides day and time: doctor, length. */
const alsoChanged = ({ fromDoctor, toDoctor, fromDuration, toDuration }: AppointmentDeed): string[] => [
  ...(toDoctor ? [`from ${fromDoctor ?? ''} to ${toDoctor}`] : []),
  ...(toDuration ? [`from ${fromDuration ?? 0} to ${toDuration} minutes`] : []),
];
