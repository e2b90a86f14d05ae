import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { useQuestion } from '@clinic/ui/dialogs/useQuestion.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useServer } from '../providers/useServer.ts';
import { outsideSentence, type PlannedVisit } from './doctors-hours.ts';
import { doctorsHoursQuery } from './useDoctorsHours.ts';

/**
 * Asks before a visit outside the hours or inside time off is saved. `mayBook` resolves to true to continue; if the
 * hours cannot be read it does not ask, since the server does not require it. A second press meanwhile is ignored. The
 * caller renders `question`.
 */
export function useHoursQuestion() {
  const server = useServer();
  const queries = useQueryClient();
  const { asked, ask, settle } = useQuestion<string>();
  const isAsking = useRef(false);

  const mayBook = async (visit: PlannedVisit): Promise<boolean> => {
    if (isAsking.current) return false;
    isAsking.current = true;
    try {
      const { date } = visit;
      const hours = await queries.fetchQuery(doctorsHoursQuery(server, date, date)).catch(() => undefined);
      const sentence = hours && outsideSentence(hours, visit);
      return !sentence || (await ask(sentence));
    } finally {
      isAsking.current = false;
    }
  };
  const question = asked && (
    <ConfirmDialog
      open
      title="Outside the hours"
      confirmLabel="Do it all the same"
      cancelLabel="Choose another time"
      onConfirm={() => settle(true)}
      onClose={() => settle(false)}
    >
      {asked}
    </ConfirmDialog>
  );
  return { mayBook, question };
}
