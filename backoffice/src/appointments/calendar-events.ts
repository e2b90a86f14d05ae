import type { Appointment } from '@clinic/contract/appointments';
import { eventOf, type AppointmentEvent } from '@clinic/ui/calendar/appointment-events.tsx';
import { calendarFills, colours } from '@clinic/ui/theme/tokens';

/** The desk sees all doctors, so the title names the doctor too, whose column it stands in. */
export const deskEventOf = (appointment: Appointment): AppointmentEvent => {
  const event = eventOf(appointment);
  const { id, name } = appointment.doctor;
  return { ...event, title: `${event.title} with ${name}`, resourceId: id };
};

/** Requested amber, cancelled red, otherwise dark brown; the other edge is the doctor's, and who waits has a frame. */
export const eventStyleOf =
  (edges: ReadonlyMap<string, string>) =>
  ({ appointment: { status, outcome, doctor } }: AppointmentEvent) => {
    const fills = calendarFills.assistant;
    const { edge, ground, text } = status === 'confirmed' ? fills.other : fills[status];
    return {
      style: {
        backgroundColor: outcome === 'no_show' ? colours.paper : colours[ground],
        color: colours[text],
        border: outcome === 'no_show' ? `1px dashed ${colours.edge}` : `1px solid ${colours.paper}`,
        borderLeft: `5px solid ${colours[edge]}`,
        borderRight: `4px solid ${edges.get(doctor.id) ?? colours.sand}`,
        boxShadow: outcome === 'arrived' ? `inset 0 0 0 2px ${colours.turmeric}` : undefined,
        textDecoration: status === 'cancelled' ? 'line-through' : undefined,
      },
    };
  };
