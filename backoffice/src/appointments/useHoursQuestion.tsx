import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServer } from '../providers/useServer.ts';
import { outsideSentence, type PlannedVisit } from './doctors-hours.ts';
import { doctorsHoursQuery } from './useDoctorsHours.ts';

interface Asked {
  sentence: string;
  answer: (yes: boolean) => void;
}

/**
 * Asks before a visit outside the hours or inside time off is written, and names the reason. `mayBook`
 * resolves to whether to go on; when the hours cannot be read it does not ask, as the server does not insist
 * on them. The caller renders `question`.
 */
export function useHoursQuestion() {
  const server = useServer();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);

  const mayBook = async (visit: PlannedVisit): Promise<boolean> => {
    const { date } = visit;
    const hours = await queries.fetchQuery(doctorsHoursQuery(server, date, date)).catch(() => undefined);
    const sentence = hours && outsideSentence(hours, visit);
    if (!sentence) return true;
    return new Promise((answer) => setAsked({ sentence, answer }));
  };
  const settle = (yes: boolean) => {
    asked?.answer(yes);
    setAsked(null);
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
      {asked.sentence}
    </ConfirmDialog>
  );
  return { mayBook, question };
}
