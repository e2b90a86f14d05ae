import { effectiveTime } from '@clinic/contract/appointment-rules';
import { formatTime } from '@clinic/contract/clinic-calendar';
import type { AppointmentEvent } from '@clinic/ui/calendar/appointment-events.tsx';
import { stateMark, stateWord } from '@clinic/ui/calendar/appointment-words.ts';
import { Waiting } from './Waiting.tsx';

/** What stands on an event of the desk's calendar: who, how it stands, with whom, and how long somebody waits. */
export const DeskEventText = ({ event: { appointment } }: { event: AppointmentEvent }) => (
  <>
    <span aria-hidden>{stateMark(appointment)} </span>
    {formatTime(effectiveTime(appointment).time)} {appointment.client.name} · {stateWord(appointment)}
    {appointment.outcome === 'arrived' && appointment.outcomeAt && (
      <strong>
        , <Waiting since={appointment.outcomeAt} />
      </strong>
    )}
    {' · '}
    {appointment.doctor.name}
  </>
);
