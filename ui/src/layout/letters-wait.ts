/** False: no mail server is set, so letters are kept and not sent; written into the page by the server. */
export const mailsAreSetUp = (): boolean => document.documentElement.dataset.mails !== 'off';

/** What is said after the promise of a letter while mails are not set up. */
export const LETTER_WAITS = 'The letter waits: mails are not set up.';
