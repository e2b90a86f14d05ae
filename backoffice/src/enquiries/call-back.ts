import { clinicDateTime, clinicInstant } from '@clinic/contract/clinic-calendar';
import { clinicZone, today } from '@clinic/ui/clinic-page';

/** Day (yyyy-MM-dd) and time (HH:mm) at which a person wants to be called back; both empty: at any time. */
export interface CallBackValues {
  callDay: string;
  callTime: string;
}

export const noCallBack: CallBackValues = { callDay: '', callTime: '' };

export function callBackValues(at: string | null): CallBackValues {
  if (!at) return noCallBack;
  const { date, time } = clinicDateTime(new Date(at), clinicZone());
  return { callDay: date, callTime: time };
}

/** The time of a call on a day without a time: early, when all doctors are in. */
const MORNING = '10:00';

/** A time alone is one of today; a day alone is called in the morning. */
export function callBackAt({ callDay, callTime }: CallBackValues): string | null {
  if (!callDay && !callTime) return null;
  return clinicInstant(callDay || today(), callTime || MORNING, clinicZone()).toISOString();
}
