/** False: no mail server is set up, so emails are stored and not sent. The server writes it into the page. */
export const mailsAreSetUp = (): boolean => document.documentElement.dataset.mails !== 'off';

/** Added to a sentence about an email while no mail server is set up. */
export const EMAIL_WAITS = 'The letter waits: mails are not set up.';

/** A sentence about an email, with a note when emails are not sent. It depends on no account, so it reveals none. */
export const withEmailNote = (sentence: string): string =>
  mailsAreSetUp() ? sentence : `${sentence} ${EMAIL_WAITS}`;

/** The promise of an email while emails are sent; otherwise what is true without it, with the note. */
export const byEmail = (promise: string, without: string): string =>
  mailsAreSetUp() ? promise : withEmailNote(without);
