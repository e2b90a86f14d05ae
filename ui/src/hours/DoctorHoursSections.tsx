import type { DoctorHours, TimeOff } from '@clinic/contract/scheduling/hours';
import { ExtraSection } from './ExtraSection.tsx';
import { TimeOffSection } from './TimeOffSection.tsx';
import { WeekSection } from './WeekSection.tsx';

interface Props {
  hours: DoctorHours;
  /** Closures of the clinic, shown together with the doctor's time off. */
  closures: readonly TimeOff[];
}

export const DoctorHoursSections = ({ hours, closures }: Props) => (
  <>
    <WeekSection key={`week ${hours.doctor.id}`} hours={hours} />
    <ExtraSection key={`extra ${hours.doctor.id}`} hours={hours} />
    <TimeOffSection
      key={`off ${hours.doctor.id}`}
      doctor={hours.doctor.id}
      all={hours.timeOff}
      closures={closures}
    />
  </>
);
