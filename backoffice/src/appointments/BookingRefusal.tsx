import type { Asked } from '@clinic/ui/forms/useSaving.ts';
import { useFormContext } from 'react-hook-form';
import type { Booking } from './booking.ts';
import { timeRefusedOf } from './time-refusal.ts';
import { TimeRefusal } from './TimeRefusal.tsx';

/** Asks for another time of a booking, or to take the held one. */
export function BookingRefusal({ refusal, isBusy, answer, dismiss }: Asked) {
  const { setValue } = useFormContext<Booking>();
  return (
    <TimeRefusal
      refused={timeRefusedOf(refusal)}
      busy={isBusy}
      onTake={() => answer({ confirm: true, overHold: true })}
      onChoose={({ date, time }) => {
        setValue('date', date, { shouldDirty: true, shouldValidate: true });
        setValue('time', time, { shouldDirty: true, shouldValidate: true });
        dismiss();
      }}
    />
  );
}
