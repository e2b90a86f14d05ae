import { clinicDateTime, formatDay, type Instant } from '../clinic-calendar.ts';
import { normaliseEmail } from './client-input.ts';
import { formatPhone } from './phones.ts';
import { readPhone } from '../reading/phones.ts';
import { valueOf } from '../reading/reading.ts';

/** How a client's Personal Details and the account differ, or did: for the desk to look at once. */
export interface ContactDifference {
  /** Ten digits: the account's number before the form's became it; null when it was not changed. */
  phoneBefore: string | null;
  /** The form's number in place of the account's; null when they are the same. */
  formPhone: string | null;
  /** The form's e-mail in place of the account's, which a form never changes; null when they are the same. */
  formEmail: string | null;
  since: Instant;
  /** Author of the saved form. */
  by: string;
}

interface Contact {
  phone: string;
  email: string;
}

/**
 * Compares a saved form with the account: the number that becomes the account's, and what only the desk can
 * settle.
 */
export function contactOfForm(
  account: Contact,
  form: { number?: string; email?: string },
): { phone: string | null; formPhone: string | null; formEmail: string | null } {
  const [typed, email] = [form.number?.trim() ?? '', normaliseEmail(form.email ?? '')];
  const formEmail = email && email !== account.email ? email : null;
  const phone = valueOf(readPhone(typed)) ?? null;
  if (!typed || phone === account.phone) return { phone: null, formPhone: null, formEmail };
  return { phone, formPhone: phone === null ? typed : null, formEmail };
}

/** Tells a client that the number of the saved form cannot be called; undefined when the number was taken. */
export function keptPhoneSentence(account: Contact, form: { number?: string }): string | undefined {
  return contactOfForm(account, form).formPhone === null
    ? undefined
    : `We go on calling ${formatPhone(account.phone)}: exactly 10 digits are needed.`;
}

export function contactWords(
  { phoneBefore, formPhone, formEmail, since, by }: ContactDifference,
  zone: string,
): string {
  const form = [formPhone && `phone ${formatPhone(formPhone)}`, formEmail && `e-mail ${formEmail}`].filter(
    Boolean,
  );
  return [
    phoneBefore && `Phone changed by ${by} on ${dayOf(since, zone)}; before: ${formatPhone(phoneBefore)}`,
    form.length > 0 && `Personal Details of ${dayOf(since, zone)} say ${form.join(' and ')}`,
  ]
    .filter(Boolean)
    .join('. ');
}

const dayOf = (instant: Instant, zone: string): string =>
  formatDay(clinicDateTime(new Date(instant), zone).date);
