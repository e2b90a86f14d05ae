import type { ReactNode } from 'react';
import type { AppointmentEvent, EventWrapperProps } from './appointment-events.tsx';

/** A coloured period behind the events, such as a doctor's time off. */
export interface CalendarBand {
  title: string;
  start: Date;
  end: Date;
  /** Column of a day with several columns. */
  resourceId?: string;
}

export type Drawn = AppointmentEvent | CalendarBand;

export const isAppointment = (drawn: Drawn): drawn is AppointmentEvent => 'appointment' in drawn;

export const drawnText = (Event: (props: { event: AppointmentEvent }) => ReactNode) =>
  function DrawnText({ event }: { event: Drawn }) {
    return isAppointment(event) ? <Event event={event} /> : event.title;
  };

/** Wraps events as buttons; bands are left as they are. */
export const drawnWrapper = (Wrapper: (props: EventWrapperProps) => ReactNode) =>
  function DrawnWrapper({ event, children, ...rest }: Omit<EventWrapperProps, 'event'> & { event?: Drawn }) {
    return event && isAppointment(event) ? (
      <Wrapper {...rest} event={event}>
        {children}
      </Wrapper>
    ) : (
      children
    );
  };
