import { mailsAreSetUp } from '@clinic/ui/layout/emails-wait.ts';

/** Says, before a client with an e-mail is added, how the client comes to a password. */
export const howClientsGetIn = (): string =>
  mailsAreSetUp()
    ? 'With an e-mail, the client gets a link to choose a password.'
    : 'Mails are not set up: the letter with the link to choose a password waits on the server, and the client cannot log in yet. Whoever runs the server can hand the link over for 48 hours; once mails are set up, “Forgot password?” at the client log-in sends a new one.';
