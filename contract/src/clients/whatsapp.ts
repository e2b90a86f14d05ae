import { clinicAddress, clinicFacts } from '../clinic.ts';
import { formatTime, formatWeekday, type ClinicMoment } from '../clinic-calendar.ts';
import type { AppointmentType } from '../constants.ts';

/** Opens a WhatsApp conversation with a prepared text, which the person sends by hand; `phone`: ten digits. */
export const whatsAppLink = (phone: string, text = ''): string =>
  `https://wa.me/91${phone}${text && `?text=${encodeURIComponent(text)}`}`;

/** A message with day, time and place of a visit, and nothing else about the client. */
export function visitText({ at, type }: { at: ClinicMoment; type: AppointmentType }): string {
  const place = type === 'Online' ? 'online' : clinicAddress();
  return `${clinicFacts().name}: your visit is on ${formatWeekday(at.date)} at ${formatTime(at.time)}, ${place}.`;
}
