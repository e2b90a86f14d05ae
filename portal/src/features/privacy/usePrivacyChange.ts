import type { OwnPrivacy } from '@clinic/contract/privacy/privacy';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../components/account.ts';
import { keep } from './api.ts';
import { PASSWORD_QUESTIONS } from './password-questions.tsx';

/** Changes something of the page, whose new state every call answers; a refusal is said or asked in its panel. */
export function usePrivacyChange<Values extends object>(
  send: (values: Values) => Promise<OwnPrivacy>,
  otherwise: string,
) {
  const { id } = useAccount();
  const queries = useQueryClient();
  return useSaving<Values, OwnPrivacy>({
    send,
    saved: (answer) => keep(queries, id, answer),
    otherwise,
    questions: PASSWORD_QUESTIONS,
  });
}
