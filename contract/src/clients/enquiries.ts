import type { Instant } from '../clinic-calendar.ts';
import type { EnquiryState } from '../constants.ts';
import type { NewClient, PersonRef, Stored } from '../people.ts';

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
  /** How the visitor has heard of the clinic, at most 60 characters; asked while an admin has it so. */
  source?: string;
  /** A field that people do not see and robots fill: then nothing is stored, with the usual answer. */
  website?: string;
}

/** An enquiry that the desk writes down while the person is on the phone. What is not said is left out. */
export interface DeskEnquiry {
  name: string;
  /** Ten digits after blanks, dashes, brackets and a leading +91, 0091, 91 or 0 are gone. */
  phoneNumber: string;
  /** Null and empty text are the same as left out. */
  email?: string | null;
  /** Years, 1–120. */
  age?: number;
  /** At most 200 characters. */
  location?: string;
  /** Id of one of the 14 offerings. */
  plan?: string;
  /** At most 5,000 characters. */
  message?: string;
  /** How the person has heard of the clinic, at most 60 characters. */
  source?: string;
  /** When the person wants to be called back. */
  callBackAt?: Instant;
}

/** The question to people about how they have heard of the clinic. */
export interface EnquirySources {
  /** At most 20, each of at most 60 characters. */
  sources: string[];
  /** True: the public form asks the question, too. */
  asked: boolean;
}

export interface EnquirySourcesAnswer extends EnquirySources {
  /** Raised by every change; 0 before the first. */
  version: number;
}

export interface SaveEnquirySources extends EnquirySources {
  /** The version that was read: an older one answers 409. */
  version: number;
}

/** These hold until an admin has saved others. */
export const PROPOSED_SOURCES: Readonly<EnquirySources> = {
  sources: ['Google', 'A friend', 'Walked by', 'Newspaper'],
  asked: false,
};
export const MAX_SOURCES = 20;
/** An answer to how a person has heard of the clinic has at most so many characters. */
export const MAX_SOURCE = 60;

export interface Enquiry extends Stored {
  name: string;
  /** Years; null when the desk was not told. */
  age: number | null;
  /** Empty when the desk was not told. */
  email: string;
  phoneNumber: string;
  /** Empty when the desk was not told. */
  location: string;
  plan: string | null;
  message: string;
  state: EnquiryState;
  /** Id of the client who was registered from this enquiry. */
  client: string | null;
  /** The assistant who wrote it down on the phone, where the person agreed to be called; null: sent by the public form. */
  by: PersonRef | null;
  /** How the person has heard of the clinic, as it was sent. */
  heardFrom: string | null;
  callBackAt: Instant | null;
}

/**
 * The desk's corrections when it registers a client from an enquiry; fields left out come from the enquiry, an empty or
 * null e-mail is none.
 */
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
  /** Null takes it away; left out, it stays. */
  callBackAt?: Instant | null;
  /** The `updatedAt` that was read: an older one answers 409. */
  updatedAt?: Instant;
}

/** The fields of a newsletter address that may change. */
export interface EditNewsletterAddress {
  state: NewsletterAddress['state'];
  /** The `updatedAt` that was read: an older one answers 409. */
  updatedAt?: Instant;
}
