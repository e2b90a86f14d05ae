import type { Appointment } from '@clinic/contract/appointments';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { deskTimeOf } from '@clinic/theme/clinic-page';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { useToast } from '../layout/Toasts.tsx';
import { sentenceOf } from '../providers/refusal.ts';
import { useServer } from '../providers/useServer.ts';
import { AppointmentFacts } from './AppointmentFacts.tsx';
import { RescheduleDialog } from './RescheduleDialog.tsx';
import { isActiveNow, whenText } from './appointmentWords.ts';
import { useAppointmentsChanged } from './useAppointmentsChanged.ts';

const History = ({ appointment }: { appointment: Appointment }) => (
  <Box>
    <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
      History
    </Typography>
    {appointment.changes.length === 0 && <Typography color="textSecondary">No changes.</Typography>}
    <Box component="ol" sx={{ m: 0, pl: 5 }}>
      {appointment.changes.map(({ at, by, what }) => (
        <li key={`${at}-${what}`}>
          {what}, {by.name} ({by.role}), {deskTimeOf(at)}
        </li>
      ))}
    </Box>
  </Box>
);

/** A confirmed or cancelled appointment, what happened to it, and what may still be done. */
export const DetailsDialog = ({
  appointment,
  onClose,
}: {
  appointment: Appointment;
  onClose: () => void;
}) => {
  const [step, setStep] = useState<'read' | 'cancel' | 'move'>('read');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const server = useServer();
  const toast = useToast();
  const changed = useAppointmentsChanged();
  const active = isActiveNow(appointment);
  const cancel = async () => {
    setBusy(true);
    try {
      await server((api) => api.clinic.cancelAppointment(appointment.id));
      toast('Appointment cancelled successfully', 'success');
      onClose();
    } catch (error) {
      toast('Failed to cancel appointment', 'error');
      setFailure(sentenceOf(error) ?? 'Failed to cancel appointment');
      setStep('read');
    } finally {
      setBusy(false);
      changed();
    }
  };
  if (step === 'move')
    return <RescheduleDialog appointment={appointment} onClose={() => setStep('read')} onMoved={onClose} />;
  return (
    <>
      <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="details-title">
        <DialogTitle id="details-title">Appointment details</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          {failure && <Alert severity="error">{failure}</Alert>}
          <AppointmentFacts appointment={appointment} />
          <History appointment={appointment} />
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          {appointment.status !== 'cancelled' && (
            <Button color="error" onClick={() => setStep('cancel')} sx={{ mr: 'auto' }}>
              Cancel appointment
            </Button>
          )}
          {active && <Button onClick={() => setStep('move')}>Reschedule</Button>}
          <Button variant="contained" onClick={onClose}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        open={step === 'cancel'}
        danger
        busy={busy}
        title={`Cancel the appointment of ${appointment.client.name}?`}
        confirmLabel="Cancel appointment"
        cancelLabel="Keep it"
        onConfirm={() => void cancel()}
        onClose={() => setStep('read')}
      >
        {whenText(appointment)} with {appointment.doctor.name}. The client is told by e-mail.
      </ConfirmDialog>
    </>
  );
};
