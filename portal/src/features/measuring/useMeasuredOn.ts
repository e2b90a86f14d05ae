import { clinicToday, type Day } from '@clinic/contract/clinic-calendar';
import { measurableSince, measuredDayProblem } from '@clinic/contract/care/client-measures/measured-day';
import { clinicZone, today } from '@clinic/ui/clinic-page';
import { useQuery } from '@tanstack/react-query';
import { clientSummaryQuery } from '../plan-workspace/api.ts';

interface Options {
  /** False: the form asks for no day. */
  isAsked?: boolean;
  /** The typed day; empty while it is incomplete. */
  chosen: string | undefined;
  /** The stored day of the changed record. */
  own?: Day;
}

/** The day of a record's measurements: today, or an earlier one back to the last visit. */
export function useMeasuredOn(clientId: string, { isAsked = true, chosen, own }: Options) {
  // Usually cached by the page's header; each extra read of a record would be a row in the audit.
  const { data: summary } = useQuery({
    ...clientSummaryQuery(clientId),
    enabled: isAsked,
    refetchOnMount: false,
  });
  const now = today();
  const visit = summary?.lastVisit && clinicToday(new Date(summary.lastVisit.start), clinicZone());
  const since = measurableSince(now, [visit, own]);
  const unless = own ?? now;
  const shown = (isAsked ? chosen : undefined) ?? unless;
  const problem = measuredDayProblem(shown, { today: now, since });
  const day = problem ? unless : shown;
  return { isAsked, since, most: now, day, shown, problem, sent: day === unless ? {} : { measuredOn: day } };
}
