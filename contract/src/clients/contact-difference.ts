import { clinicDateTime, formatDay, type Instant } from '../clinic-calendar.ts';
import { normaliseEmail } from './client-input.ts';
import { formatPhone } from './phones.ts';
import { readPhone } from '../reading/phones.ts';
import { valueOf } from '../reading/reading.ts';

/**
 * How a client's Personal Details differ from the account, or did until the form changed the number; the desk looks at
 * it.
 */
export interface ContactDifference {
  /** The account's ten digits before the form's number replaced them; null when it was unchanged. */
  phoneBefore: string | null;
  /** The form's number, when the account keeps another one; null when they agree. */
  formPhone: string | null;
  /** The form's email, when the account has another one, which no form changes; null when they agree. */
  formEmail: string | null;
  since: Instant;
  /** Name of the person who saved the form. */
  by: string;
}

interface Contact {
  phone: string;
  /** Empty or left out: the account has none. */
  email?: string;
}

/**
 * Compares a saved form with the account: finds the number that the account takes over, and differences that the desk
 * must settle.
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

/**
 * Tells the client that the form's number cannot be called, so the account keeps its own; undefined when it was taken
 * over.
 */
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
