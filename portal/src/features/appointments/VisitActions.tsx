import type { Appointment } from '@clinic/contract/scheduling/appointments';
import {
  isTooLateToChange,
  lateChangeSentence,
  type PolicyAnswer,
} from '@clinic/contract/scheduling/booking-policy';
import { clinicPhone, telHref } from '@clinic/contract/clinic';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Box from '@mui/material/Box';

/** Rarely used, so its code is loaded on demand. */
const addToCalendar = async (appointment: Appointment) =>
  (await import('./calendar-file.ts')).saveCalendarFile(appointment);

interface Props {
  appointment: Appointment;
  now: Date;
  /** Undefined while unknown: then only the server refuses. */
  policy: PolicyAnswer | undefined;
  onReschedule: () => void;
  onCancel: () => void;
}

/** Buttons of an upcoming visit; too shortly before a confirmed one it shows the number to call instead. */
export function VisitActions({ appointment, now, policy, onReschedule, onCancel }: Props) {
  const { status, start, outcome } = appointment;
  const late = policy?.stored && isTooLateToChange({ status, startsAt: new Date(start) }, policy.policy, now);
  // After arriving a client can change nothing.
  const changes = !late && !outcome;
  return (
    <>
      {late && !outcome && <CallInstead sentence={(phone) => lateChangeSentence(policy.policy, phone)} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>
        {changes && (
          <ClinicButton look="outlined" onClick={onReschedule}>
            Reschedule
          </ClinicButton>
        )}
        <ClinicButton look="outlined" onClick={() => void addToCalendar(appointment)}>
          Add to calendar
        </ClinicButton>
        {changes && (
          <ClinicButton look="destructive" onClick={onCancel}>
            Cancel
          </ClinicButton>
        )}
      </Box>
    </>
  );
}

function CallInstead({ sentence }: { sentence: (phone: string) => string }) {
  const phone = clinicPhone();
  const [before, after] = sentence(phone).split(phone);
  return (
    <Notice tone="waiting" sx={{ mt: 4 }}>
      {before}
      <a href={telHref(phone)} style={{ color: 'inherit', whiteSpace: 'nowrap' }}>
        {phone}
      </a>
      {after}
    </Notice>
  );
}
