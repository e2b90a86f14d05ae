import type { OwnPrivacy } from '@clinic/contract/privacy/privacy';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccount } from '../../components/account.ts';
import { keep } from './api.ts';

export function useChange(failed: string) {
  const { id } = useAccount();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Resolves to whether it worked. */
  const run = async (change: () => Promise<OwnPrivacy>): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    try {
      await keep(queries, id, change());
      return true;
    } catch (thrown) {
      setFailure(failureText(thrown, failed));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run };
}
