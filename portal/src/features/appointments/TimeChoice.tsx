import { DEFAULT_POLICY } from '@clinic/contract/scheduling/booking-policy';
import { addDays, formatWeekday } from '@clinic/contract/clinic-calendar';
import { today } from '@clinic/ui/clinic-page';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isCutOff } from '../../lib/without-network.ts';
import { useChooseTime } from './chosen-time.ts';
import { ClinicPhone } from './ClinicPhone.tsx';
import { ChosenTime } from './ChosenTime.tsx';
import { freeDaysQuery, policyQuery, type Wish } from './free-days.ts';
import { FreeDays } from './FreeDays.tsx';
import { TypedTime } from './TypedTime.tsx';

interface Props {
  /** The wanted visit; its doctor is empty before one is chosen. */
  wish: Wish;
  token?: string;
}

/** Offers the doctor's next free days and times; typed fields only when those cannot be read. */
export function TimeChoice({ wish, token }: Props) {
  const choose = useChooseTime();
  const policy = useQuery(policyQuery(token));
  const { maxAdvance } = policy.data?.policy ?? DEFAULT_POLICY;
  const last = addDays(today(), maxAdvance);
  const settled = !policy.isPending || policy.failureCount > 0;
  const free = useInfiniteQuery({
    ...freeDaysQuery(wish, last, token),
    enabled: wish.doctor !== '' && settled,
  });
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = free;
  const days = free.data?.pages.flat() ?? [];
  const none = days.every(({ times }) => times.length === 0);
  const searching = free.data !== undefined && none && hasNextPage && !isFetchNextPageError;
  // When a doctor is away for weeks, later days are searched by themselves.
  useEffect(() => {
    if (searching && !isFetching) void fetchNextPage();
  }, [searching, isFetching, fetchNextPage]);

  if (!free.data && (free.isError || isCutOff(free)))
    return (
      <>
        <FailureNotice
          sentence="The free days could not be loaded. You may still ask for a day and time."
          onRetry={() => void free.refetch()}
        />
        <TypedTime duration={wish.duration} />
      </>
    );
  return (
    <ChosenTime>
      {(chosen) => (
        <>
          {wish.doctor === '' && (
            <Typography color="textSecondary">Choose a doctor to see free days.</Typography>
          )}
          {free.data && !searching && none && <NoneFree last={last} />}
          {free.data && <FreeDays days={days} chosen={chosen} onChoose={choose} />}
          {wish.doctor !== '' && (!free.data || searching) && <ContentSkeleton rows={3} height={48} />}
          {isFetchNextPageError && <FailureNotice sentence="Later days could not be loaded." />}
          {hasNextPage && !searching && (
            <Button loading={free.isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ mt: 2 }}>
              Later days
            </Button>
          )}
        </>
      )}
    </ChosenTime>
  );
}

function NoneFree({ last }: { last: string }) {
  return (
    <Typography sx={{ mb: 3 }}>
      No time is free until {formatWeekday(last)}. Please call <ClinicPhone />.
    </Typography>
  );
}
