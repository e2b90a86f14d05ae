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
/** Ours, and those of the library that let visits be carried. */
type DragComponents = NonNullable<Library['components']> & {
  eventWrapper: ComponentType<WrapperProps>;
  eventContainerWrapper: ComponentType<ContainerProps>;
  weekWrapper?: ComponentType;
};

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

/** Around a column's events; the library puts what is carried beside them, and without a key draws them all anew then. */
const steadyIn = (Container: ComponentType<ContainerProps>) =>
  function SteadyColumn({ children, ...rest }: ContainerProps) {
    if (!children) return null;
    const events = <Fragment key="events">{children.props.children}</Fragment>;
    return <Container {...rest}>{cloneElement(children, { children: events })}</Container>;
  };

const SteadyCalendar = memo(Calendar as ComponentType<Library>);

/**
 * While a visit is carried only its column is drawn anew: the library hands over new components and another class at its
 * beginning and end, which would draw and style every visit. Given a wrapper of ours it would nest both anew, too.
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
      // Dropping a visit is no press; a keyboard's press has no detail.
      onClickCapture: (click: MouseEvent) => {
        if (carried.current && click.detail > 0) click.stopPropagation();
      },
    }),
    [],
  );
  return <SteadyCalendar {...rest} components={own} className="rbc-addons-dnd" elementProps={presses} />;
}

// The addon is CommonJS: bundled, what is imported is its exports and not the default one among them.
const { default: dragging = withDragAndDrop } = withDragAndDrop as { default?: typeof withDragAndDrop };

/** The calendar in which a mouse moves appointments and changes their length. */
const DragCalendar = dragging<Drawn, CalendarColumn>(CalendarOfButtons as ComponentType<Library>);

export default DragCalendar;
