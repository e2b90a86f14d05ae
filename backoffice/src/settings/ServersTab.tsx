import { serverCalls, type ServersAnswer } from '@clinic/contract/platform/server-calls';
import { AccountSection } from '@clinic/ui/account/AccountSection.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useQuery } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';
import { useSettingSaving } from '../forms/useSettingSaving.ts';

const SERVERS_KEY = ['updatedServers'];

function UpdatedServers({ answer: { updated, version } }: { answer: ServersAnswer }) {
  const { save, isBusy, refusal } = useSettingSaving<{ updated: boolean }, ServersAnswer>({
    queryKey: SERVERS_KEY,
    said: 'The switch is saved.',
    stale: 'Somebody else has changed the switch meanwhile. Please look at it again.',
    // A switch is saved at once.
    draft: null,
    send: (typed, { api }) => api.call(serverCalls.save, { body: { ...typed, version } }),
    otherwise: 'The switch was not saved. Please try again.',
  });
  return (
    <>
      <FormControlLabel
        disabled={isBusy}
        control={
          <Switch checked={updated} onChange={(event) => void save({ updated: event.target.checked })} />
        }
        label="All servers are updated"
      />
      {refusal && (
        <Notice tone="stopped" announce="alert">
          {refusal.sentence}
        </Notice>
      )}
    </>
  );
}

function ServersTab() {
  const server = useServer();
  const { data, error, refetch } = useQuery({
    queryKey: SERVERS_KEY,
    queryFn: () => server((api) => api.call(serverCalls.read, {})),
  });
  return (
    <AccountSection
      title="Servers"
      text="With it, clients may be added without an e-mail. From the first of them on, the release before can no longer start."
    >
      {error && !data && (
        <FailureNotice
          sentence={failureText(error, 'The switch could not be read.')}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <ContentSkeleton rows={1} />}
      {data && <UpdatedServers answer={data} />}
    </AccountSection>
  );
}

export default ServersTab;
