import { failureText } from '@clinic/ui/session/api-error.ts';
import { appointmentCalls } from '@clinic/contract/appointment-calls';
import type { Appointment } from '@clinic/contract/appointments';
import { longText } from '@clinic/contract/rules';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { today } from '@clinic/ui/clinic-page';
import { useToast } from '../layout/Toasts.tsx';
import { useServer } from '../providers/useServer.ts';
import { AppointmentFacts } from './AppointmentFacts.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { TimeChoice } from './TimeChoice.tsx';
import { timeErrors } from './time-errors.ts';
import { useAppointmentsChanged } from './useAppointmentsChanged.ts';

const notesRule = longText();

/** Gives a request its time, or declines it; the client is told by mail. */
export function ScheduleDialog({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const [chosen, setChosen] = useState({ date: appointment.date, time: appointment.time });
  const [notes, setNotes] = useState(appointment.assistantNotes);
  const [tried, setTried] = useState(false);
  const [declining, setDeclining] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const server = useServer();
  const toast = useToast();
  const changed = useAppointmentsChanged();
  const errors = timeErrors(chosen, today());
  const notesError = notesRule(notes);

  const confirm = async () => {
    setTried(true);
    if (Object.keys(errors).length > 0 || notesError) return;
    setBusy(true);
    setFailure(null);
    try {
      await server((api) =>
        api.call(appointmentCalls.update, {
          id: appointment.id,
          body: {
            status: 'confirmed',
            confirmedDate: chosen.date,
            confirmedTime: chosen.time,
            assistantNotes: notes,
          },
        }),
      );
      toast('Appointment confirmed and client notified!', 'success');
      onClose();
    } catch (error) {
      toast('Failed to confirm appointment', 'error');
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
            void confirm();
          }}
        >
          <DialogTitle id="schedule-title">Schedule appointment</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 4 }}>
            {failure && <Alert severity="error">{failure}</Alert>}
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
            <TimeChoice
              value={chosen}
              onChange={setChosen}
              doctor={appointment.doctor.id}
              duration={appointment.duration}
              moving={appointment.id}
              errors={tried ? errors : {}}
              dateLabel="Confirmed date"
              timeLabel="Confirmed time"
            />
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
