import type { AppointmentStatus } from '@clinic/contract/constants';

export const STATUS_WORDS: Record<AppointmentStatus, string> = {
  requested: 'Requested',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
};
