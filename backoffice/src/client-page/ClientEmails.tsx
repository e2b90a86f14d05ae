import { NO_EMAIL } from '@clinic/contract/clients/no-email';
import { momentOf } from '@clinic/ui/clinic-page';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { ListSkeleton } from '@clinic/ui/layout/ListSkeleton.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { EmailState } from '../emails/EmailState.tsx';
import { RetryButton } from '../emails/RetryButton.tsx';
import { useClientEmails } from './useClientEmails.ts';

/** Emails shown before "more" is pressed. */
const FIRST = 5;

export function ClientEmails({ clientId }: { clientId: string }) {
  const [all, setAll] = useState(false);
  const { data, error, refetch } = useClientEmails(clientId);
  const emails = data?.letters ?? [];
  return (
    <Box component="section" aria-labelledby="letters" sx={{ mb: 8 }}>
      <Typography id="letters" component="h2" variant="h2" sx={{ mb: 2 }}>
        Letters
      </Typography>
      {error && (
        <FailureNotice
          sentence={failureText(error, 'The letters could not be loaded.')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <ListSkeleton rows={3} />}
      {data && emails.length === 0 && (
        <Typography color="textSecondary">Nothing has been written yet.</Typography>
      )}
      <Box component="ul" aria-labelledby="letters" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {(all ? emails : emails.slice(0, FIRST)).map((email) => (
          <Box
            component="li"
            key={email.id}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, alignItems: 'center', py: 2 }}
          >
            <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography>{email.about}</Typography>
              <Typography variant="body2" color="textSecondary">
                {momentOf(email.updatedAt)} · {email.to.email || NO_EMAIL}
              </Typography>
            </Box>
            <div>
              <EmailState {...email} />
            </div>
            <RetryButton email={email} onRetried={() => void refetch()} />
          </Box>
        ))}
      </Box>
      {!all && emails.length > FIRST && (
        <Button onClick={() => setAll(true)}>Show {emails.length - FIRST} more letters</Button>
      )}
    </Box>
  );
}
