import { MAX_LINE, MAX_TEXT } from '@clinic/contract/constants';
import { OFFERINGS } from '@clinic/contract/offerings';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { BookingField } from './BookingField.tsx';
import { checkBooking, fieldOrder, readBooking, toEnquiry, type BookingErrors } from './booking-rules.ts';
import { sendEnquiry } from './send-enquiry.ts';

/**
 * The inputs stay uncontrolled: what was typed before this script arrived, or after a failure, is never touched.
 * The browser's own checks stay on until then, since they are the only ones without JavaScript.
 */
export function BookingForm() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<BookingErrors>({});
  const [failure, setFailure] = useState('');
  const [sending, setSending] = useState(false);

  useEffect(() => {
    const wanted = new URLSearchParams(location.search).get('plan');
    const select = form.current?.elements.namedItem('plan');
    // A plan that was chosen before this script arrived stays.
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

  const recheck = () => {
    if (Object.keys(errors).length === 0 || !form.current) return;
    const now = checkBooking(readBooking(form.current));
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
      aria-label="Book Now"
      onSubmit={submit}
      onChange={recheck}
    >
      <BookingField name="name" label="Name" autoComplete="name" maxLength={MAX_LINE} error={errors.name} />
      <BookingField
        name="age"
        label="Age"
        hint="in years"
        type="number"
        min={1}
        max={120}
        inputMode="numeric"
        error={errors.age}
      />
      <BookingField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={254}
        error={errors.email}
      />
      <BookingField
        name="phoneNumber"
        label="Phone number"
        hint="ten digits, with or without +91"
        type="tel"
        autoComplete="tel"
        maxLength={20}
        error={errors.phoneNumber}
      />
      <BookingField
        name="location"
        label="Location"
        hint="city or part of the city"
        autoComplete="address-level2"
        maxLength={MAX_LINE}
        error={errors.location}
      />
      <div className="field">
        <div className="caption">
          <label htmlFor="booking-plan">Plan</label>
          <span className="hint" id="booking-plan-hint">
            optional
          </span>
        </div>
        <select id="booking-plan" name="plan" aria-describedby="booking-plan-hint" defaultValue="">
          <option value="">I do not know yet</option>
          {OFFERINGS.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="field wide">
        <div className="caption">
          <label htmlFor="booking-message">What would you like to change?</label>
          <span className="hint" id="booking-message-hint">
            optional; please bring diagnoses and reports to the first visit instead
          </span>
        </div>
        <textarea
          id="booking-message"
          name="message"
          rows={4}
          maxLength={MAX_TEXT}
          aria-describedby={
            errors.message ? 'booking-message-hint booking-message-error' : 'booking-message-hint'
          }
          aria-invalid={errors.message ? true : undefined}
        />
        {errors.message && (
          <p className="error" id="booking-message-error">
            {errors.message}
          </p>
        )}
      </div>
      <p className="trap" aria-hidden="true">
        <label htmlFor="booking-website">Leave this empty</label>
        <input id="booking-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </p>
      <div className="field wide">
        <div className="check">
          <input
            id="booking-terms"
            name="terms"
            type="checkbox"
            required
            aria-invalid={errors.terms ? true : undefined}
            aria-describedby={errors.terms ? 'booking-terms-error' : undefined}
          />
          <label htmlFor="booking-terms">
            I accept the <a href="/terms">terms and conditions</a>, and the clinic may contact me about this
            request.
          </label>
        </div>
        {errors.terms && (
          <p className="error" id="booking-terms-error">
            {errors.terms}
          </p>
        )}
      </div>
      <div className="wide">
        <div role="alert">
          {failure && (
            <p className="failure">
              <b>Your request was not sent.</b> {failure} What you typed is still here.
            </p>
          )}
        </div>
        <button className="button" type="submit" aria-disabled={sending || undefined}>
          {sending ? 'Sending…' : 'Book Now'}
        </button>
      </div>
    </form>
  );
}
