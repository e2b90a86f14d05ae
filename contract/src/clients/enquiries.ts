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
  /** Id of an offering. */
  plan?: string;
  /** At most 5,000 characters. */
  message?: string;
  /** Version of the privacy notice beside the form; stored with the enquiry. */
  notice?: string;
  /** A field that people do not see and robots fill: then nothing is stored, with the usual answer. */
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
  /** Id of the client who was registered from this enquiry. */
  client: string | null;
}

/** The desk's corrections when it registers a client from an enquiry; fields left out come from the enquiry. */
export interface RegisterEnquiry extends Partial<NewClient> {}

/** An address typed into the newsletter box. */
export interface Subscribe {
  email: string;
  /** A field that people do not see and robots fill: then nothing is stored, with the usual answer. */
  website?: string;
  /**
   * Path of the page with the box, to which a form without JavaScript returns. Unknown paths count as the front page.
   */
  page?: string;
}

export interface NewsletterAddress extends Stored {
  email: string;
  state: 'subscribed' | 'unsubscribed';
  /** When the owner opened the link of the first email; null before, and no other email is sent. */
  confirmedAt: Instant | null;
}

/** The fields of an enquiry that may change. */
export interface EditEnquiry {
  state: EnquiryState;
  /** The `updatedAt` that was read: an older one answers 409. */
  updatedAt?: Instant;
}

/** The fields of a newsletter address that may change. */
export interface EditNewsletterAddress {
  state: NewsletterAddress['state'];
  /** The `updatedAt` that was read: an older one answers 409. */
  updatedAt?: Instant;
}
