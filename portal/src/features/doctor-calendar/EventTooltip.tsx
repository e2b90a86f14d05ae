import { counted } from '@clinic/contract/platform/counted';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { APPOINTMENT_TYPE_LABELS } from '@clinic/contract/constants';
import { placeWord } from '@clinic/ui/calendar/place-word.ts';
import { styled } from '@mui/material/styles';
import {
  cloneElement,
  useEffect,
  useId,
  useState,
  type HTMLAttributes,
  type ReactElement,
  type SyntheticEvent,
} from 'react';
import { createPortal } from 'react-dom';

/** Milliseconds for moving the pointer from the appointment onto its tooltip. */
const WAY_OVER = 150;
const WIDTH = 260;
const HEIGHT = 150;

const Tip = styled('div')({
  position: 'fixed',
  zIndex: 1500,
  width: 'max-content',
  maxWidth: WIDTH,
  padding: '8px 12px',
  borderRadius: 'var(--radius)',
  background: 'var(--ink)',
  color: 'var(--paper)',
  fontSize: '0.833rem',
  boxShadow: 'var(--shadow-floating)',
  overflowWrap: 'anywhere',
});

interface Props {
  appointment: Appointment;
  children: ReactElement<HTMLAttributes<HTMLElement>>;
}

function placeBelow(element: Element) {
  const { left, top, bottom } = element.getBoundingClientRect();
  return {
    left: Math.max(8, Math.min(left, window.innerWidth - WIDTH - 8)),
    top: bottom + HEIGHT > window.innerHeight ? Math.max(8, top - HEIGHT) : bottom,
  };
}

/** An appointment's tooltip; MUI's own is too large for this page's first load. */
export function EventTooltip({ appointment, children }: Props) {
  const id = useId();
  const [leaving, setLeaving] = useState(false);
  const [place, setPlace] = useState<{ left: number; top: number }>();
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => setPlace(undefined), WAY_OVER);
    return () => clearTimeout(timer);
  }, [leaving]);
  useEffect(() => {
    if (!place) return undefined;
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && setPlace(undefined);
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [place]);

  const show = ({ currentTarget }: SyntheticEvent) => {
    setLeaving(false);
    setPlace(placeBelow(currentTarget));
  };
  const hide = () => setLeaving(true);
  const { client, doctor, assistant, duration, appointmentType } = appointment;
  return (
    <>
      {cloneElement(children, {
        'aria-describedby': place && id,
        onMouseEnter: show,
        onMouseLeave: hide,
        onFocus: show,
        onBlur: hide,
      })}
      {place &&
        createPortal(
          <Tip
            role="tooltip"
            id={id}
            style={place}
            onMouseEnter={() => setLeaving(false)}
            onMouseLeave={hide}
          >
            <div>Client: {client.name}</div>
            <div>Doctor: {doctor.name}</div>
            <div>Assistant: {assistant?.name ?? '–'}</div>
            <div>Duration: {counted(duration, 'minute')}</div>
            {appointment.series && <div>Series: {placeWord(appointment)}</div>}
            <div>Type: {appointmentType ? APPOINTMENT_TYPE_LABELS[appointmentType] : '–'}</div>
          </Tip>,
          document.body,
        )}
    </>
  );
}
