import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { DetailsDialog } from './DetailsDialog.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';

/** A request is scheduled; anything else is read. */
const AppointmentDialog = (props: { appointment: Appointment; onClose: () => void }) =>
  props.appointment.status === 'requested' ? <ScheduleDialog {...props} /> : <DetailsDialog {...props} />;

export default AppointmentDialog;
