import { Catch } from '@nestjs/common';
import { BOOKING } from '@clinic/contract/scheduling/booking-form';
import type { Response } from 'express';
import type { ClinicRequest } from '../../platform/http/clinic-request.ts';
import { formPage, type FormField } from '../../platform/http/plain-form-page.ts';
import { wantsPage } from '../../platform/http/plain-form.ts';
import type { ApiError } from '../../platform/http/api-error.ts';
import { ApiErrorFilter } from '../../platform/http/api-error.filter.ts';
import type { NewsletterPurpose } from '../../platform/mailed-links/newsletter-links.ts';

const FIELDS: readonly FormField[] = [
  {
    name: 'email',
    label: 'Your email',
    kind: 'line',
    required: true,
    attributes: { type: 'email', autocomplete: 'email', maxlength: 254 },
  },
  { name: 'page', label: '', kind: 'hidden' },
];
/** Under what is said: the box for an email. */
const BOX = { action: '/api/newsletter', fields: FIELDS, button: 'Subscribe' };
const HOME = { label: 'Back to the home page', path: '/' };

/** A newsletter form without JavaScript that failed comes back as a page, with what was typed still in it. */
@Catch()
export class NewsletterFormFilter extends ApiErrorFilter {
  protected override answer(refusal: ApiError, request: ClinicRequest, response: Response): void {
    if (!wantsPage(request)) return super.answer(refusal, request, response);
    const page = formPage({
      ...said(refusal, request),
      sentence: refusal.message,
      values: request.body as Record<string, unknown> | undefined,
      errors: refusal.extra.details,
      back: HOME,
    });
    response.type('html').send(page);
  }
}

function said({ code }: ApiError, request: ClinicRequest) {
  if (code !== 'LINK_INVALID')
    return {
      title: 'A letter each season',
      failed: { lead: 'Your email is not on the list yet.', comfort: BOOKING.kept },
      ...BOX,
    };
  const purpose = purposeOf(request);
  const { title } = ASKED[purpose];
  const lead = 'Nothing was changed.';
  if (purpose === 'confirm')
    return {
      title,
      failed: { lead, comfort: 'If you want our newsletter, please ask for a new letter here.' },
      ...BOX,
    };
  return { title, failed: { lead, comfort: 'Please open the link of the letter again.' }, fields: [] };
}

const ASKED = {
  confirm: {
    title: 'Our newsletter',
    sentence: (email: string) => `Shall we send our newsletter to ${email}?`,
    button: 'Yes, please',
    done: (email: string) => `Thank you. From now on our newsletter comes to ${email}.`,
  },
  unsubscribe: {
    title: 'Unsubscribe',
    sentence: (email: string) => `Do you want to take ${email} off our newsletter list?`,
    button: 'Unsubscribe',
    done: (email: string) => `${email} is off our newsletter list.`,
  },
} as const;

const purposeOf = ({ path }: ClinicRequest): NewsletterPurpose =>
  path.endsWith('/confirm') ? 'confirm' : 'unsubscribe';

/** Asks before the link acts: programs that check links in mails open every one. */
export function askPage(purpose: NewsletterPurpose, email: string, token: string): string {
  const { title, sentence, button } = ASKED[purpose];
  const action = `/api/newsletter/${purpose}?token=${encodeURIComponent(token)}`;
  return formPage({ title, sentence: sentence(email), action, fields: [], button, back: HOME });
}

/** In place of a question whose Yes would do nothing: who left the list comes back by a new letter. */
export const leftPage = (email: string): string =>
  formPage({
    title: ASKED.confirm.title,
    sentence: `${email} has left our newsletter, and this link does not bring it back. If you want it again, we send you a new letter.`,
    ...BOX,
    button: 'Subscribe again',
    values: { email },
    back: HOME,
  });

export const doneSentence = (purpose: NewsletterPurpose, email: string): string => ASKED[purpose].done(email);

export const donePage = (purpose: NewsletterPurpose, email: string): string =>
  formPage({
    title: purpose === 'confirm' ? 'Our newsletter' : 'Unsubscribed',
    sentence: doneSentence(purpose, email),
    fields: [],
    back: HOME,
  });
