import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { clientQuery, contentsQuery, historyQuery, type HistoryOf, type ListedVersion } from './api.ts';

interface Props {
  of: HistoryOf;
  /** Tells if a version may be the starting point; left out: every version may. */
  counts?: (version: ListedVersion) => boolean;
  /** Shown when there is no earlier plan; left out: "There is no earlier plan." */
  noneText?: string;
  onUse: (body: unknown) => void;
}

/** Lets a returning client's first plan start from the last plan of an earlier program. */
export function StartFromLast({ of, onUse, ...choice }: Props) {
  const { counts = () => true, noneText = 'There is no earlier plan.' } = choice;
  // The page's frame has requested the client already, and repeats after a failure.
  const { data: client } = useQuery({ ...clientQuery(of.clientId), retryOnMount: false });
  const queryClient = useQueryClient();
  const start = useMutation({
    mutationFn: async () => {
      const { versions } = await queryClient.fetchQuery(historyQuery(of));
      const last = versions.find(counts);
      if (!last) return null;
      return { body: 'body' in last ? last.body : await queryClient.fetchQuery(contentsQuery(of, last)) };
    },
    onSuccess: (last) => {
      if (last) onUse(last.body);
      else notify.info(noneText);
    },
    onError: (failure) => notify.error(failureText(failure, 'The history could not be loaded.')),
  });
  if (client?.status !== 'rejoiner') return null;
  const action = (
    <Button color="inherit" variant="outlined" loading={start.isPending} onClick={() => start.mutate()}>
      Start from the last plan
    </Button>
  );
  return (
    <Notice tone="note" action={action}>
      This client was here before: the new plan can start from the one of the last program.
    </Notice>
  );
}
