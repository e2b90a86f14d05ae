import { clinicFacts } from '@clinic/contract/clinic';
import type { Role } from '@clinic/contract/constants';
import { linkToken, type LinkPurpose } from '../mailed-links/account-link.ts';
import type { MailEnv } from './compose-mail.ts';
import type { Email } from './mail-body.ts';

/** Emails with a link to the account, and each link's purpose. */
export const LINK_EMAILS = {
  /** The person forgot the password. */
  'set-password': 'set-password',
  /** The front desk added the client. */
  'first-password': 'set-password',
  /** An admin sends the link to a staff member. */
  'sent-password': 'set-password',
  /** An unverified address was registered again. */
  'registered-again': 'set-password',
  /** A change of email was undone: this address is the account's again. */
  'undone-email': 'set-password',
  welcome: 'verify-email',
  /** Sent again on request, or to a corrected address. */
  'verify-email': 'verify-email',
  /** To the account's new address. */
  'new-email': 'change-email',
  /** To the current address. */
  'email-changing': 'undo-email',
  /** To the present address, which must agree, since staff asked for the change. */
  'email-asked': 'agree-email',
} as const satisfies Record<string, LinkPurpose>;

export type LinkEmail = keyof typeof LINK_EMAILS;
export type PasswordEmail = {
  [Name in LinkEmail]: (typeof LINK_EMAILS)[Name] extends 'set-password' ? Name : never;
}[LinkEmail];

/** Such an email in the outbox: only the open link's nonce, so that the outbox alone opens no account. */
export interface LinkMail {
  kind: LinkEmail;
  role: Role;
  account: string;
  nonce: string;
  /** The account's future address, for an email that asks to agree to it. */
  becomes?: string;
}

const PAGES: Record<LinkPurpose, string> = {
  'set-password': 'set-password',
  'verify-email': 'verify-email',
  'change-email': 'verify-email',
  'undo-email': 'undo-email',
  'agree-email': 'agree-email',
};

const WORKS_ONCE = 'The link works once and for 48 hours.';

/** The words of each letter of the clinic with this name. */
const wordsOf = (
  clinic: string,
): Record<
  LinkEmail,
  Pick<Email, 'subject' | 'paragraphs' | 'closing'> & {
    label: string;
    /** A second link, which refuses; both need the same nonce. */
    refusal?: { label: string; purpose: LinkPurpose };
  }
> => ({
  'set-password': {
    subject: 'Choose a new password',
    paragraphs: ['You, or somebody who knows your email, asked for a new password for your account.'],
    label: 'Choose your password',
    closing: `${WORKS_ONCE} If you did not ask for it, you need not do anything: your password stays as it is.`,
  },
  'first-password': {
    subject: `Welcome to ${clinic}: choose your password`,
    paragraphs: [
      `Our front desk has opened your account at ${clinic}.`,
      'Please choose your password to log in.',
    ],
    label: 'Choose your password',
    closing: `${WORKS_ONCE} After that, "Forgot password?" on the log-in page sends a new one.`,
  },
  'sent-password': {
    subject: `Choose your password at ${clinic}`,
    paragraphs: [`An admin of ${clinic} sends you this link to choose a new password for your account.`],
    label: 'Choose your password',
    closing: `${WORKS_ONCE} Until you use it, your password stays as it is.`,
  },
  'registered-again': {
    subject: `Your account at ${clinic}`,
    paragraphs: [
      'You, or somebody who knows your email, wanted to register with this address. There is an account with it already, which nobody has confirmed yet.',
      'If it is yours, please choose a password: it opens the account and confirms your address.',
    ],
    label: 'Choose your password',
    closing: `${WORKS_ONCE} If you did not register with us, you need not do anything.`,
  },
  'undone-email': {
    subject: 'Your email is what it was: choose a new password',
    paragraphs: [
      `The email of your account at ${clinic} is this one again, and everybody who was logged in is logged out.`,
      'Whoever changed it perhaps knows your password. Please choose a new one.',
      'A second factor that was added in the week before, or since, is removed. If it was yours, please add it again.',
    ],
    label: 'Choose your password',
    closing: `${WORKS_ONCE} Until then nobody can log in. After that, "Forgot password?" on the log-in page sends a new one.`,
  },
  welcome: {
    subject: `Welcome to ${clinic}`,
    paragraphs: [
      `Welcome to ${clinic}. Your account is ready.`,
      'In your portal you can ask for an appointment, fill in your personal details and follow your plans. Please confirm first that this is your address: we show what our doctors write for you to nobody else.',
    ],
    label: 'Confirm your email',
    closing: `${WORKS_ONCE} Your portal sends a new one. If you did not register with us, please do not open it.`,
  },
  'verify-email': {
    subject: 'Please confirm your email',
    paragraphs: [`This is the address of your account at ${clinic}. Please confirm that it is yours.`],
    label: 'Confirm your email',
    closing: `${WORKS_ONCE} If you have no account with us, please do not open it.`,
  },
  'new-email': {
    subject: 'Please confirm your new email',
    paragraphs: [
      `This is to become the email of your account at ${clinic}.`,
      'It changes as soon as you open the link. All your devices are logged out then; please log in with this address.',
    ],
    label: 'Confirm your new email',
    closing: `${WORKS_ONCE} If you did not ask for it, please do not open it.`,
  },
  'email-changing': {
    subject: 'Your email is about to change',
    paragraphs: [
      `Somebody asked for another email for your account at ${clinic}. It changes as soon as the link in the letter to the new address is opened.`,
      'If this was you, you need not do anything.',
    ],
    label: 'This was not me',
    closing:
      'This link takes the change back for 7 days, also after it was made: this address comes back, everybody is logged out, and you choose a new password.',
  },
  'email-asked': {
    subject: 'May we change your email?',
    paragraphs: [
      `A colleague of ${clinic} asked for the email below for your account. We need your yes for it, from this address.`,
      'Without your yes the account may move, but what is in it stays closed.',
    ],
    label: 'Yes, change my email',
    refusal: { label: 'This was not me: take it back', purpose: 'undo-email' },
    closing:
      'Both links work for 7 days, also after the change. If you take it back, this address stays, everybody is logged out, and you choose a new password.',
  },
});

export function linkEmail(message: LinkMail & { to: { name: string } }, env: MailEnv): Email {
  const { kind, role, account, nonce, to, becomes } = message;
  const { label, refusal, ...words } = wordsOf(clinicFacts().name)[kind];
  const purpose = LINK_EMAILS[kind];
  const area = `${env.publicUrl}/${role === 'client' ? 'client' : 'staff'}`;
  const urlOf = (does: LinkPurpose) => {
    const token = linkToken(env.jwtSecret, does, { role, id: account }, { nonce });
    return `${area}/${PAGES[does]}?token=${encodeURIComponent(token)}`;
  };
  return {
    ...words,
    to: to.name,
    ...(becomes && { facts: [['New email', becomes]] }),
    link: { label, url: urlOf(purpose) },
    ...(refusal && { refusal: { label: refusal.label, url: urlOf(refusal.purpose) } }),
  };
}
