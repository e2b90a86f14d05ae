import { clinicToday, isRealDate } from '@clinic/contract/clinic-calendar';
import type { FormType } from '@clinic/contract/intake-form-fields';
import { clinicZone, today } from '@clinic/ui/clinic-page';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clientSummaryQuery } from '../plan-workspace/api.ts';

/** The form that is filled in at visits; the dietary recall has a date of its own. */
const WITH_DAY: FormType = 'BodyStatus';

/** The day of what a form says was measured: today, or an earlier one back to the last visit. */
export function useMeasuredOn(clientId: string, formType: FormType) {
  const isAsked = formType === WITH_DAY;
  const { data: summary } = useQuery({ ...clientSummaryQuery(clientId), enabled: isAsked });
  const [chosen, setChosen] = useState('');
  const now = today();
  const last = summary?.lastVisit && clinicToday(new Date(summary.lastVisit.start), clinicZone());
  const least = last && last < now ? last : now;
  const day = isAsked && chosen !== '' ? chosen : now;
  const isPossible = isRealDate(day) && day >= least && day <= now;
  return {
    isAsked,
    least,
    most: now,
    day: isPossible ? day : now,
    shown: chosen === '' ? now : chosen,
    choose: setChosen,
    problem: isPossible ? undefined : 'Please choose a day from the last visit to today.',
    sent: isAsked && day !== now ? { measuredOn: day } : {},
  };
}
