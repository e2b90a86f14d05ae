import type { Cover } from '@clinic/contract/dashboards/doctor-client';
import { dayOf } from '@clinic/ui/clinic-page';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { withTitle } from '../../lib/with-title.ts';

export default function CoverNotice({ cover: { doctorName, until } }: { cover: Cover }) {
  // The access ends at midnight, so its last day is the day before.
  const lastDay = dayOf(new Date(Date.parse(until) - 1).toISOString());
  return (
    <Notice tone="note" sx={{ mt: 3, mb: 2 }}>
      <strong>
        {doctorName === null
          ? 'You are covering: this client has no doctor.'
          : `You are covering for ${withTitle(doctorName)}.`}
      </strong>{' '}
      Until the end of {lastDay} you read this record and write the checkup of your visit.
    </Notice>
  );
}
