import { Catch } from '@nestjs/common';
import { BOOKING } from '@clinic/contract/booking-form';
import type { Response } from 'express';
import type { ClinicRequest } from '../http/clinic-request.ts';
import { formPage, type FormField } from '../http/plain-form-page.ts';
import { wantsPage } from '../http/plain-form.ts';
import type { ApiError } from '../http/api-error.ts';
import { ApiErrorFilter } from '../http/api-error.filter.ts';

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
const HOME = { label: 'Back to the home page', path: '/' };

/** A newsletter form without JavaScript that failed comes back as a page, with what was typed still in it. */
@Catch()
export class NewsletterFormFilter extends ApiErrorFilter {
  protected override answer(refusal: ApiError, request: ClinicRequest, response: Response): void {
    if (!wantsPage(request)) return super.answer(refusal, request, response);
    const ofLink = refusal.code === 'LINK_INVALID';
    const page = formPage({
      title: ofLink ? 'Unsubscribe' : 'A letter each season',
      sentence: refusal.message,
      failed: ofLink
        ? { lead: 'Nothing was changed.', comfort: 'Please open the link of the letter again.' }
        : { lead: 'Your email is not on the list yet.', comfort: BOOKING.kept },
      ...(ofLink ? { fields: [] } : { action: '/api/newsletter', fields: FIELDS, button: 'Subscribe' }),
      values: request.body as Record<string, unknown> | undefined,
      errors: refusal.extra.details,
      back: HOME,
    });
    response.type('html').send(page);
  }
}

/** Asks before it unsubscribes: programs that check links in mails open every one of them. */
export const askPage = (email: string, token: string): string =>
  formPage({
    title: 'Unsubscribe',
    sentence: `Do you want to take ${email} off our newsletter list?`,
    action: `/api/newsletter/unsubscribe?token=${encodeURIComponent(token)}`,
    fields: [],
    button: 'Unsubscribe',
    back: HOME,
  });

export const gonePage = (email: string): string =>
  formPage({
    title: 'Unsubscribed',
    sentence: `${email} is off our newsletter list.`,
    fields: [],
    back: HOME,
  });
