import { effectiveTime } from '@clinic/contract/scheduling/appointment-rules';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import type { PolicyAnswer } from '@clinic/contract/scheduling/booking-policy';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { DangerNotice } from '../../components/DangerNotice.tsx';
import { Facts } from '../../components/Facts.tsx';
import { AppointmentBadge } from '@clinic/ui/calendar/AppointmentBadge.tsx';
import { EarlierTime } from './EarlierTime.tsx';
import { OnlineVisit } from './OnlineVisit.tsx';
import { VisitActions } from './VisitActions.tsx';
import { factsOf, isOnlineToCome, notesOf, waitingText, whenText } from './appointment-texts.ts';

const AskedMove = lazy(() => import('./AskedMove.tsx'));

interface Props {
  appointment: Appointment;
  now: Date;
  policy: PolicyAnswer | undefined;
  /** Absent for past and cancelled appointments, which are read-only. */
  actions?: { onReschedule: () => void; onCancel: () => void };
}

export function AppointmentCard({ appointment, now, policy, actions }: Props) {
  const { day, time } = whenText(appointment);
  const waits = waitingText(appointment, now);
  const { status, client, outcome, joinLink } = appointment;
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
        {/* A missed visit gets no badge, since it would only reproach the client. */}
        <AppointmentBadge status={status} outcome={outcome === 'completed' ? outcome : null} />
        <Typography sx={{ flexBasis: '100%', fontVariantNumeric: 'tabular-nums' }}>{time}</Typography>
      </Box>
      <Facts facts={factsOf(appointment)} />
      {actions && waits && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 3 }}>
          {waits}
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
      {actions && isOnlineToCome(appointment, now) && <OnlineVisit client={client.id} joinLink={joinLink} />}
      {notesOf(appointment).map(([label, text]) => (
        <Note key={label} label={label} text={text} />
      ))}
      {actions && appointment.clientNotes && <DangerNotice text={appointment.clientNotes} />}
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
