import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { OUTCOME_WORDS, type Outcome } from '@clinic/contract/scheduling/visit-outcome';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { missedVisit } from './missed-visit.ts';
import { useAppointmentsChanged } from './useAppointmentsChanged.ts';

type Visit = Pick<Appointment, 'id' | 'client'>;

interface Recorded {
  visit: Visit;
  /** Null takes it back. */
  outcome: Outcome | null;
}

/** Records the outcome of a visit or takes it back. Each row has its own, since several may be on their way. */
export function useOutcome(onRecorded?: (appointment: Appointment) => void) {
  const { save, isBusy } = useSaving<Recorded, { appointment: Appointment }>({
    send: ({ visit: { id }, outcome }, { api }) =>
      api.call(appointmentCalls.outcome, { id, body: { outcome } }),
    saved: ({ appointment }, { visit, outcome }) => {
      onRecorded?.(appointment);
      if (outcome === 'no_show' && appointment.series) missedVisit.tell(appointment);
      return `${visit.client.name}: ${outcome ? OUTCOME_WORDS[outcome] : 'taken back'}`;
    },
    otherwise: 'This could not be recorded. Please try again.',
    refused: (_failure, sentence) => notify.error(sentence),
    settled: useAppointmentsChanged(),
  });
  return { record: (visit: Visit, outcome: Outcome | null) => void save({ visit, outcome }), isBusy };
}
