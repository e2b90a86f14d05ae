import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { counted } from '@clinic/contract/platform/counted';
import { restAfterTwoMisses } from '@clinic/contract/scheduling/series-missed';
import { useQuery } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { clientsVisitsQuery } from './useActiveVisit.ts';

/** Offers to end the rest of a series whose client has missed two visits in a row. */
function MissedTwice({ missed, onClose }: { missed: Appointment; onClose: () => void }) {
  const { data } = useQuery(clientsVisitsQuery(useServer(), missed.client.id));
  const rest = restAfterTwoMisses(missed, data?.appointments ?? []);
  const [next] = rest;
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
