import { refusalText } from '@clinic/ui/forms/useSaving.ts';
import { useSavedFormContext } from '@clinic/ui/forms/useSavedForm.ts';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { refusalOf } from '@clinic/ui/session/refusal.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { counted } from '@clinic/contract/platform/counted';
import { isInTheWay } from './series-choice.ts';
import { SeriesDateRow } from './SeriesDateRow.tsx';
import type { Booking, SeriesChoice } from './booking.ts';
import type { useSeries } from './useSeries.ts';

type Props = Omit<ReturnType<typeof useSeries>, 'problems'>;

/** The refusal of a date that was free when the list was read; the list below has been read anew. */
function SinceThen() {
  const { refusal } = useSavedFormContext().saving;
  if (refusalOf(refusal?.failure)?.code !== 'SERIES_NOT_FREE') return null;
  return (
    <div ref={(notice) => notice?.scrollIntoView({ block: 'center' })}>
      <FailureNotice sentence={refusal?.sentence ?? ''} />
    </div>
  );
}

/**
 * Says that the form was sent while dates were in the way, and leads to the first of them; the dates are read anew, since
 * one may be free by now. Stands only while something is in the way.
 */
function Blocked({ list, readAnew }: { list: RefObject<HTMLElement | null>; readAnew: () => void }) {
  const { errors } = useFormState<Booking>();
  const problem = errors.series;
  const ask = useEffectEvent(readAnew);
  useEffect(() => {
    if (!problem) return;
    list.current?.querySelector<HTMLElement>('[data-in-the-way] button')?.focus();
    ask();
  }, [problem, list]);
  return problem ? <FailureNotice sentence={problem.message ?? ''} sx={{ mb: 2 }} /> : null;
}

/** The dates of a series: free, or what is in the way, with other times and "Leave out". */
export function SeriesDates({ series, change, rows, isChosen, dryRun }: Props) {
  const summary = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const blocked = rows.filter(isInTheWay);
  /** The pressed button is gone with what was in the way: the summary above the list has the focus. */
  const answer = (part: Partial<SeriesChoice>) => {
    change(part);
    summary.current?.focus();
  };
  const leaveOut = (days: readonly string[]) =>
    answer({
      leaveOut: [...series.leaveOut, ...days],
      instead: series.instead.filter(({ date }) => !days.includes(date)),
    });
  if (!isChosen)
    return (
      <Typography component="output" variant="body2" color="textSecondary">
        Choose the client, the doctor, the first day and its time: then the dates are checked here.
      </Typography>
    );
  if (rows.length === 0) return null;
  return (
    <Box component="section" aria-label="Dates of the series" aria-busy={dryRun.isFetching}>
      <SinceThen />
      {dryRun.error && (
        <FailureNotice
          sentence={refusalText(dryRun.error, 'The dates could not be checked.')}
          onRetry={() => void dryRun.refetch()}
        />
      )}
      <Box
        component="output"
        ref={summary}
        tabIndex={-1}
        sx={{ display: 'block', fontWeight: 600, fontSize: '0.875rem', my: 2 }}
      >
        {summaryOf(
          rows.filter(({ isLeftOut }) => !isLeftOut).length,
          blocked.length,
          dryRun.isPlaceholderData || dryRun.isPending,
        )}
      </Box>
      {blocked.length > 0 && <Blocked list={list} readAnew={() => void dryRun.refetch()} />}
      {blocked.length > 1 && (
        <Button
          size="small"
          variant="outlined"
          onClick={() => leaveOut(blocked.map(({ of }) => of))}
          sx={{ mb: 2 }}
        >
          Leave out all {blocked.length}
        </Button>
      )}
      <Box component="ol" ref={list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <SeriesDateRow
            key={row.of}
            row={row}
            onLeaveOut={() => leaveOut([row.of])}
            onTake={(at) =>
              answer({
                instead: [...series.instead.filter(({ date }) => date !== row.of), { date: row.of, at }],
              })
            }
            onBack={() =>
              answer({
                leaveOut: series.leaveOut.filter((day) => day !== row.of),
                instead: series.instead.filter(({ date }) => date !== row.of),
              })
            }
          />
        ))}
      </Box>
    </Box>
  );
}

function summaryOf(count: number, blocked: number, isChecking: boolean): string {
  const dates = counted(count, 'date');
  if (isChecking) return `${dates}: being checked …`;
  return blocked === 0 ? `${dates}, all free.` : `${dates}: ${count - blocked} free, ${blocked} not.`;
}
