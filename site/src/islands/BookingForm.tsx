import { BOOKING, BOOKING_LINES } from '@clinic/contract/scheduling/booking-form';
import { OFFERINGS } from '@clinic/contract/clients/offerings';
import { NOTICE_AT_ENQUIRY, NOTICE_PATH, NOTICE_VERSION } from '@clinic/contract/privacy/privacy-notice';
import { knowPageClinic } from '@clinic/ui/page-facts';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { AskedSource } from './AskedSource.tsx';
import { BookingField } from './BookingField.tsx';
import { BookingMessage, BookingPlan, BookingTerms } from './BookingParts.tsx';
import type { noticeFor } from './danger-notice.ts';
import { checkBooking, fieldOrder, readBooking, toEnquiry, type BookingErrors } from './booking-rules.ts';
import { sendEnquiry } from './send-enquiry.ts';

const NO_DANGER = { sentences: [], calls: [] };
const [beforeNotice, notice, afterNotice] = NOTICE_AT_ENQUIRY;

/**
 * The inputs stay uncontrolled, so that text typed before this script loaded, or before a failure, stays. The browser's
 * own checks apply until the script starts, since they are the only ones without JavaScript.
 */
export function BookingForm() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<BookingErrors>({});
  const [failure, setFailure] = useState('');
  const [sending, setSending] = useState(false);
  const [danger, setDanger] = useState<ReturnType<typeof noticeFor>>(NO_DANGER);

  useEffect(() => {
    knowPageClinic();
    const wanted = new URLSearchParams(location.search).get('plan');
    const select = form.current?.elements.namedItem('plan');
    // A plan that was chosen before this script loaded stays.
    if (select instanceof HTMLSelectElement && !select.value && OFFERINGS.some(({ id }) => id === wanted))
      select.value = wanted ?? '';
    if (form.current) form.current.noValidate = true;
  }, []);

  const show = (found: BookingErrors) => {
    setErrors(found);
    const first = fieldOrder.find((field) => found[field]);
    const input = first && form.current?.elements.namedItem(first);
    if (input instanceof HTMLElement) input.focus();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    setFailure('');
    const values = readBooking(event.currentTarget);
    const found = checkBooking(values);
    show(found);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    const sent = await sendEnquiry(toEnquiry(values));
    if (sent.done) return location.assign('/#thank-you');
    setSending(false);
    setFailure(sent.sentence);
    show(sent.errors);
  };

  const showDanger = async (message: string) => {
    const reader = await import('./danger-notice.ts').catch(() => undefined);
    // The answer may be slower than the visitor's typing, so the field's present text counts.
    const isStillThere = form.current && readBooking(form.current).message === message;
    if (reader && isStillThere) setDanger(reader.noticeFor(message));
  };

  const recheck = () => {
    if (!form.current) return;
    const values = readBooking(form.current);
    if (values.message.trim() === '') setDanger(NO_DANGER);
    else void showDanger(values.message);
    if (Object.keys(errors).length === 0) return;
    const now = checkBooking(values);
    setErrors(
      Object.fromEntries(Object.entries(errors).filter(([field]) => now[field as keyof BookingErrors])),
    );
  };

  return (
    <form
      ref={form}
      className="booking"
      method="post"
      action="/api/enquiry"
      encType="multipart/form-data"
      aria-label={BOOKING.send}
      onSubmit={submit}
      onChange={recheck}
    >
      {BOOKING_LINES.map((line) => (
        <BookingField key={line.name} {...line} error={errors[line.name]} />
      ))}
      <BookingPlan />
      <BookingMessage error={errors.message} danger={danger} />
      <AskedSource />
      <p className="trap" aria-hidden="true">
        <label htmlFor="booking-website">Leave this empty</label>
        <input id="booking-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </p>
      <BookingTerms error={errors.terms} />
      <p className="wide hint">
        {beforeNotice}
        <a href={NOTICE_PATH}>{notice}</a>
        {afterNotice}
      </p>
      <input type="hidden" name="notice" value={NOTICE_VERSION} />
      <div className="wide">
        <div role="alert">
          {failure && (
            <p className="failure">
              <b>{BOOKING.notSent}</b> {failure} {BOOKING.kept}
            </p>
          )}
        </div>
        <button className="button" type="submit" aria-disabled={sending || undefined}>
          {sending ? 'Sending…' : BOOKING.send}
        </button>
      </div>
    </form>
  );
}
