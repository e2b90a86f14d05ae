import 'react-big-calendar/lib/addons/dragAndDrop/styles.css';
import {
  cloneElement,
  Fragment,
  memo,
  useEffect,
  useMemo,
  useRef,
  type ComponentType,
  type HTMLAttributes,
  type MouseEvent,
  type ReactElement,
} from 'react';
import { Calendar, type CalendarProps } from 'react-big-calendar';
import withDragAndDrop from 'react-big-calendar/lib/addons/dragAndDrop';
import type { CalendarColumn } from './DrawnCalendar.tsx';
import { asButton, type EventWrapperProps } from './appointment-events.tsx';
import { isAppointment, type Drawn } from './calendar-bands.tsx';

type Library = CalendarProps<Drawn, CalendarColumn>;
type WrapperProps = Omit<EventWrapperProps, 'event'> & { event?: Drawn };
interface ContainerProps {
  children?: ReactElement<HTMLAttributes<HTMLElement>>;
}
/** Our components, and the library's that make visits draggable. */
type DragComponents = NonNullable<Library['components']> & {
  eventWrapper: ComponentType<WrapperProps>;
  eventContainerWrapper: ComponentType<ContainerProps>;
  weekWrapper?: ComponentType;
};

/** Wraps each event to be draggable and a button; bands are neither. */
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

/** Gives the events of a column a key: without one, the library's dragged copy beside them redraws all. */
const steadyIn = (Container: ComponentType<ContainerProps>) =>
  function SteadyColumn({ children, ...rest }: ContainerProps) {
    if (!children) return null;
    const events = <Fragment key="events">{children.props.children}</Fragment>;
    return <Container {...rest}>{cloneElement(children, { children: events })}</Container>;
  };

const SteadyCalendar = memo(Calendar as ComponentType<Library>);

/**
 * While a visit is dragged, only its column is redrawn: the library swaps components and class at start and end, which
 * would redraw every visit. With a wrapper of ours it would also nest both anew.
 */
function CalendarOfButtons({ components = {}, className, ...rest }: Library) {
  const { event, month, agenda, eventWrapper, eventContainerWrapper, weekWrapper } =
    components as DragComponents;
  const own = useMemo(
    () => ({
      event,
      month,
      agenda,
      weekWrapper,
      eventWrapper: buttonsIn(eventWrapper),
      eventContainerWrapper: steadyIn(eventContainerWrapper),
    }),
    [event, month, agenda, weekWrapper, eventWrapper, eventContainerWrapper],
  );
  const carrying = className?.includes('is-dragging') ?? false;
  const carried = useRef(false);
  useEffect(() => {
    if (carrying) carried.current = true;
  }, [carrying]);
  const presses = useMemo(
    () => ({
      onPointerDownCapture: () => {
        carried.current = false;
      },
      // Dropping a visit must not count as a press; a keyboard's press has no detail.
      onClickCapture: (click: MouseEvent) => {
        if (carried.current && click.detail > 0) click.stopPropagation();
      },
    }),
    [],
  );
  return <SteadyCalendar {...rest} components={own} className="rbc-addons-dnd" elementProps={presses} />;
}

// The addon is CommonJS: bundled, the default import is its exports object.
const { default: dragging = withDragAndDrop } = withDragAndDrop as { default?: typeof withDragAndDrop };

/** A calendar in which the mouse moves and resizes appointments. */
const DragCalendar = dragging<Drawn, CalendarColumn>(CalendarOfButtons as ComponentType<Library>);

export default DragCalendar;
