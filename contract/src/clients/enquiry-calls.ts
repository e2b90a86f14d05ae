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
  /** Sends the booking form: its script posts JSON, a browser without JavaScript multipart. */
  send: { body: EnquiryInput; answer: { message: string }; page: true };
  /** An enquiry on the phone. 400 INVALID_INPUT. */
  byDesk: { body: DeskEnquiry; answer: { enquiry: Enquiry } };
  /** Makes a client of an enquiry, and mails a link to choose the password. */
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

/** Calls of newsletter addresses. */
export interface NewsletterCalls {
  /** Mails the typed address one link that confirms it. A known address gets the same answer. */
  subscribe: { body: Subscribe; answer: { message: string }; page: true };
  /** The page behind the link of the first email. 400 LINK_INVALID. */
  askToConfirm: { query: { token: string }; answer: 'file' };
  /** Confirms the address, which gets the newsletter from now on. 400 LINK_INVALID. */
  confirm: { query: { token: string }; answer: { message: string }; page: true };
  /** The page behind the unsubscribe link of a newsletter. */
  askToUnsubscribe: { query: { token: string }; answer: 'file' };
  unsubscribe: { query: { token: string }; answer: { message: string }; page: true };
  /** Downloads the confirmed addresses as CSV. */
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
