import type { Appointment } from '@clinic/contract/scheduling/appointments';
import {
  asButton,
  eventMark,
  eventTime,
  eventWord,
  type AppointmentEvent,
  type EventWrapperProps,
} from '@clinic/ui/calendar/appointment-events.tsx';
import { calendarFills, colours } from '@clinic/ui/theme/tokens';
import { EventTooltip } from './EventTooltip.tsx';

const { edge, ground, text } = calendarFills.doctor;

/** Dark maroon for all; unconfirmed ones differ by word, mark and line. */
export const eventStyle = ({ appointment: { status }, wish }: AppointmentEvent) => ({
  style: {
    backgroundColor: colours[ground],
    color: colours[text],
    border: wish || status === 'requested' ? `1px dashed ${colours[edge]}` : `1px solid ${colours.paper}`,
    borderLeft: `5px solid ${colours[edge]}`,
    textDecoration: status === 'cancelled' ? 'line-through' : undefined,
  },
});

/** An agenda line; its edge has the calendar's colour. */
const agendaStyle = ({ appointment: { status }, wish }: AppointmentEvent) => ({
  borderLeft: `5px ${wish || status === 'requested' ? 'dashed' : 'solid'} ${colours[edge]}`,
  textDecoration: status === 'cancelled' ? 'line-through' : undefined,
});

/** An event as a button with a tooltip on hover and focus. */
export const DescribedEvent = ({ event, children }: EventWrapperProps) =>
  children && event ? (
    <EventTooltip appointment={event.appointment}>{asButton(children)}</EventTooltip>
  ) : null;

/** The library's agenda shows events as plain text; here they open like everywhere else. */
export const agendaEvent = (onOpen: (appointment: Appointment) => void) =>
  function AgendaEvent({ event }: { event: AppointmentEvent }) {
    return (
      <EventTooltip appointment={event.appointment}>
        <button
          type="button"
          className="rbc-button-link"
          style={agendaStyle(event)}
          onClick={() => onOpen(event.appointment)}
        >
          <span aria-hidden>{eventMark(event)} </span>
          <span className="agenda-time">{eventTime(event)} </span>
          <strong>{event.appointment.client.name}</strong> · {eventWord(event)}
        </button>
      </EventTooltip>
    );
  };
