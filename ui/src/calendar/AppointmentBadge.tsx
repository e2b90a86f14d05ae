import type { AppointmentStatus } from '@clinic/contract/constants';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import { appointmentTones } from '@clinic/ui/theme/tokens';
import { STATUS_WORDS } from '@clinic/ui/calendar/status-words.ts';

export function AppointmentBadge({ status }: { status: AppointmentStatus }) {
  return <StatusBadge tone={appointmentTones[status]}>{STATUS_WORDS[status]}</StatusBadge>;
}
