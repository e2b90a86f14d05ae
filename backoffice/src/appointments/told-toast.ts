import type { AppointmentAnswer } from '@clinic/contract/scheduling/appointment-calls';
import { notify, type MessageLink } from '@clinic/ui/layout/notify.ts';

/** The toast for a client without an email begins with what became of the visit. */
type Done = 'Confirmed' | 'Moved' | 'Declined' | 'Cancelled';

/** Says how the client hears of several visits of a series: by one email, or by phone. */
export function tellSeriesHow(message: string, byPhone?: true): void {
  if (byPhone) notify.success(message, 'To be told by phone.');
  else notify.emailed(message, 'One letter tells the client all times.');
}

/** Says how the client hears of a change, by an email with the given sentences or by phone, and offers the slip. */
export function tellHow(answer: AppointmentAnswer, done: Done, ...emailed: [string, ...string[]]): void {
  const { byPhone, appointment } = answer;
  const slip: MessageLink | undefined =
    appointment.status === 'confirmed'
      ? { label: 'Print a slip', href: `/assistant/visit-slip/${appointment.id}` }
      : undefined;
  if (byPhone) notify.successWith(slip, `${done}. To be told by phone.`);
  else notify.emailedWith(slip, ...emailed);
}
