import 'react-big-calendar/lib/addons/dragAndDrop/styles.css';
import { useMemo, type ComponentType } from 'react';
import { Calendar, type CalendarProps } from 'react-big-calendar';
import withDragAndDrop from 'react-big-calendar/lib/addons/dragAndDrop';
import type { CalendarColumn } from './AppointmentCalendar.tsx';
import { asButton, type EventWrapperProps } from './appointment-events.tsx';
import { isAppointment, type Drawn } from './calendar-bands.tsx';

type Library = CalendarProps<Drawn, CalendarColumn>;
type WrapperProps = Omit<EventWrapperProps, 'event'> & { event?: Drawn };

/** Around each event what lets it be drawn, and what makes a button of it; a band is neither. */
const buttonsIn = (DragWrapper: ComponentType<WrapperProps>) =>
  function DragButton({ children, event, ...rest }: WrapperProps) {
    return children && event && isAppointment(event) ? (
      <DragWrapper {...rest} event={event}>
        {asButton(children)}
      </DragWrapper>
    ) : (
      children
    );
  };

/** Given a wrapper of ours, the library would nest both anew at every drawing, and lose the focus with that. */
function CalendarOfButtons({ components, ...rest }: Library) {
  const DragWrapper = components?.eventWrapper as ComponentType<WrapperProps>;
  const eventWrapper = useMemo(() => buttonsIn(DragWrapper), [DragWrapper]);
  const own = useMemo(() => ({ ...components, eventWrapper }), [components, eventWrapper]);
  return <Calendar {...rest} components={own} />;
}

// The addon is CommonJS: bundled, what is imported is its exports and not the default one among them.
const { default: dragging = withDragAndDrop } = withDragAndDrop as { default?: typeof withDragAndDrop };

/** The calendar in which a mouse moves appointments and changes their length. */
const DragCalendar = dragging<Drawn, CalendarColumn>(CalendarOfButtons as ComponentType<Library>);

export default DragCalendar;
