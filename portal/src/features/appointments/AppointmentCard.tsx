import { effectiveTime } from '@clinic/contract/appointment-rules';
import type { Appointment } from '@clinic/contract/appointments';
import { APPOINTMENT_TYPE_LABELS } from '@clinic/contract/constants';
import type { PolicyAnswer } from '@clinic/contract/booking-policy';
import { momentOf } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { Facts } from '../../components/Facts.tsx';
import { AppointmentBadge } from '@clinic/ui/calendar/AppointmentBadge.tsx';
import { EarlierTime } from './EarlierTime.tsx';
import { VisitActions } from './VisitActions.tsx';
import { placeText, whenText } from './appointment-texts.ts';

const AskedMove = lazy(() => import('./AskedMove.tsx'));
const OnlineVisit = lazy(() => import('./OnlineVisit.tsx'));

interface Props {
  appointment: Appointment;
  now: Date;
  policy: PolicyAnswer | undefined;
  /** Absent when it is over or cancelled: then it can only be read. */
  actions?: { onReschedule: () => void; onCancel: () => void };
}

export function AppointmentCard({ appointment, now, policy, actions }: Props) {
  const { day, time } = whenText(appointment);
  const reason = cancellingReason(appointment);
  const { status, doctor, assistant, appointmentType, clientNotes, assistantNotes } = appointment;
  const { client, outcome, heldUntil, joinLink } = appointment;
  return (
    <Box
      component="article"
      aria-label={`${day}, ${time}`}
      sx={{ bgcolor: 'var(--white)', border: '1px solid var(--line)', borderRadius: 1, p: { xs: 4, md: 5 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'baseline', mb: 3 }}>
        <Typography component="h2" variant="h4" sx={{ flex: '1 1 auto' }}>
          {day}
        </Typography>
        {/* That somebody did not come is not rubbed in. */}
        <AppointmentBadge status={status} outcome={outcome === 'completed' ? outcome : null} />
        <Typography sx={{ flexBasis: '100%', fontVariantNumeric: 'tabular-nums' }}>{time}</Typography>
      </Box>
      <Facts
        facts={[
          ['Doctor', doctor.name],
          ['Assistant', assistant?.name],
          ['Type', APPOINTMENT_TYPE_LABELS[appointmentType]],
          ['Place', placeText(appointment)],
        ]}
      />
      {status === 'requested' && actions && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 3 }}>
          The clinic confirms the time by email.
          {heldUntil && new Date(heldUntil) > now && ` It is held for you until ${momentOf(heldUntil)}.`}
        </Typography>
      )}
      {appointment.askedMove && actions && (
        <Suspense>
          <AskedMove
            id={appointment.id}
            asked={appointment.askedMove}
            kept={effectiveTime(appointment)}
            now={now}
          />
        </Suspense>
      )}
      {status === 'confirmed' && actions && appointmentType === 'Online' && (
        <Suspense>
          <OnlineVisit client={client.id} joinLink={joinLink} />
        </Suspense>
      )}
      {clientNotes && <Note label="Your notes" text={clientNotes} />}
      {assistantNotes && <Note label="From the clinic" text={assistantNotes} />}
      {reason && <Note label="Why the clinic cancelled" text={reason} />}
      {actions && <VisitActions appointment={appointment} now={now} policy={policy} {...actions} />}
      {actions && <EarlierTime appointment={appointment} now={now} />}
    </Box>
  );
}

function Note({ label, text }: { label: string; text: string }) {
  return (
    <Typography sx={{ mt: 3, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      <strong>{label}:</strong> {text}
    </Typography>
  );
}

/** Why the clinic cancelled it; undefined when it did not, or did not say. */
function cancellingReason({ status, changes }: Pick<Appointment, 'status' | 'changes'>) {
  const last = changes.at(-1);
  return status === 'cancelled' && last?.by.role !== 'client' ? last?.reason : undefined;
}
