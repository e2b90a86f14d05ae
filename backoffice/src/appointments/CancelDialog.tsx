import { appointmentCalls, type AppointmentAnswer } from '@clinic/contract/scheduling/appointment-calls';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { longText } from '@clinic/contract/rules';
import { byEmail } from '@clinic/ui/layout/emails-wait.ts';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import type { SeriesScope } from '@clinic/contract/scheduling/series-place';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { useServer } from '../providers/useServer.ts';
import { ScopeChoice } from './ScopeChoice.tsx';
import { tellHow } from './told-toast.ts';
import { whenText } from './appointment-words.ts';
import { useAppointmentsChanged } from './useAppointmentsChanged.ts';

const reasonRule = longText();

/** The words: a request is declined, a confirmed visit cancelled. */
const WORDS = {
  request: {
    question: 'Decline the request of',
    confirm: 'Decline request',
    done: 'Appointment request cancelled',
    told: 'Declined',
    failed: 'Failed to cancel appointment request',
    consequence: 'The client is told that the request was cancelled.',
    without: 'Please tell the client by phone that the request was cancelled.',
  },
  appointment: {
    question: 'Cancel the appointment of',
    confirm: 'Cancel appointment',
    done: 'Appointment cancelled successfully',
    told: 'Cancelled',
    failed: 'Failed to cancel appointment',
    consequence: 'The client is told by e-mail, or without one by phone.',
    without: 'Please tell the client by phone.',
  },
} as const;

interface Props {
  appointment: Appointment;
  notes?: string;
  /** Which visits of a series are proposed; left out: this one. */
  scope?: SeriesScope;
  /** Begins the title in place of the usual words. */
  question?: string;
  /** Says before the visit why it is asked. */
  lead?: string;
  onCancelled: () => void;
  onClose: () => void;
}

/** Asks for the reason, which the client reads. */
export function CancelDialog({
  appointment,
  notes,
  scope: proposed = 'this',
  question,
  lead,
  onCancelled,
  onClose,
}: Props) {
  const [reason, setReason] = useState('');
  const [scope, setScope] = useState<SeriesScope>(proposed);
  const field = useRef<HTMLTextAreaElement>(null);
  const server = useServer();
  const changed = useAppointmentsChanged();
  const reasonError = reasonRule(reason);
  const words = appointment.status === 'requested' ? WORDS.request : WORDS.appointment;
  const { save, isBusy, refusal } = useSaving<object, AppointmentAnswer>({
    send: () =>
      server((api) =>
        api.call(appointmentCalls.update, {
          id: appointment.id,
          body: {
            status: 'cancelled',
            statusSeen: appointment.status,
            assistantNotes: notes,
            reason,
            ...(scope === 'later' && { scope }),
          },
        }),
      ),
    saved: (answer) => {
      tellHow(answer, words.told, scope === 'later' ? 'Appointments cancelled successfully' : words.done);
      onCancelled();
    },
    otherwise: words.failed,
    refused: () => notify.error(words.failed),
    settled: changed,
  });
  const cancel = () => {
    if (!reasonError) void save({});
  };
  return (
    <ConfirmDialog
      open
      danger
      busy={isBusy}
      firstFocus={field}
      title={`${question ?? words.question} ${appointment.client.name}?`}
      confirmLabel={scope === 'later' ? 'Cancel these appointments' : words.confirm}
      cancelLabel="Keep it"
      onConfirm={cancel}
      onClose={onClose}
    >
      {refusal && <FailureNotice sentence={refusal.sentence} sx={{ mb: 3 }} />}
      <Typography sx={{ mb: 3 }}>
        {lead && `${lead} `}
        {whenText(appointment)} with {appointment.doctor.name}. {byEmail(words.consequence, words.without)}
      </Typography>
      <Box sx={{ mb: 2 }}>
        <ScopeChoice appointment={appointment} value={scope} onChange={setScope} />
      </Box>
      <TextField
        label="Reason (optional)"
        fullWidth
        multiline
        minRows={2}
        inputRef={field}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={Boolean(reasonError)}
        helperText={reasonError ?? 'The e-mail quotes it.'}
      />
    </ConfirmDialog>
  );
}
