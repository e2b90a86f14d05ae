import { appointmentCalls, type AppointmentAnswer } from '@clinic/contract/scheduling/appointment-calls';
import type { PastVisit, PastVisitEntered } from '@clinic/contract/scheduling/past-visits';
import type { CreateAppointment } from '@clinic/contract/scheduling/appointments';
import { counted } from '@clinic/contract/platform/counted';
import type { SeriesAnswer } from '@clinic/contract/scheduling/series';
import { formatDay, formatTime } from '@clinic/contract/clinic-calendar';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { fieldErrorsOf, refusalOf, statusOf } from '@clinic/ui/session/refusal.ts';
import type { Booking } from './booking.ts';
import { enteredWords } from './entered-words.ts';
import { BookingRefusal } from './BookingRefusal.tsx';
import { tellHow, tellSeriesHow } from './told-toast.ts';
import { timeQuestions } from './time-refusal.ts';
import { isSeries, seriesBody } from './series-choice.ts';
import { useAppointmentsChanged } from './useAppointmentsChanged.ts';
import { useHoursQuestion } from './useHoursQuestion.tsx';

/** Milliseconds that the toast about a conflict stays. */
const CONFLICT_LIFE = 5000;

/** The values of a booking, and the way to book: confirmed or requested. */
export interface ToBook extends Booking {
  confirm: boolean;
  /** Takes a time that is held by a request. */
  overHold?: boolean;
  /** The outcome of a visit that is past: it is entered, and not booked. */
  outcome?: PastVisit['outcome'];
  /** The doctor of a past visit becomes the client's. */
  setsOwner?: boolean;
}

/** Tells if the time is taken, which the form shows with free times; other refusals are toasts. */
const isTaken = (failure: unknown): boolean =>
  statusOf(failure) === 409 && !refusalOf(failure)?.existingAppointment;

function toastOf(failure: unknown, sentence: string): void {
  const refusal = refusalOf(failure);
  const existing = refusal?.existingAppointment;
  if (existing && refusal.code !== 'SERIES_RUNS')
    notify.error(
      `Client already has an active appointment on ${formatDay(existing.date)} at ${formatTime(existing.time)}. Please wait for it to complete or cancel it before booking a new one.`,
      CONFLICT_LIFE,
    );
  else if (refusal?.error) notify.error(`Error: ${refusal.error}`);
  else notify.error(`Error booking appointment : ${sentence}`);
}

interface Options {
  /** Name of the draft; left out: none is kept. */
  draft?: string;
  onBooked: () => void;
}

export function useBooking({ draft, onBooked }: Options) {
  const changed = useAppointmentsChanged();
  const { mayBook, question } = useHoursQuestion();
  const saving = useSaving<ToBook, AppointmentAnswer | PastVisitEntered | SeriesAnswer>({
    draft,
    // The dates of a series say themselves why one is outside the hours.
    ask: (typed) => typed.outcome !== undefined || isSeries(typed) || (typed.overHold ?? mayBook(typed)),
    send: (typed, { api, keys }) => {
      if (isSeries(typed)) {
        const { assistantNotes } = typed;
        return api.call(
          appointmentCalls.series,
          { body: { ...seriesBody(typed), assistantNotes } },
          { keys },
        );
      }
      const { hoursReason, confirm, overHold, outcome, setsOwner, series: _series, ...booking } = typed;
      if (outcome) {
        const { assistant: _, ...visit } = booking;
        return api.call(appointmentCalls.past, {
          body: { ...visit, outcome, ...(setsOwner && { setsOwner }) },
        });
      }
      const body: CreateAppointment = {
        ...booking,
        ...(hoursReason.trim() && { hoursReason }),
        ...(confirm && { confirm }),
        ...(confirm && overHold && { overHold }),
      };
      return api.call(appointmentCalls.create, { body });
    },
    saved: (answer, { confirm }) => {
      if ('clashes' in answer) notify.success(enteredWords(answer));
      else if ('dates' in answer)
        tellSeriesHow(
          `${counted(answer.appointments.length, 'visit')} booked and confirmed!`,
          answer.byPhone,
        );
      else if (confirm)
        tellHow(
          answer,
          'Confirmed',
          'Appointment booked successfully!',
          'Appointment confirmed and client notified!',
        );
      else notify.success('Appointment booked successfully!', 'Not confirmed yet.');
      onBooked();
    },
    otherwise: 'Please try again.',
    refused: (failure, sentence) => {
      if (!isTaken(failure)) toastOf(failure, sentence);
      return fieldErrorsOf(failure) ?? undefined;
    },
    questions: {
      ...timeQuestions((asked) => <BookingRefusal {...asked} />),
      // Said at the dates, which are read anew.
      SERIES_NOT_FREE: () => null,
    },
    settled: changed,
  });
  return { saving, question };
}
