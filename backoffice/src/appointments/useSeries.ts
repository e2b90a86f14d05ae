import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import type { BookSeries, SeriesAnswer } from '@clinic/contract/scheduling/series';
import { useSavedFormContext } from '@clinic/ui/forms/useSavedForm.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useServer } from '../providers/useServer.ts';
import type { Booking, SeriesChoice } from './booking.ts';
import {
  isSeries,
  problemsOf,
  seriesBody,
  seriesRows,
  seriesRule,
  type SeriesBooking,
} from './series-choice.ts';

/** Only whether there is a reason decides about the dates: its words are no other question. */
const seriesDatesKey = ({ hoursReason, ...asked }: BookSeries) =>
  ['seriesDates', asked, hoursReason !== undefined] as const;

/** The rule of the booking form, by what the server has said of the dates that are on the screen. */
export function useSeriesRule(): (booking: Booking) => Record<string, string> | undefined {
  const queries = useQueryClient();
  return (booking) => {
    if (!isSeries(booking)) return undefined;
    const answer = queries.getQueryData<SeriesAnswer>(seriesDatesKey(seriesBody(booking)));
    return seriesRule(booking, answer?.dates ?? []);
  };
}

/** The series of the booking form, what the server says of its dates, and the way to change it. */
export function useSeries() {
  const { setValue, clearErrors } = useFormContext<Booking>();
  const { saving } = useSavedFormContext();
  const booking = useWatch<Booking>() as SeriesBooking;
  const problems = problemsOf(booking);
  const body = seriesBody(booking);
  const isChosen =
    [body.client, body.doctor, body.assistant].every(Boolean) &&
    !problems['first.date'] &&
    !problems['first.time'];
  const isRight = isChosen && Object.keys(problems).length === 0;
  const server = useServer();
  const dryRun = useQuery({
    queryKey: seriesDatesKey(body),
    enabled: isRight,
    queryFn: () => server((api) => api.call(appointmentCalls.series, { body: { ...body, dryRun: true } })),
    placeholderData: (before) => before,
    retry: false,
  });
  const change = (part: Partial<SeriesChoice>) => {
    saving.forgetRefusal();
    clearErrors('series');
    setValue('series', { ...booking.series, ...part }, { shouldDirty: true });
  };
  const rows = seriesRows(booking, dryRun.data?.dates ?? []);
  return { series: booking.series, problems, isChosen, dryRun, change, rows };
}
