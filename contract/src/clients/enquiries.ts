import type { Instant } from '../clinic-calendar.ts';
import type { EnquiryState } from '../constants.ts';
import type { NewClient, Stored } from '../people.ts';

/** The public booking form. */
export interface EnquiryInput {
  name: string;
  /** Years, 1–120; a form without JavaScript sends text. */
  age: number | string;
  email: string;
  /** Ten digits after blanks, dashes, brackets and a leading +91, 0091, 91 or 0 are gone. */
  phoneNumber: string;
  location: string;
  /** Must be true ("on" from a plain form). */
  terms: boolean | string;
  /** Id of one of the 14 offerings. */
  plan?: string;
  /** At most 5,000 characters. */
  message?: string;
  /** Version of the privacy notice that stood beside the form; kept with the enquiry. */
  notice?: string;
  /** Filled by robots only: the answer is the same, nothing is stored. */
  website?: string;
}

export interface Enquiry extends Stored {
  name: string;
  age: number;
  email: string;
  phoneNumber: string;
  location: string;
  plan: string | null;
  message: string;
  state: EnquiryState;
  /** Client who was registered from this enquiry. */
  client: string | null;
}

/**
 * The front desk's corrections before it registers the client; what is left out is taken from the enquiry.
 */
export interface RegisterEnquiry extends Partial<NewClient> {}

/** The newsletter box. */
export interface Subscribe {
  email: string;
  /** Filled by robots only: the answer is the same, nothing is stored. */
  website?: string;
  /** Path of the site's page whose box it was: a plain form comes back to it. Anything else counts as the front page. */
  page?: string;
}

export interface NewsletterAddress extends Stored {
  email: string;
  state: 'subscribed' | 'unsubscribed';
  /**
   * The time at which the owner used the link of the first email; null before: nothing else is sent to it.
   */
  confirmedAt: Instant | null;
}

/** The fields of an enquiry that may change. */
export interface EditEnquiry {
  state: EnquiryState;
  /** `updatedAt` as it was read: an older one answers 409. */
  updatedAt?: Instant;
}

/** The fields of a newsletter address that may change. */
export interface EditNewsletterAddress {
  state: NewsletterAddress['state'];
  /** `updatedAt` as it was read: an older one answers 409. */
  updatedAt?: Instant;
}
