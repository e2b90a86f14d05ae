import type { WaitingSeries as Waiting } from '@clinic/contract/billing/paper-series';
import { AccountSection } from '@clinic/ui/account/AccountSection.tsx';
import { momentOf } from '@clinic/ui/clinic-page';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { PREFIX_LABELS } from './business-values.ts';
import { ConfirmSeriesDialog } from './ConfirmSeriesDialog.tsx';
import { lastNumberText } from './last-number.ts';
import { useWaitingSeries } from './useWaitingSeries.ts';

/** Asks an admin about series that wait since a restore; renders nothing without any. */
export function WaitingSeries() {
  const { data, error, refetch } = useWaitingSeries();
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
