import { formatPhone } from '@clinic/contract/clients/phones';
import type { Role } from '@clinic/contract/constants';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FailureNotice } from '../layout/FailureNotice.tsx';
import { ContentSkeleton } from '../layout/PageSkeleton.tsx';
import { failureText } from '../session/api-error.ts';
import { AccountSection } from './AccountSection.tsx';
import { useMe, useOwnAccount } from './own-account.ts';

const ROLE_WORDS: Record<Role, string> = {
  admin: 'Admin',
  assistant: 'Assistant at the front desk',
  client: 'Client',
  doctor: 'Doctor',
};

export function WhoIAm() {
  const { area } = useOwnAccount();
  const me = useMe();
  const facts = me.data && [
    ['Name', me.data.name],
    ['Email', me.data.email],
    ...(me.data.phone ? [['Phone', formatPhone(me.data.phone)]] : []),
    ['Role', ROLE_WORDS[me.data.role]],
  ];
  return (
    <AccountSection
      title="Who you are"
      text={
        area === 'doctor' || area === 'assistant'
          ? 'How the clinic knows you. An admin can correct your name.'
          : area === 'client'
            ? 'How the clinic knows you. Your phone number is changed in Personal Details, and then here and at the front desk, too.'
            : 'How the clinic knows you.'
      }
    >
      {!facts && me.isError && (
        <FailureNotice
          sentence={failureText(me.error, 'Your account could not be read. Please try again.')}
          onRetry={() => void me.refetch()}
        />
      )}
      {!facts && !me.isError && <ContentSkeleton rows={1} label="Loading your account..." />}
      {facts && (
        <Box
          component="dl"
          sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(190px, 1fr))', m: 0 }}
        >
          {facts.map(([name, value]) => (
            <Box key={name} sx={{ minWidth: 0 }}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {name}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </AccountSection>
  );
}
