import type { Appointment } from '@clinic/contract/scheduling/appointments';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { Link } from 'react-router';
import { AskedMoveAnswer } from './AskedMoveAnswer.tsx';
import { AppointmentFacts } from './AppointmentFacts.tsx';
import { AppointmentHistory } from './AppointmentHistory.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { JoinLinkForm } from './JoinLinkForm.tsx';
import { OutcomeButtons } from './OutcomeButtons.tsx';
import { RescheduleDialog } from './RescheduleDialog.tsx';
import { isActiveNow } from './appointment-words.ts';

export function DetailsDialog({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const [shown, setShown] = useState(appointment);
  const [step, setStep] = useState<'read' | 'cancel' | 'move'>('read');
  const { status, outcome, appointmentType } = shown;
  // A visit with an outcome can be changed only after the outcome is removed.
  const open = outcome === null;
  const linked = status === 'confirmed' && appointmentType === 'Online' && isActiveNow(shown);
  if (step === 'move')
    return <RescheduleDialog appointment={shown} onClose={() => setStep('read')} onMoved={onClose} />;
  return (
    <>
      <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="details-title">
        <DialogTitle id="details-title">Appointment details</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <AppointmentFacts appointment={shown} />
          {shown.askedMove && (
            <AskedMoveAnswer appointment={shown} asked={shown.askedMove} onAnswered={onClose} />
          )}
          <OutcomeButtons appointment={shown} onRecorded={setShown} />
          {linked && <JoinLinkForm appointment={shown} onSaved={setShown} />}
          <AppointmentHistory appointment={shown} />
        </DialogContent>
        <DialogActions>
          {open && status !== 'cancelled' && (
            <Button color="error" onClick={() => setStep('cancel')} sx={{ mr: 'auto' }}>
              Cancel appointment
            </Button>
          )}
          {outcome === 'completed' && (
            <Button component={Link} to={`/invoice?client=${shown.client.id}`}>
              Create Invoice
            </Button>
          )}
          {open && status === 'confirmed' && isActiveNow(shown) && (
            <Button component={Link} to={`/visit-slip/${shown.id}`}>
              Slip
            </Button>
          )}
          {open && isActiveNow(shown) && <Button onClick={() => setStep('move')}>Reschedule</Button>}
          <Button variant="contained" onClick={onClose}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
      {step === 'cancel' && (
        <CancelDialog appointment={shown} onCancelled={onClose} onClose={() => setStep('read')} />
      )}
    </>
  );
}
