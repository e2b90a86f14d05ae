import { useController } from 'react-hook-form';
import type { PlannedVisit } from './doctors-hours.ts';
import { HoursReason } from './HoursReason.tsx';

interface Props {
  visit: PlannedVisit;
  name?: string;
}

/** The form's field for the reason of a visit outside the hours. */
export function HoursReasonInput(props: Props) {
  const { field } = useController<{ hoursReason: string }, 'hoursReason'>({ name: 'hoursReason' });
  return <HoursReason {...props} value={field.value} onChange={field.onChange} />;
}
