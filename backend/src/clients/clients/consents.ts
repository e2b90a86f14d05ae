import type { Consent, RegistrationConsents } from '@clinic/contract/privacy/privacy';
import { NOTICE_VERSION, PRIVACY_PURPOSES } from '@clinic/contract/privacy/privacy-notice';
import { effectKind, type Effect } from '../../platform/writes/envelope.ts';
import type { StoredConsent } from './client.schema.ts';

export const NEWSLETTER_EFFECT = effectKind('newsletter');

export function newsletterEffect(at: Date): Effect {
  return { key: `${NEWSLETTER_EFFECT}:${at.toISOString()}`, kind: NEWSLETTER_EFFECT, at };
}

/**
 * Tells whether the current notice is yet to be agreed to; of several decisions the last one counts. The staff's word is
 * no agreement of a client who logs in.
 */
export function asksConsent(
  decisions: readonly (Pick<Consent, 'given' | 'version' | 'way'> & { purpose: string })[],
): boolean {
  const treatment = decisions.findLast(({ purpose }) => purpose === 'treatment');
  return !treatment?.given || treatment.version !== NOTICE_VERSION || treatment.way === 'written-down';
}

/** False only after a refusal or an unticked box. */
export function wantsReminders(decisions: readonly { purpose: string; given: boolean }[] = []): boolean {
  return decisions.findLast(({ purpose }) => purpose === 'reminders')?.given !== false;
}

/** An unticked box is stored as a consent that was not given. */
export function registrationConsents(
  { version, ...ticked }: RegistrationConsents,
  at: Date,
): StoredConsent[] {
  const given = { ...ticked, treatment: true };
  return PRIVACY_PURPOSES.map((purpose) => ({
    purpose,
    given: given[purpose] === true,
    version,
    at,
    way: 'registration',
  }));
}
