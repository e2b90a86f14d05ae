import { Catch } from '@nestjs/common';
import { BOOKING, BOOKING_LINES } from '@clinic/contract/scheduling/booking-form';
import { OFFERINGS } from '@clinic/contract/clients/offerings';
import { NOTICE_AT_ENQUIRY, NOTICE_PATH } from '@clinic/contract/privacy/privacy-notice';
import type { Response } from 'express';
import type { ClinicRequest } from '../../platform/http/clinic-request.ts';
import { formPage, type FormField } from '../../platform/http/plain-form-page.ts';
import { wantsPage } from '../../platform/http/plain-form.ts';
import type { ApiError } from '../../platform/http/api-error.ts';
import { ApiErrorFilter } from '../../platform/http/api-error.filter.ts';

const { plan, message, terms } = BOOKING;

const FIELDS: readonly FormField[] = [
  ...BOOKING_LINES.map(
    ({ name, label, hint, autoComplete, inputMode, maxLength, ...attributes }): FormField => ({
      name,
      label,
      hint,
      kind: 'line',
      required: true,
      attributes: { ...attributes, autocomplete: autoComplete, inputmode: inputMode, maxlength: maxLength },
    }),
  ),
  { name: 'plan', kind: 'choice', choices: OFFERINGS, ...plan },
  {
    name: 'message',
    kind: 'long',
    label: message.label,
    hint: message.hint,
    attributes: { maxlength: message.maxLength },
  },
  { name: 'notice', label: '', kind: 'hidden' },
  { name: 'terms', kind: 'tick', label: terms, href: '/terms', required: true },
];

/** A booking form without JavaScript that failed comes back as a page, with what was typed still in it. */
@Catch()
export class EnquiryFormFilter extends ApiErrorFilter {
  protected override answer(refusal: ApiError, request: ClinicRequest, response: Response): void {
    if (!wantsPage(request)) return super.answer(refusal, request, response);
    const page = formPage({
      title: BOOKING.send,
      sentence: refusal.message,
      failed: { lead: BOOKING.notSent, comfort: BOOKING.kept },
      action: '/api/enquiry',
      fields: FIELDS,
      note: { text: NOTICE_AT_ENQUIRY, href: NOTICE_PATH },
      button: BOOKING.send,
      values: request.body as Record<string, unknown> | undefined,
      errors: refusal.extra.details,
      back: { label: 'Back to the contact page', path: '/contact-us' },
    });
    response.type('html').send(page);
  }
}
