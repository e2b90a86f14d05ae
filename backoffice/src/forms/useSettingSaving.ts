import { useSaving, type Saving } from '@clinic/ui/forms/useSaving.ts';
import { fieldErrorsOf, isStale } from '@clinic/ui/session/refusal.ts';
import { useQueryClient } from '@tanstack/react-query';

type Options<Typed extends object, Answer> = Pick<
  Parameters<typeof useSaving<Typed, Answer>>[0],
  'draft' | 'send' | 'otherwise'
> & {
  /** The query that reads the setting; it gets the answer. */
  queryKey: string[];
  /** Said of a success. */
  said: string;
  /** Said when another admin has saved meanwhile; theirs is read, so that the next press replaces it. */
  stale: string;
};

/** Saves a setting of the whole clinic. */
export function useSettingSaving<Typed extends object, Answer>({
  queryKey,
  said,
  stale,
  ...saving
}: Options<Typed, Answer>): Saving<Typed> {
  const queryClient = useQueryClient();
  return useSaving<Typed, Answer>({
    ...saving,
    saved: (stored) => {
      queryClient.setQueryData(queryKey, stored);
      return said;
    },
    refused: async (failure) => {
      if (isStale(failure)) await queryClient.invalidateQueries({ queryKey });
      return fieldErrorsOf(failure) ?? undefined;
    },
    worded: (sentence, failure) => (isStale(failure) ? stale : sentence),
  });
}
