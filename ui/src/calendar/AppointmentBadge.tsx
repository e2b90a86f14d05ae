import type { AppointmentStatus } from '@clinic/contract/constants';
import { StatusBadge } from '../layout/StatusBadge.tsx';
import { appointmentTones } from '../theme/tokens.ts';
import { STATUS_WORDS } from './status-words.ts';

export function AppointmentBadge({ status }: { status: AppointmentStatus }) {
  return <StatusBadge tone={appointmentTones[status]}>{STATUS_WORDS[status]}</StatusBadge>;
}
