import { clientCalls } from '@clinic/contract/clients/client-calls';
import type { PlanLanguage } from '@clinic/contract/care/plans/plan-words';
import { notify } from '@clinic/ui/layout/notify.ts';
import { Segments } from '@clinic/ui/layout/Segments.tsx';
import { sentenceOf } from '@clinic/ui/session/api-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../components/account.ts';
import { clientApi } from '../../lib/http.ts';
import { meQuery } from '../own-record/me.ts';

/** Written here for the first view; the rest of the words is loaded with the language. */
const CHOICES: readonly (readonly [PlanLanguage, string])[] = [
  ['en', 'English'],
  ['hi', 'हिन्दी'],
  ['gu', 'ગુજરાતી'],
];

/** Chooses the language of the plan: shown at once, and kept on the account. */
export function LanguageSwitch({ language }: { language: PlanLanguage }) {
  const { id } = useAccount();
  const queryClient = useQueryClient();
  const { queryKey } = meQuery(id);
  const show = (chosen: PlanLanguage) =>
    queryClient.setQueryData(queryKey, (me) => me && { ...me, language: chosen });
  const choose = async (chosen: PlanLanguage) => {
    show(chosen);
    try {
      await clientApi.call(clientCalls.chooseLanguage, { body: { language: chosen } });
    } catch (failure) {
      show(language);
      notify.error(sentenceOf(failure) ?? 'The language could not be changed.');
    }
  };
  return (
    <div>
      <Segments
        label="Language of the plan"
        choices={CHOICES}
        chosen={language}
        onChoose={(chosen) => void choose(chosen)}
      />
    </div>
  );
}
