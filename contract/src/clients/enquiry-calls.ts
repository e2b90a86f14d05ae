import { callTable } from '../calls.ts';
import type {
  DeskEnquiry,
  Enquiry,
  EnquiryInput,
  EnquirySourcesAnswer,
  RegisterEnquiry,
  SaveEnquirySources,
  Subscribe,
} from './enquiries.ts';
import type { Client } from '../people.ts';

/** The public booking form, and what the desk writes down on the phone. */
export interface EnquiryCalls {
  /** The booking form, from its script as JSON or from the page itself as multipart. */
  send: { body: EnquiryInput; answer: { message: string }; page: true };
  /** An enquiry on the phone. 400 INVALID_INPUT. */
  byDesk: { body: DeskEnquiry; answer: { enquiry: Enquiry } };
  /** Makes a client of an enquiry, who gets a mail with a link to choose the password. */
  register: { body: RegisterEnquiry; answer: { message: string; client: Client } };
  /** The answers that the public form offers to how the visitor has heard of the clinic; none unless an admin wants it asked. */
  askedSources: { answer: { sources: string[] } };
  sources: { answer: EnquirySourcesAnswer };
  /** 409 STALE_RECORD. */
  saveSources: { body: SaveEnquirySources; answer: EnquirySourcesAnswer };
}

export const enquiryCalls = callTable<EnquiryCalls>()({
  send: ['POST /enquiry', 'public'],
  byDesk: ['POST /enquiry/byDesk', 'assistant'],
  register: ['POST /enquiry/register/:id', 'assistant'],
  askedSources: ['GET /enquiry/askedSources', 'public'],
  sources: ['GET /enquiry/sources', 'assistant', 'admin'],
  saveSources: ['PUT /enquiry/sources', 'admin'],
});

/** Newsletter addresses. */
export interface NewsletterCalls {
  /**
   * The newsletter box: the address gets one email with a link that confirms it. Answers the same for one that is known.
   */
  subscribe: { body: Subscribe; answer: { message: string }; page: true };
  /** The page that the first email's link opens. 400 LINK_INVALID. */
  askToConfirm: { query: { token: string }; answer: 'file' };
  /** Only now the newsletter is sent to the address. 400 LINK_INVALID. */
  confirm: { query: { token: string }; answer: { message: string }; page: true };
  /** The page that a newsletter's unsubscribe link opens. */
  askToUnsubscribe: { query: { token: string }; answer: 'file' };
  unsubscribe: { query: { token: string }; answer: { message: string }; page: true };
  /** The addresses that want the newsletter and have confirmed it, as CSV. */
  download: { answer: 'file' };
}

export const newsletterCalls = callTable<NewsletterCalls>()({
  subscribe: ['POST /newsletter', 'public'],
  askToConfirm: ['GET /newsletter/confirm', 'public'],
  confirm: ['POST /newsletter/confirm', 'public'],
  askToUnsubscribe: ['GET /newsletter/unsubscribe', 'public'],
  unsubscribe: ['POST /newsletter/unsubscribe', 'public'],
  download: ['GET /newsletter/download', 'assistant', 'admin'],
});
