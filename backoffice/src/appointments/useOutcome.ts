import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { OUTCOME_WORDS, type Outcome } from '@clinic/contract/scheduling/visit-outcome';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { useRef, useState } from 'react';
import { useServer } from '../providers/useServer.ts';
import { useAppointmentsChanged } from './useAppointmentsChanged.ts';

/** Records or removes an outcome; resolves to the updated visit, or undefined when the server refused. */
export function useOutcome() {
  const [busy, setBusy] = useState<string | null>(null);
  /** Ids of visits whose request is running, so that none is sent twice. */
  const sent = useRef(new Set<string>());
  const server = useServer();
  const changed = useAppointmentsChanged();
  const record = async (
    { id, client }: Pick<Appointment, 'id' | 'client'>,
    outcome: Outcome | null,
  ): Promise<Appointment | undefined> => {
    if (sent.current.has(id)) return undefined;
    sent.current.add(id);
    setBusy(id);
    try {
      const { appointment } = await server((api) =>
        api.call(appointmentCalls.outcome, { id, body: { outcome } }),
      );
      notify.success(`${client.name}: ${outcome ? OUTCOME_WORDS[outcome] : 'taken back'}`);
      return appointment;
    } catch (error) {
      notify.error(failureText(error, 'This could not be recorded. Please try again.'));
      return undefined;
    } finally {
      sent.current.delete(id);
      setBusy(null);
      changed();
    }
  };
  return { record, busy };
}
