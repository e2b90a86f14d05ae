import { appointmentCalls } from '@clinic/contract/appointment-calls';
import { useServer } from '../providers/useServer.ts';
import type { ChosenTime } from './TimeChoice.tsx';

/** Gives a request its time; the client is told by mail. */
export function useConfirm() {
  const server = useServer();
  return (id: string, { date, time }: ChosenTime, assistantNotes?: string) =>
    server((api) =>
      api.call(appointmentCalls.update, {
        id,
        body: { status: 'confirmed', confirmedDate: date, confirmedTime: time, assistantNotes },
      }),
    );
}
