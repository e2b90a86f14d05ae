import { dayOf } from '@clinic/ui/clinic-page';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAccount } from '../../components/account.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { isCutOff, NOT_WITHOUT_NETWORK } from '../../lib/without-network.ts';
import { accessLogQuery, daysOf } from './access-log.ts';
import { AccessDays } from './AccessDays.tsx';

const FAILURE = 'We could not load who opened your record. Please try again.';

export function AccessLogScreen() {
  const log = useInfiniteQuery(accessLogQuery(useAccount().id));
  const { data, fetchNextPage, hasNextPage, isError, isFetchingNextPage, refetch } = log;
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const since = data?.pages[0]?.since;
  return (
    <>
      <PageHeader
        title="Who Opened My Record"
        context="Everybody at the clinic who opened or changed something of yours, the latest first."
      />
      {!data && !isError && !isCutOff(log) && <ContentSkeleton />}
      {!data && (isError || isCutOff(log)) && (
        <FailureNotice sentence={isError ? FAILURE : NOT_WITHOUT_NETWORK} onRetry={() => void refetch()} />
      )}
      {data && entries.length === 0 && (
        <EmptyState
          text="Nobody has opened your record yet."
          hint="As soon as a doctor or the front desk looks at it, you see here who it was, and when."
        />
      )}
      {entries.length > 0 && <AccessDays days={daysOf(entries)} />}
      {data && isError && (
        <Box sx={{ mt: 4 }}>
          <FailureNotice sentence={FAILURE} onRetry={() => void fetchNextPage()} />
        </Box>
      )}
      {hasNextPage && !isError && (
        <Box className="no-print" sx={{ mt: 6, textAlign: 'center' }}>
          <Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show earlier days
          </Button>
        </Box>
      )}
      {since && (
        <Typography variant="body2" sx={{ mt: 6, color: 'text.secondary' }}>
          Complete since {dayOf(since)}. What you do yourself is not listed. Questions? Please ask the clinic.
        </Typography>
      )}
    </>
  );
}
