import type { Appointment, EarlierTime } from '@clinic/contract/appointments';
import { formatMoment } from '@clinic/contract/clinic-calendar';
import type { Client } from '@clinic/contract/people';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import Button from '@mui/material/Button';
import { Suspense, lazy, useState } from 'react';
import { useGetMany } from 'react-admin';
import { OutcomeButtons } from '../appointments/OutcomeButtons.tsx';
import { Hidden } from '../layout/Hidden.tsx';
import type { Step } from './VisitStep.tsx';
import { useWorklist } from './useWorklist.ts';
import { VisitList } from './VisitList.tsx';
import { VisitRow } from './VisitRow.tsx';

const VisitStep = lazy(() => import('./VisitStep.tsx'));

/** Calls a client, by the telephone that opens such links. */
function CallButton({ client }: { client: Appointment['client'] }) {
  const { data } = useGetMany<Client>('clients', { ids: [client.id] }, { onError: () => undefined });
  const phone = data?.[0]?.phone;
  return phone ? (
    <Button variant="outlined" startIcon={<PhoneIcon />} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
      Call {phone}
      <Hidden>, {client.name}</Hidden>
    </Button>
  ) : null;
}

/** What waits for somebody's decision: visits while somebody is away, outcomes, and earlier times that came free. */
export function Worklists() {
  const [step, setStep] = useState<Step | null>(null);
  const { data, error, isPending, refetch } = useWorklist();
  if (error)
    return (
      <FailureNotice
        sentence={failureText(error, 'What waits for a decision could not be read.')}
        onRetry={() => void refetch()}
        sx={{ mt: 4 }}
      />
    );
  if (isPending) return <ContentSkeleton rows={3} />;
  const press = (name: Step['name'], label: string, visit: Appointment, to?: EarlierTime) => (
    <Button
      variant="outlined"
      color={name === 'cancel' ? 'error' : 'primary'}
      aria-label={`${label} ${visit.client.name}`}
      onClick={() => setStep({ name, appointment: visit, proposed: to && { date: to.date, time: to.time } })}
    >
      {label}
    </Button>
  );
  return (
    <>
      <VisitList title="Visits inside time off">
        {data.inTimeOff.map(({ appointment, label }) => (
          <VisitRow
            key={appointment.id}
            appointment={appointment}
            note={label}
            actions={
              <>
                {press('move', 'Move', appointment)}
                {press('cancel', 'Cancel', appointment)}
                {press('keep', 'Keep', appointment)}
              </>
            }
          />
        ))}
      </VisitList>
      <VisitList title="Outcomes not recorded">
        {data.notRecorded.map((visit) => (
          <VisitRow
            key={visit.id}
            appointment={visit}
            actions={<OutcomeButtons appointment={visit} only={['completed', 'no_show']} />}
          />
        ))}
      </VisitList>
      <VisitList title="Earlier time free">
        {data.earlier.map((earlier) => (
          <VisitRow
            key={earlier.appointment.id}
            appointment={earlier.appointment}
            note={`free: ${formatMoment(earlier)}`}
            actions={
              <>
                <CallButton client={earlier.appointment.client} />
                {press('move', 'Move', earlier.appointment, earlier)}
              </>
            }
          />
        ))}
      </VisitList>
      {step && (
        <Suspense>
          <VisitStep {...step} onClose={() => setStep(null)} />
        </Suspense>
      )}
    </>
  );
}
