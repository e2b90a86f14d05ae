import type { OwnPrivacy } from '@clinic/contract/privacy/privacy';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../components/account.ts';
import { keep } from './api.ts';

/** Changes something of the page, whose new state every call answers; a refusal is said in its panel. */
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
