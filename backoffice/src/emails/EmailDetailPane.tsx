import { NO_EMAIL } from '@clinic/contract/clients/no-email';
import { EMAILS, type Email } from '@clinic/contract/notifications/email-kinds';
import { counted } from '@clinic/contract/platform/counted';
import { momentOf } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FactList, type Fact } from '../layout/FactList.tsx';
import { EmailState } from './EmailState.tsx';

interface Props {
  email: Email;
  retry: ReactNode;
}

/** Names the time of the last attempt; in any other state it is "Last tried". */
const WHEN: Partial<Record<Email['state'], string>> = { sent: 'Sent', waits: 'Waits since' };

/** Shows the delivery of the chosen email; its text is not stored, so it cannot be shown. */
export function EmailDetailPane({ email, retry }: Props) {
  const { about, kind, to, createdAt, updatedAt, attempts, state } = email;
  const facts: Fact[] = [
    ['To', to.name],
    [
      'Address',
      to.email ? (
        <MuiLink key="address" href={`mailto:${to.email}`}>
          {to.email}
        </MuiLink>
      ) : (
        NO_EMAIL
      ),
    ],
    ['Kind', EMAILS[kind]],
    ['Written', momentOf(createdAt)],
    [WHEN[state] ?? 'Last tried', attempts === 0 ? 'Not yet' : momentOf(updatedAt)],
    ['Tried', counted(attempts, 'time')],
  ];
  return (
    <>
      <Typography component="h2" variant="h2" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        {about}
      </Typography>
      <EmailState {...email} />
      <Box sx={{ my: 4 }}>
        <FactList facts={facts} />
      </Box>
      {retry}
    </>
  );
}
