import type { Appointment } from '@clinic/contract/scheduling/appointments';
import type { ClinicMoment } from '@clinic/contract/clinic-calendar';
import { longText } from '@clinic/contract/rules';
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
import { HoursReason } from './HoursReason.tsx';
import { TimeChoice } from './TimeChoice.tsx';
import { timeRefusedOf, type TimeRefused } from './time-refusal.ts';
import { TimeRefusal } from './TimeRefusal.tsx';
import { useAppointmentsChanged } from './useAppointmentsChanged.ts';
import { useConfirm } from './useConfirm.ts';
import { useHoursQuestion } from './useHoursQuestion.tsx';
import { useNewTime } from './useNewTime.ts';

const notesRule = longText();

interface Props {
  appointment: Appointment;
  /** A time that the assistant has chosen already; left out: the requested one. */
  proposed?: ClinicMoment;
  onClose: () => void;
}

/** Gives a request its time, or declines it; an email tells the client. */
export function ScheduleDialog({ appointment, proposed, onClose }: Props) {
  const { choice, isRight } = useNewTime(
    appointment,
    proposed ?? { date: appointment.date, time: appointment.time },
  );
  const [notes, setNotes] = useState(appointment.assistantNotes);
  const [declining, setDeclining] = useState(false);
  const [busy, setBusy] = useState(false);
  const [hoursReason, setHoursReason] = useState('');
  const [refused, setRefused] = useState<TimeRefused | null>(null);
  const confirm = useConfirm();
  const changed = useAppointmentsChanged();
  const { mayBook, question } = useHoursQuestion();
  const notesError = notesRule(notes);

  const submit = async (overHold = false) => {
    if (!isRight() || notesError) return;
    const visit = { ...appointment, ...choice.value, doctor: appointment.doctor.id };
    if (!overHold && !(await mayBook(visit))) return;
    setBusy(true);
    setRefused(null);
    try {
      await confirm(appointment.id, choice.value, {
        assistantNotes: notes,
        ...(hoursReason.trim() && { hoursReason }),
        ...(overHold && { overHold }),
      });
      notify.emailed('Appointment confirmed and client notified!');
      onClose();
    } catch (error) {
      notify.error('Failed to confirm appointment');
      setRefused(timeRefusedOf(error, 'Failed to confirm appointment'));
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
            {refused && (
              <TimeRefusal
                refused={refused}
                busy={busy}
                onTake={() => void submit(true)}
                onChoose={(alternative) => {
                  setRefused(null);
                  choice.onChange(alternative);
                }}
              />
            )}
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
            <HoursReason
              visit={{ ...appointment, ...choice.value, doctor: appointment.doctor.id }}
              name={appointment.doctor.name}
              value={hoursReason}
              onChange={setHoursReason}
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
      {question}
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
