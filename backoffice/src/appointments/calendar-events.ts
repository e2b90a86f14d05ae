import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { eventsOf, type AppointmentEvent } from '@clinic/ui/calendar/appointment-events.tsx';
import { calendarFills, colours } from '@clinic/ui/theme/tokens';

/** The desk's calendar shows all doctors, so the title names the doctor too. */
export const deskEventsOf = (appointment: Appointment): AppointmentEvent[] => {
  const { id, name } = appointment.doctor;
  return eventsOf(appointment).map((event) => ({
    ...event,
    title: `${event.title} with ${name}`,
    resourceId: id,
  }));
};

/** Amber: requests and requested moves. Red: cancelled. The right edge has the doctor's colour. */
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
