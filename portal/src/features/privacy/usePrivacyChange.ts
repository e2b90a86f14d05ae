import type { OwnPrivacy } from '@clinic/contract/privacy/privacy';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../components/account.ts';
import { keep } from './api.ts';

/** Makes a change on the privacy page: the answer is the page's new state, and a refusal is shown in the panel. */
export function usePrivacyChange<Values extends object>(
  send: (values: Values) => Promise<OwnPrivacy>,
  otherwise: string,
) {
  const { id } = useAccount();
  const queries = useQueryClient();
  const { save, isBusy, refusal } = useSaving<Values, OwnPrivacy>({
    send,
    saved: (answer) => keep(queries, id, answer),
    otherwise,
  });
  return { save, isBusy, problem: refusal?.sentence };
}
