import { Catch } from '@nestjs/common';
import { OFFERINGS } from '@clinic/contract/offerings';
import type { Response } from 'express';
import type { ClinicRequest } from '../http/clinic-request.ts';
import { formPage, type FormField } from '../http/plain-form-page.ts';
import { wantsPage } from '../http/plain-form.ts';
import type { Refusal } from '../http/refusal.ts';
import { RefusalFilter } from '../http/refusal.filter.ts';

const FIELDS: readonly FormField[] = [
  { name: 'name', label: 'Name', kind: 'text', required: true, autocomplete: 'name' },
  { name: 'age', label: 'Age', kind: 'number', required: true },
  { name: 'email', label: 'Email', kind: 'email', required: true, autocomplete: 'email' },
  { name: 'phoneNumber', label: 'Phone number', kind: 'tel', required: true, autocomplete: 'tel' },
  { name: 'location', label: 'Location', kind: 'text', required: true, autocomplete: 'address-level2' },
  { name: 'plan', label: 'Plan (optional)', kind: 'choice', choices: OFFERINGS },
  { name: 'message', label: 'Message (optional)', kind: 'long' },
  { name: 'terms', label: 'I accept the terms and conditions', kind: 'tick', required: true },
];

/** A booking form without JavaScript that failed comes back as a page, with what was typed still in it. */
@Catch()
export class EnquiryFormFilter extends RefusalFilter {
  protected override answer(refusal: Refusal, request: ClinicRequest, response: Response): void {
    if (!wantsPage(request)) return super.answer(refusal, request, response);
    const page = formPage({
      title: 'Book Now',
      sentence: refusal.message,
      action: '/api/enquiry',
      fields: FIELDS,
      values: request.body as Record<string, unknown> | undefined,
      errors: refusal.extra.details ?? {},
      back: { label: 'Back to the contact page', path: '/contact-us' },
    });
    response.type('html').send(page);
  }
}
