import { EMAIL_STATE_WORDS, type Email } from '@clinic/contract/notifications/email-kinds';
import { tellingCalls, type TellingOutcome } from '@clinic/contract/notifications/telling-calls';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { notify } from '@clinic/ui/layout/notify.ts';

interface Recorded {
  /** Id of the email, and the name of its client. */
  id: string;
  name: string;
  tries: number;
  outcome: TellingOutcome;
}

/** Records that a client was told, or not reached; `settled` reads anew what shows it, also when another was quicker. */
export function useTelling(settled: () => void) {
  const { save, isBusy } = useSaving<Recorded, { letter: Email }>({
    send: ({ id, tries, outcome }, { api }) =>
      api.call(tellingCalls.record, { id, body: { tries, outcome } }),
    saved: (_answer, { name, outcome }) => `${name}: ${EMAIL_STATE_WORDS[outcome].toLowerCase()}`,
    otherwise: 'This could not be recorded. Please try again.',
    refused: (_failure, sentence) => notify.error(sentence),
    settled,
  });
  return { record: (recorded: Recorded) => void save(recorded), isBusy };
}
