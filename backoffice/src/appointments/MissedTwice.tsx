import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { counted } from '@clinic/contract/platform/counted';
import { restAfterTwoMisses } from '@clinic/contract/scheduling/series-missed';
import { useQuery } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';
import { useNow } from '@clinic/ui/session/useNow.ts';
import { useEffect } from 'react';
import { CancelDialog } from './CancelDialog.tsx';
import { clientsVisitsQuery } from './useActiveVisit.ts';

interface Props {
  missed: Appointment;
  onClose: () => void;
  /** Called when no visit is left that could be ended. */
  onNone?: () => void;
}

/** Offers to end the rest of a series whose client has missed two visits in a row. */
function MissedTwice({ missed, onClose, onNone }: Props) {
  const { data } = useQuery(clientsVisitsQuery(useServer(), missed.client.id));
  const now = useNow().toISOString();
  const rest = restAfterTwoMisses(missed, data?.appointments ?? []).filter(({ start }) => start > now);
  const [next] = rest;
  const isNone = data !== undefined && !next;
  useEffect(() => {
    if (isNone) onNone?.();
  }, [isNone, onNone]);
  if (!next) return null;
  return (
    <CancelDialog
      appointment={next}
      scope="later"
      question="End the rest of the series of"
      lead={`${missed.client.name} has missed two visits of the series in a row. ${counted(rest.length, 'visit')} ${rest.length === 1 ? 'is' : 'are'} still to come, the next:`}
      onCancelled={onClose}
      onClose={onClose}
    />
  );
}

export default MissedTwice;
