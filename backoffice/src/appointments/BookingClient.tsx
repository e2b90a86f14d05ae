import { effectiveTime } from '@clinic/contract/scheduling/appointment-rules';
import { stateWord } from '@clinic/ui/calendar/appointment-words.ts';
import { placeWord } from '@clinic/ui/calendar/place-word.ts';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Button from '@mui/material/Button';
import { Suspense, lazy, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ClientOrNew } from '../clients/ClientOrNew.tsx';
import { whenText } from './appointment-words.ts';
import { WEEKLY, type Booking } from './booking.ts';
import { isTaken } from './series-choice.ts';
import { useActiveVisit } from './useActiveVisit.ts';
import { VisitWish } from './VisitWish.tsx';

const RescheduleDialog = lazy(async () => ({
  default: (await import('./RescheduleDialog.tsx')).RescheduleDialog,
}));

interface Props {
  /** Called after the client's existing visit was moved here. */
  onMoved: () => void;
}

/** Chooses or adds the client; if there is an upcoming visit, offers to move it. */
export function BookingClient({ onMoved }: Props) {
  const { getValues, setValue } = useFormContext<Booking>();
  const [client, date, time, series] = useWatch<Booking, ['client', 'date', 'time', 'series']>({
    name: ['client', 'date', 'time', 'series'],
  });
  const active = useActiveVisit(client);
  const [moving, setMoving] = useState(false);
  const isFirst = series !== null && isTaken(series, { date, time });
  /** The booking takes over the visit with its time; "Repeat" follows it. */
  const takeAsFirst = () => {
    if (!active) return;
    const at = effectiveTime(active);
    const { duration, appointmentType, doctor, id } = active;
    const { assistant } = getValues();
    const taken = {
      ...at,
      duration,
      appointmentType,
      doctor: doctor.id,
      assistant: active.assistant?.id ?? assistant,
      series: { ...(series ?? WEEKLY), taken: { id, ...at } },
    };
    for (const name of Object.keys(taken) as (keyof typeof taken)[])
      setValue(name, taken[name], { shouldDirty: true, shouldValidate: true });
  };
  const proposed = () => {
    const { duration, doctor } = getValues();
    const before = active && effectiveTime(active);
    return {
      date: date || before?.date,
      time: time || before?.time,
      duration,
      doctor: doctor || active?.doctor.id,
    };
  };
  return (
    <>
      <ClientOrNew />
      <VisitWish client={client} />
      {active && (
        <Notice
          tone="waiting"
          announce="status"
          action={
            <>
              <Button color="inherit" variant="outlined" onClick={() => setMoving(true)}>
                Move it here
              </Button>
              {!active.series && !isFirst && (
                <Button color="inherit" variant="outlined" onClick={takeAsFirst}>
                  Take it as the first of a series
                </Button>
              )}
            </>
          }
        >
          {active.client.name} has {active.series ? 'a series' : 'a visit'} already: {whenText(active)} with{' '}
          {active.doctor.name} ({active.series ? placeWord(active) : stateWord(active)}).
          {isFirst && ' It becomes the first of the series.'}
        </Notice>
      )}
      {moving && active && (
        <Suspense>
          <RescheduleDialog
            appointment={active}
            proposed={proposed()}
            onClose={() => setMoving(false)}
            onMoved={onMoved}
          />
        </Suspense>
      )}
    </>
  );
}
