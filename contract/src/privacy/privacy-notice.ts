import type { Day } from '../clinic-calendar.ts';

/** The clinic may use a client's data for these purposes; each is given and withdrawn by itself. */
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
/** Day on which it began to hold. */
export const NOTICE_DATE: Day = PRIVACY_NOTICES.at(-1)?.date ?? '';

export const NOTICE_VERSIONS: readonly string[] = PRIVACY_NOTICES.map(({ version }) => version);

export const NOTICE_PATH = '/privacy';

/** This text stands beside the button that sends a form: before, on and after the link to the notice. */
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

/** The purposes that are asked for beside the treatment, in the words of a tick. */
export const OPTIONAL_PURPOSES = [
  ['reminders', 'The clinic may remind me by email, for example of a visit tomorrow.'],
  ['newsletter', 'Send me the newsletter, a letter each season.'],
] as const satisfies readonly (readonly [PrivacyPurpose, string])[];
