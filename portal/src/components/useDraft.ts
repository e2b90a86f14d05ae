import { draftOf, type Draft } from '@clinic/ui/drafts';
import { useMemo } from 'react';
import { useAccount } from './account.ts';

/** The signed-in person's draft of a record, named for example `dietPlan:<client id>`. */
export function useDraft<Value>(record: string): Draft<Value> {
  const { area, id } = useAccount();
  return useMemo(() => draftOf(area, id, record), [area, id, record]);
}
