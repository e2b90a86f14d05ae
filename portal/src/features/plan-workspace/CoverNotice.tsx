import { formatDay, formatMoment, clinicDateTime, clinicToday } from '@clinic/contract/clinic-calendar';
import type { Cover } from '@clinic/contract/doctor-client';
import { clinicZone } from '@clinic/ui/clinic-page';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { withTitle } from '../../lib/with-title.ts';

/** Says for whom the doctor covers, until when, and what that allows. */
export default function CoverNotice({ cover: { doctorName, visits, until } }: { cover: Cover }) {
  const lastDay = formatDay(clinicToday(new Date(Date.parse(until) - 1), clinicZone()));
  const [visit] = visits;
  const moment = visit && formatMoment(clinicDateTime(new Date(visit.start), clinicZone()));
  return (
    <Notice tone="note" sx={{ mt: 3 }}>
      <strong>
        {doctorName === null
          ? 'You are covering: this client has no doctor.'
          : `You are covering for ${withTitle(doctorName)}.`}
      </strong>{' '}
      Until the end of {lastDay} you read this record, and write the checkup of your visit
      {moment && ` on ${moment}`}. The client sees that you opened it.
    </Notice>
  );
}
