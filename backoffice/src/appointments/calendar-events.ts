import type { Appointment } from '@clinic/contract/appointments';
import { eventOf, type AppointmentEvent } from '@clinic/ui/calendar/appointment-events.tsx';
import { calendarFills, colours } from '@clinic/ui/theme/tokens';

/** The desk sees all doctors, so the title names the doctor too. */
export const deskEventOf = (appointment: Appointment): AppointmentEvent => {
  const event = eventOf(appointment);
  return { ...event, title: `${event.title} with ${appointment.doctor.name}` };
};

/** Requested amber, cancelled red, otherwise dark brown. */
export const eventStyle = ({ appointment: { status } }: AppointmentEvent) => {
  const fills = calendarFills.assistant;
  const { ground, text } = status === 'confirmed' ? fills.other : fills[status];
  return {
    style: {
      backgroundColor: colours[ground],
      color: colours[text],
      border: `1px solid ${colours.paper}`,
      textDecoration: status === 'cancelled' ? 'line-through' : undefined,
    },
  };
};
