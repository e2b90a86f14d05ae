import { callTable } from './calls.ts';
import type { EnquiryInput, RegisterEnquiry, Subscribe } from './enquiries.ts';
import type { Client } from './people.ts';

interface EnquiryCalls {
  send: { body: EnquiryInput; answer: { message: string }; page: true };
  register: { body: RegisterEnquiry; answer: { message: string; client: Client } };
}

export const enquiryCalls = callTable<EnquiryCalls>()({
  send: ['POST /enquiry', 'public'],
  register: ['POST /enquiry/register/:id', 'assistant'],
});

interface NewsletterCalls {
  subscribe: { body: Subscribe; answer: { message: string }; page: true };
  askToUnsubscribe: { query: { token: string }; answer: 'file' };
  unsubscribe: { query: { token: string }; answer: { message: string }; page: true };
  download: { answer: 'file' };
}

export const newsletterCalls = callTable<NewsletterCalls>()({
  subscribe: ['POST /newsletter', 'public'],
  askToUnsubscribe: ['GET /newsletter/unsubscribe', 'public'],
  unsubscribe: ['POST /newsletter/unsubscribe', 'public'],
  download: ['GET /newsletter/download', 'assistant', 'admin'],
});
