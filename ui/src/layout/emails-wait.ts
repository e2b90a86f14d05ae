/** False: no mail server is set, so emails are kept and not sent; written into the page by the server. */
export const mailsAreSetUp = (): boolean => document.documentElement.dataset.mails !== 'off';

/** This follows the promise of an email while mails are not set up. */
export const EMAIL_WAITS = 'The letter waits: mails are not set up.';

/** A sentence that promises an email, and goes on when the email waits. It looks at no account, so it tells of none. */
export const withEmailNote = (promise: string): string =>
  mailsAreSetUp() ? promise : `${promise} ${EMAIL_WAITS}`;
