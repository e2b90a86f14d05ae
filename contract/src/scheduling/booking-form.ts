import { MAX_EMAIL } from '../clients/client-input.ts';
import { MAX_LINE, MAX_TEXT } from '../constants.ts';

/** A line of the booking form, by the names of its HTML attributes. */
export interface BookingLine {
  name: 'name' | 'age' | 'email' | 'phoneNumber' | 'location';
  label: string;
  hint?: string;
  type: 'text' | 'email' | 'tel';
  autoComplete?: string;
  inputMode?: 'numeric';
  maxLength?: number;
}

/** The lines that must be filled: the site's form has them, and the page that answers it without JavaScript. */
export const BOOKING_LINES: readonly BookingLine[] = [
  { name: 'name', label: 'Name', type: 'text', autoComplete: 'name', maxLength: MAX_LINE },
  { name: 'age', label: 'Age', hint: 'in years', type: 'text', inputMode: 'numeric' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', maxLength: MAX_EMAIL },
  {
    name: 'phoneNumber',
    label: 'Phone number',
    hint: 'ten digits, with or without +91',
    type: 'tel',
    autoComplete: 'tel',
    maxLength: 20,
  },
  {
    name: 'location',
    label: 'Location',
    hint: 'city or part of the city',
    type: 'text',
    autoComplete: 'address-level2',
    maxLength: MAX_LINE,
  },
];

/** The form's other texts. */
export const BOOKING = {
  plan: { label: 'Plan', hint: 'optional', unknown: 'I do not know yet' },
  message: {
    label: 'What would you like to change?',
    hint: 'optional; please bring diagnoses and reports to the first visit instead',
    maxLength: MAX_TEXT,
  },
  /** Left out unless an admin wants the question asked. */
  source: { label: 'How have you heard of us?', hint: 'optional', unsaid: 'I would rather not say' },
  /** The text before the link to the terms, the link's own, and the text after it. */
  terms: ['I accept the ', 'terms and conditions', ', and the clinic may contact me about this request.'],
  send: 'Book Now',
  notSent: 'Your request was not sent.',
  kept: 'What you typed is still here.',
} as const;
