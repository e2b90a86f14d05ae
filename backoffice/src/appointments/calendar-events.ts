import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { eventsOf, type AppointmentEvent } from '@clinic/ui/calendar/appointment-events.tsx';
import { calendarFills, colours } from '@clinic/ui/theme/tokens';

/** Events of the desk's calendar; their titles name the doctor, since it shows several. */
export const deskEventsOf = (appointment: Appointment): AppointmentEvent[] => {
  const { id, name } = appointment.doctor;
  return eventsOf(appointment).map((event) => ({
    ...event,
    title: `${event.title} with ${name}`,
    resourceId: id,
  }));
};

/**
 * Colours of an event: requests amber, cancelled red, others brown; the other edge is the doctor's colour; a frame
 * means that the client waits.
 */
export const eventStyleOf =
  (edges: ReadonlyMap<string, string>) =>
  ({ appointment: { status, outcome, doctor }, wish }: AppointmentEvent) => {
    const fills = calendarFills.assistant;
    const drawnAs = wish ? 'requested' : status;
    const { edge, ground, text } = drawnAs === 'confirmed' ? fills.other : fills[drawnAs];
    const dashed = wish !== undefined || outcome === 'no_show';
    return {
      style: {
        backgroundColor: outcome === 'no_show' ? colours.paper : colours[ground],
        color: colours[text],
        border: dashed ? `1px dashed ${colours.edge}` : `1px solid ${colours.paper}`,
        borderLeft: `5px solid ${colours[edge]}`,
        borderRight: `4px solid ${edges.get(doctor.id) ?? colours.sand}`,
        boxShadow: outcome === 'arrived' ? `inset 0 0 0 2px ${colours.turmeric}` : undefined,
        textDecoration: status === 'cancelled' ? 'line-through' : undefined,
      },
    };
  };
