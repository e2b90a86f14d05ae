import type { ReactNode } from 'react';
import type { AppointmentEvent, EventWrapperProps } from './appointment-events.tsx';

/** A stretch behind the appointments, such as a doctor's time off. */
export interface CalendarBand {
  title: string;
  start: Date;
  end: Date;
  /** The column of a day that has several. */
  resourceId?: string;
}

export type Drawn = AppointmentEvent | CalendarBand;

export const isAppointment = (drawn: Drawn): drawn is AppointmentEvent => 'appointment' in drawn;

export const drawnText = (Event: (props: { event: AppointmentEvent }) => ReactNode) =>
  function DrawnText({ event }: { event: Drawn }) {
    return isAppointment(event) ? <Event event={event} /> : event.title;
  };

/** Around an event what makes a button of it; a band is none. */
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
