/** False: no mail server is set up, so emails are stored and not sent. The server writes it into the page. */
export const mailsAreSetUp = (): boolean => document.documentElement.dataset.mails !== 'off';

/** Added to the promise of an email while no mail server is set up. */
export const EMAIL_WAITS = 'The letter waits: mails are not set up.';

/** A promise of an email, with a note when emails are not sent. It depends on no account, so it reveals none. */
export const withEmailNote = (promise: string): string =>
  mailsAreSetUp() ? promise : `${promise} ${EMAIL_WAITS}`;
