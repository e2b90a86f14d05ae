import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import { useSavedFormContext } from '@clinic/ui/forms/useSavedForm.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useServer } from '../providers/useServer.ts';
import type { Booking, SeriesChoice } from './booking.ts';
import { problemsOf, seriesBody, seriesRows, type SeriesBooking } from './series-choice.ts';

/** The series of the booking form, what the server says of its dates, and the way to change it. */
export function useSeries() {
  const { setValue } = useFormContext<Booking>();
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
  // Only whether there is a reason decides about the dates: its words are no other question.
  const { hoursReason, ...asked } = body;
  const dryRun = useQuery({
    queryKey: ['seriesDates', asked, hoursReason !== undefined],
    enabled: isRight,
    queryFn: () => server((api) => api.call(appointmentCalls.series, { body: { ...body, dryRun: true } })),
    placeholderData: (before) => before,
    retry: false,
  });
  const change = (part: Partial<SeriesChoice>) => {
    saving.forgetRefusal();
    setValue('series', { ...booking.series, ...part }, { shouldDirty: true });
  };
  const rows = seriesRows(booking, dryRun.data?.dates ?? []);
  return { series: booking.series, problems, isChosen, dryRun, change, rows };
}
