import { failureText } from '@clinic/ui/session/api-error.ts';
import type { Appointment } from '@clinic/contract/appointments';
import { longText } from '@clinic/contract/rules';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { notify } from '@clinic/ui/layout/notify.ts';
import { AppointmentFacts } from './AppointmentFacts.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { TimeChoice } from './TimeChoice.tsx';
import { useAppointmentsChanged } from './useAppointmentsChanged.ts';
import { useConfirm } from './useConfirm.ts';
import { useNewTime } from './useNewTime.ts';

const notesRule = longText();

/** Gives a request its time, or declines it; the client is told by mail. */
export function ScheduleDialog({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const { choice, isRight } = useNewTime(appointment, { date: appointment.date, time: appointment.time });
  const [notes, setNotes] = useState(appointment.assistantNotes);
  const [declining, setDeclining] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = useConfirm();
  const changed = useAppointmentsChanged();
  const notesError = notesRule(notes);

  const submit = async () => {
    if (!isRight() || notesError) return;
    setBusy(true);
    setFailure(null);
    try {
      await confirm(appointment.id, choice.value, notes);
      notify.success('Appointment confirmed and client notified!');
      onClose();
    } catch (error) {
      notify.error('Failed to confirm appointment');
      setFailure(failureText(error, 'Failed to confirm appointment'));
    } finally {
      setBusy(false);
      changed();
    }
  };
  return (
    <>
      <Dialog
        open
        onClose={busy ? undefined : onClose}
        maxWidth="sm"
        fullWidth
        aria-labelledby="schedule-title"
      >
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <DialogTitle id="schedule-title">Schedule appointment</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 4 }}>
            {failure && <FailureNotice sentence={failure} />}
            <AppointmentFacts appointment={appointment} withOurNotes={false} />
            <Button
              color="error"
              variant="outlined"
              disabled={busy}
              onClick={() => setDeclining(true)}
              sx={{ justifySelf: 'start' }}
            >
              Decline request
            </Button>
            <TimeChoice {...choice} dateLabel="Confirmed date" timeLabel="Confirmed time" />
            <TextField
              label="Notes"
              multiline
              minRows={2}
              value={notes}
              onChange={(event) => setNotes(event.target.value)}
              error={Boolean(notesError)}
              helperText={notesError}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose} disabled={busy}>
              Close
            </Button>
            <Button type="submit" variant="contained" loading={busy}>
              Confirm appointment
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      {declining && (
        <CancelDialog
          appointment={appointment}
          notes={notesError ? undefined : notes}
          onCancelled={onClose}
          onClose={() => setDeclining(false)}
        />
      )}
    </>
  );
}
