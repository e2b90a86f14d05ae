import type { Appointment } from '@clinic/contract/appointments';
import { CancelDialog } from '../appointments/CancelDialog.tsx';
import { KeepDialog } from '../appointments/KeepDialog.tsx';
import { RescheduleDialog } from '../appointments/RescheduleDialog.tsx';

export interface Step {
  name: 'move' | 'cancel' | 'keep';
  appointment: Appointment;
  /** Where it is proposed to go. */
  proposed?: { date: string; time: string };
}

/** What was chosen for a visit of a worklist. */
function VisitStep({ name, appointment, proposed, onClose }: Step & { onClose: () => void }) {
  const visit = { appointment, onClose };
  if (name === 'cancel') return <CancelDialog {...visit} onCancelled={onClose} />;
  if (name === 'keep') return <KeepDialog {...visit} />;
  return <RescheduleDialog {...visit} proposed={proposed} onMoved={onClose} />;
}

export default VisitStep;
