import { clinicPhone } from '@clinic/contract/clinic';
import type { EnquiryInput } from '@clinic/contract/clients/enquiries';
import type { ErrorBody } from '@clinic/contract/errors';
import { RequestKeys } from '@clinic/ui/session/request-keys.ts';
import { fieldOrder, type BookingErrors } from './booking-rules.ts';

export type Sent = { done: true } | { done: false; sentence: string; errors: BookingErrors };

const call = () => `or call ${clinicPhone()}`;

const keys = new RequestKeys();

const failed = (sentence: string, errors: BookingErrors = {}): Sent => ({ done: false, sentence, errors });

/** Posts the enquiry; each kind of failure becomes a sentence for the visitor. */
export async function sendEnquiry(enquiry: EnquiryInput): Promise<Sent> {
  let answer: Response;
  const contents = JSON.stringify(enquiry);
  try {
    answer = await fetch('/api/enquiry', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'Idempotency-Key': keys.keyOf(contents),
      },
      body: contents,
      signal: AbortSignal.timeout(20_000),
    });
  } catch {
    return failed(`We could not reach the clinic. Please check your connection and send again, ${call()}.`);
  }
  keys.settle(contents, answer);
  if (answer.ok) return { done: true };
  const body = (await answer.json().catch(() => null)) as ErrorBody | null;
  const errors = Object.fromEntries(
    fieldOrder.flatMap((field) => {
      const sentence = body?.details?.[field]?.[0];
      return sentence ? [[field, sentence] as const] : [];
    }),
  );
  const sentence = body?.message ?? 'Something went wrong on our side. Please try again';
  return failed(`${sentence.replace(/\.$/, '')}, ${call()}.`, errors);
}
