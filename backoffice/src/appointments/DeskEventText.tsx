import { EventText, type AppointmentEvent } from '@clinic/ui/calendar/appointment-events.tsx';
import { Waiting } from './Waiting.tsx';

export const DeskEventText = ({ event }: { event: AppointmentEvent }) => {
  const { outcome, outcomeAt, doctor } = event.appointment;
  return (
    <EventText event={event}>
      {outcome === 'arrived' && outcomeAt && (
        <strong>
          , <Waiting since={outcomeAt} />
        </strong>
      )}
      {' · '}
      {doctor.name}
    </EventText>
  );
};
