import { Catch } from '@nestjs/common';
import type { Response } from 'express';
import type { ClinicRequest } from '../http/clinic-request.ts';
import { formPage, type FormField } from '../http/plain-form-page.ts';
import { wantsPage } from '../http/plain-form.ts';
import type { Refusal } from '../http/refusal.ts';
import { RefusalFilter } from '../http/refusal.filter.ts';

const FIELDS: readonly FormField[] = [
  { name: 'email', label: 'Your email', kind: 'email', required: true, autocomplete: 'email' },
];
const HOME = { label: 'Back to the home page', path: '/' };

/** A newsletter form without JavaScript that failed comes back as a page, with what was typed still in it. */
@Catch()
export class NewsletterFormFilter extends RefusalFilter {
  protected override answer(refusal: Refusal, request: ClinicRequest, response: Response): void {
    if (!wantsPage(request)) return super.answer(refusal, request, response);
    const page = formPage({
      title: 'Newsletter',
      sentence: refusal.message,
      ...(refusal.code === 'LINK_INVALID'
        ? { fields: [] }
        : { action: '/api/newsletter', fields: FIELDS, button: 'Subscribe' }),
      values: request.body as Record<string, unknown> | undefined,
      errors: refusal.extra.details ?? {},
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
