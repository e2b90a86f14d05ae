import type { KeptKeys } from '@clinic/ui/forms/kept-keys.ts';
import { useSaving, type Refusal } from '@clinic/ui/forms/useSaving.ts';
import { refusalOf } from '@clinic/ui/session/refusal.ts';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { isOutdated } from './save-failure.ts';

interface Options<Sent extends object, Answer> {
  /** `record` names the draft, which a save drops and which holds the key of an unanswered request. */
  editor: { record: string };
  /** Key of the query that reads the stored record. */
  queryKey: QueryKey;
  send: (sent: Sent, keys: KeptKeys | undefined) => Promise<Answer>;
  saved: (answer: Answer, sent: Sent) => void;
  /** Words the sentence that is shown for a refusal. */
  failed: (failure: unknown, sent: Sent) => string;
  /** Refusals that are asked as questions, by code; no other message is shown for them. */
  questions?: Partial<Record<string, (failure: unknown, sent: Sent) => void>>;
  /** Called after a refusal that is no question. */
  refused?: (failure: unknown) => void;
  /** Tells if a refusal means that the stored record must be read again; left out: when another session changed it. */
  isNews?: (failure: unknown) => boolean;
}

export interface RecordSaving<Sent> {
  save: (sent: Sent) => void;
  /** The values on their way to the server; null when no save runs. */
  sending: Sent | null;
  refusal: (Refusal & { text: string }) | null;
  forgetRefusal: () => void;
}

/**
 * Saves the content of `useEditedRecord`; when others have changed the record, the newer one is loaded and the screen
 * offers both.
 */
export function useRecordSaving<Sent extends object, Answer>(
  options: Options<Sent, Answer>,
): RecordSaving<Sent> {
  const { editor, queryKey, send, saved, failed, refused, questions = {}, isNews = isOutdated } = options;
  const queryClient = useQueryClient();
  const [sent, setSent] = useState<Sent | null>(null);
  const questionOf = (failure: unknown) => questions[refusalOf(failure)?.code ?? ''];
  const { save, isBusy, refusal, forgetRefusal } = useSaving<Sent, Answer>({
    draft: editor.record,
    send: (values, { keys }) => {
      setSent(values);
      return send(values, keys);
    },
    saved,
    otherwise: '',
    refused: (failure, _sentence, values) => {
      const ask = questionOf(failure);
      if (ask) ask(failure, values);
      else refused?.(failure);
      if (isNews(failure)) void queryClient.invalidateQueries({ queryKey });
    },
  });
  const isSaid = refusal !== null && sent !== null && !questionOf(refusal.failure);
  return {
    save: (values) => void save(values),
    sending: isBusy ? sent : null,
    refusal: isSaid ? { ...refusal, text: failed(refusal.failure, sent) } : null,
    forgetRefusal,
  };
}
