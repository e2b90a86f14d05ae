import type { Consultation } from '@clinic/contract/care/consultations/consultations';
import { checkupDay } from '@clinic/contract/care/client-measures/measured-day';
import { urgentValues } from '@clinic/contract/care/clinical-alerts/value-alerts';
import { clinicZone, today } from '@clinic/ui/clinic-page';
import { Notice } from '@clinic/ui/layout/Notice.tsx';

/** Shows urgent values of this visit before anything else that a save says. */
export function UrgentValues({ consultation: { checkup, measurements } }: { consultation: Consultation }) {
  if (!checkup) return null;
  const of = { day: checkupDay(checkup, clinicZone()), today: today() };
  const words = urgentValues(measurements, of).map((alert) => alert.words);
  if (words.length === 0) return null;
  return (
    <Notice tone="stopped">
      <strong>Urgent:</strong> {words.join('; ')}.
    </Notice>
  );
}
