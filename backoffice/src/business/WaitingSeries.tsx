import type { WaitingSeries as Waiting } from '@clinic/contract/billing/paper-series';
import { paperSeriesCalls } from '@clinic/contract/billing/paper-series-calls';
import { AccountSection } from '@clinic/ui/account/AccountSection.tsx';
import { momentOf } from '@clinic/ui/clinic-page';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServer } from '../providers/useServer.ts';
import { PREFIX_LABELS } from './business-values.ts';
import { ConfirmSeriesDialog } from './ConfirmSeriesDialog.tsx';
import { lastNumberText } from './last-number.ts';

/** Series of numbers that wait since a restore; nothing where none waits. */
export function WaitingSeries() {
  const server = useServer();
  const { data, error, refetch } = useQuery({
    queryKey: ['paper-series'],
    queryFn: () => server((api) => api.call(paperSeriesCalls.waiting, {})),
  });
  const [asked, setAsked] = useState<Waiting | null>(null);
  const [first] = data?.waiting ?? [];
  if (!error && !first) return null;
  return (
    <AccountSection
      title="Numbers wait"
      text={
        first &&
        `A backup was restored on ${momentOf(first.since)}. Papers that were made after the backup are not in the records, and their numbers must not be given again: please compare each series with the last paper. What was begun before, such as a credit note, gets its number then.`
      }
    >
      {error && !data && (
        <FailureNotice
          sentence={failureText(error, 'Numbers that wait could not be read.')}
          onRetry={() => void refetch()}
        />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.waiting.map((one) => (
          <Box
            component="li"
            key={one.series}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', py: 2 }}
          >
            <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
              <strong>
                {PREFIX_LABELS[one.paper]} {one.series}
              </strong>
              <div>{lastNumberText(one)}</div>
            </Box>
            <Button variant="outlined" aria-label={`Confirm ${one.series}`} onClick={() => setAsked(one)}>
              Confirm
            </Button>
          </Box>
        ))}
      </Box>
      {asked && <ConfirmSeriesDialog waiting={asked} onClose={() => setAsked(null)} />}
    </AccountSection>
  );
}
