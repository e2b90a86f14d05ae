import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { RescheduleDialog } from '../appointments/RescheduleDialog.tsx';

const MoveVisit = (props: { appointment: Appointment; onClose: () => void }) => (
  <RescheduleDialog {...props} onMoved={props.onClose} />
);

export default MoveVisit;
