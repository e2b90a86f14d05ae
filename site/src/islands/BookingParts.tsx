import { OFFERINGS } from '@clinic/contract/clients/offerings';
import { BOOKING } from '@clinic/contract/scheduling/booking-form';
import type { noticeFor } from './danger-notice.ts';

const [beforeTerms, terms, afterTerms] = BOOKING.terms;

export const BookingPlan = () => (
  <div className="field">
    <div className="caption">
      <label htmlFor="booking-plan">{BOOKING.plan.label}</label>
      <span className="hint" id="booking-plan-hint">
        {BOOKING.plan.hint}
      </span>
    </div>
    <select id="booking-plan" name="plan" aria-describedby="booking-plan-hint" defaultValue="">
      <option value="">{BOOKING.plan.unknown}</option>
      {OFFERINGS.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  </div>
);

interface MessageProps {
  error: string | undefined;
  /** The notice below the message when its words mention a danger. */
  danger: ReturnType<typeof noticeFor>;
}

export const BookingMessage = ({ error, danger }: MessageProps) => (
  <div className="field wide">
    <div className="caption">
      <label htmlFor="booking-message">{BOOKING.message.label}</label>
      <span className="hint" id="booking-message-hint">
        {BOOKING.message.hint}
      </span>
    </div>
    <textarea
      id="booking-message"
      name="message"
      rows={4}
      maxLength={BOOKING.message.maxLength}
      aria-describedby={error ? 'booking-message-hint booking-message-error' : 'booking-message-hint'}
      aria-invalid={error ? true : undefined}
    />
    {error && (
      <p className="error" id="booking-message-error">
        {error}
      </p>
    )}
    {danger.sentences.length > 0 && (
      <div className="failure" role="alert">
        {danger.calls.map(({ number, words }) => (
          <p key={number}>
            <a href={`tel:${number}`}>{words}</a>
          </p>
        ))}
        {danger.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    )}
  </div>
);

export const BookingTerms = ({ error }: { error: string | undefined }) => (
  <div className="field wide">
    <div className="check">
      <input
        id="booking-terms"
        name="terms"
        type="checkbox"
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'booking-terms-error' : undefined}
      />
      <label htmlFor="booking-terms">
        {beforeTerms}
        <a href="/terms">{terms}</a>
        {afterTerms}
      </label>
    </div>
    {error && (
      <p className="error" id="booking-terms-error">
        {error}
      </p>
    )}
  </div>
);
