import type { ClinicMoment } from '@clinic/contract/clinic-calendar';
import { useFormContext } from 'react-hook-form';

/** The chosen day and time, empty while nothing is chosen. */
export type TimeValues = ClinicMoment;

export function useChooseTime(): (moment: ClinicMoment) => void {
  const { setValue } = useFormContext<TimeValues>();
  return ({ date, time }) => {
    setValue('date', date, { shouldDirty: true });
    setValue('time', time, { shouldDirty: true, shouldValidate: true });
  };
}
