import { clientCalls } from '@clinic/contract/clients/client-calls';
import {
  LANGUAGE_NAMES,
  PLAN_LANGUAGES,
  type PlanLanguage,
} from '@clinic/contract/care/plans/plan-languages';
import { notify } from '@clinic/ui/layout/notify.ts';
import { Segments } from '@clinic/ui/layout/Segments.tsx';
import { sentenceOf } from '@clinic/ui/session/api-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../components/account.ts';
import { clientApi } from '../../lib/http.ts';
import { meQuery } from '../own-record/me.ts';

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
        choices={PLAN_LANGUAGES.map((one) => [one, LANGUAGE_NAMES[one]] as const)}
        chosen={language}
        onChoose={(chosen) => void choose(chosen)}
      />
    </div>
  );
}
