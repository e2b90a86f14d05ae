import type { Appointment } from '@clinic/contract/appointments';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { momentOf } from '@clinic/ui/clinic-page';
import { AppointmentFacts } from './AppointmentFacts.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { RescheduleDialog } from './RescheduleDialog.tsx';
import { isActiveNow } from './appointment-words.ts';

const History = ({ appointment }: { appointment: Appointment }) => (
  <Box>
    <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
      History
    </Typography>
    {appointment.changes.length === 0 && <Typography color="textSecondary">No changes.</Typography>}
    <Box component="ol" sx={{ m: 0, pl: 5 }}>
      {appointment.changes.map(({ at, by, what, reason }) => (
        <li key={`${at}-${what}`}>
          {what}, {by.name} ({by.role}), {momentOf(at)}
          {reason && (
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              Reason: {reason}
            </Typography>
          )}
        </li>
      ))}
    </Box>
  </Box>
);

/** A confirmed or cancelled appointment, what happened to it, and what may still be done. */
export function DetailsDialog({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const [step, setStep] = useState<'read' | 'cancel' | 'move'>('read');
  const active = isActiveNow(appointment);
  if (step === 'move')
    return <RescheduleDialog appointment={appointment} onClose={() => setStep('read')} onMoved={onClose} />;
  return (
    <>
      <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="details-title">
        <DialogTitle id="details-title">Appointment details</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <AppointmentFacts appointment={appointment} />
          <History appointment={appointment} />
        </DialogContent>
        <DialogActions>
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
      {step === 'cancel' && (
        <CancelDialog appointment={appointment} onCancelled={onClose} onClose={() => setStep('read')} />
      )}
    </>
  );
}
