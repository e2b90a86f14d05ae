import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { DetailsDialog } from './DetailsDialog.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';

/** A request opens for scheduling, any other appointment for reading. */
const AppointmentDialog = (props: { appointment: Appointment; onClose: () => void }) =>
  props.appointment.status === 'requested' ? <ScheduleDialog {...props} /> : <DetailsDialog {...props} />;

export default AppointmentDialog;
