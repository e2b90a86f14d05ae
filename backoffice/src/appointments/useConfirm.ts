import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import type { UpdateAppointment } from '@clinic/contract/scheduling/appointments';
import { useServer } from '../providers/useServer.ts';
import type { ChosenTime } from './TimeChoice.tsx';

export type MoreOfVisit = Pick<UpdateAppointment, 'assistantNotes' | 'hoursReason' | 'overHold'>;

/** Gives a request its time; an email tells the client. */
export function useConfirm() {
  const server = useServer();
  return (id: string, { date, time }: ChosenTime, more: MoreOfVisit) =>
    server((api) =>
      api.call(appointmentCalls.update, {
        id,
        body: { status: 'confirmed', confirmedDate: date, confirmedTime: time, ...more },
      }),
    );
}
