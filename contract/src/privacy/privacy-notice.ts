import type { Day } from '../clinic-calendar.ts';

/** Purposes for which the clinic may use a client's data; each consent is given and withdrawn separately. */
export const PRIVACY_PURPOSES = ['treatment', 'reminders', 'newsletter'] as const;
export type PrivacyPurpose = (typeof PRIVACY_PURPOSES)[number];

/**
 * Every version of the notice, the first one first: a stored consent names the version that was shown, so none is ever
 * taken out, and a changed text is a new row. The words are in `privacy-notice-texts.ts`.
 */
const PRIVACY_NOTICES = [
  { version: '1', date: '2026-11-22' },
  { version: '2', date: '2026-11-24' },
  { version: '3', date: '2026-11-29' },
] as const;

/** The version that is shown now; a client who agreed to an older one is asked again. */
export const NOTICE_VERSION: string = PRIVACY_NOTICES.at(-1)?.version ?? '';
/** The day from which this version is valid. */
export const NOTICE_DATE: Day = PRIVACY_NOTICES.at(-1)?.date ?? '';

export const NOTICE_VERSIONS: readonly string[] = PRIVACY_NOTICES.map(({ version }) => version);

export const NOTICE_PATH = '/privacy';

/** The text beside the button that sends a form: before the link to the notice, the link's own, and after it. */
export const NOTICE_AT_REGISTRATION = [
  'By registering you agree that the clinic uses your data for your treatment, as the ',
  'privacy notice',
  ' says.',
] as const;
export const NOTICE_AT_ENQUIRY = [
  'We use what you write here only to answer you. The ',
  'privacy notice',
  ' says how, and what your rights are.',
] as const;

/** Optional purposes besides treatment, with the text of their checkbox. */
export const OPTIONAL_PURPOSES = [
  ['reminders', 'The clinic may remind me by email, for example of a visit tomorrow.'],
  ['newsletter', 'Send me the newsletter, a letter each season.'],
] as const satisfies readonly (readonly [PrivacyPurpose, string])[];
