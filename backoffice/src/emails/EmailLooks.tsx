import { emailCalls } from '@clinic/contract/notifications/email-calls';
import {
  EMAIL_KINDS,
  EMAILS,
  OPTIONAL_EMAILS,
  type EmailKind,
} from '@clinic/contract/notifications/email-kinds';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useServer } from '../providers/useServer.ts';
import { EmailSwitch } from './EmailSwitch.tsx';

/** Widths of the two previews in CSS pixels. */
const WIDTHS = { phone: 360, desktop: 720 } as const;

/** Sorted with optional emails first. */
const IN_ORDER: readonly EmailKind[] = [...new Set<EmailKind>([...OPTIONAL_EMAILS, ...EMAIL_KINDS])];

/** A preview of each email, and a switch for the optional ones. */
export function EmailLooks() {
  const server = useServer();
  const [search, setSearch] = useSearchParams();
  const [width, setWidth] = useState<keyof typeof WIDTHS>('phone');
  const asked = search.get('letter') as EmailKind;
  const kind = asked in EMAILS ? asked : 'reminder-24h';
  const { data, error, refetch } = useQuery({
    queryKey: ['letterLook', kind],
    queryFn: () => server((api) => api.call(emailCalls.look, { query: { kind } })),
  });
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
        <TextField
          select
          label="Letter"
          value={kind}
          onChange={({ target }) => setSearch({ tab: 'looks', letter: target.value }, { replace: true })}
          sx={{ width: 280, maxWidth: '100%', m: 0 }}
        >
          {IN_ORDER.map((one) => (
            <MenuItem key={one} value={one}>
              {EMAILS[one]}
            </MenuItem>
          ))}
        </TextField>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Width"
          value={width}
          onChange={(_event, chosen: keyof typeof WIDTHS | null) => chosen && setWidth(chosen)}
        >
          <ToggleButton value="phone">Phone</ToggleButton>
          <ToggleButton value="desktop">Desktop</ToggleButton>
        </ToggleButtonGroup>
        <EmailSwitch kind={kind} />
      </Box>
      {error && (
        <FailureNotice
          sentence={failureText(error, 'The letter could not be read.')}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <ContentSkeleton rows={1} height={720} />}
      {data && (
        <Box>
          <Typography sx={{ mb: 2 }}>
            Subject: <strong>{data.subject}</strong>
          </Typography>
          {/* The sandboxed frame runs no script and cannot reach this page. */}
          <Box
            component="iframe"
            title={`${EMAILS[kind]}, as it looks`}
            sandbox=""
            srcDoc={data.html}
            sx={{
              width: WIDTHS[width],
              maxWidth: '100%',
              height: 900,
              border: '1px solid',
              borderColor: 'divider',
              colorScheme: 'light',
            }}
          />
        </Box>
      )}
    </Box>
  );
}
