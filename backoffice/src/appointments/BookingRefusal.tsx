import { useFormContext } from 'react-hook-form';
import type { Booking } from './booking.ts';
import type { TimeRefused } from './time-refusal.ts';
import { TimeRefusal } from './TimeRefusal.tsx';

interface Props {
  refused: TimeRefused;
  onChosen: () => void;
  onTake: () => void;
}

export function BookingRefusal({ refused, onChosen, onTake }: Props) {
  const { setValue, formState } = useFormContext<Booking>();
  return (
    <TimeRefusal
      refused={refused}
      busy={formState.isSubmitting}
      onTake={onTake}
      onChoose={({ date, time }) => {
        setValue('date', date, { shouldDirty: true, shouldValidate: true });
        setValue('time', time, { shouldDirty: true, shouldValidate: true });
        onChosen();
      }}
    />
  );
}
