import type { LeftItem } from '@clinic/contract/dashboards/what-is-left';

export interface LeftWords {
  title: string;
  why: string;
  /** Where it is done: a page of the admin, or variables of the server. */
  at: { to: string; label: string } | { variables: string };
}

/** Each item of what is left: why it matters, and its place. */
export const LEFT_WORDS: Readonly<Record<LeftItem, LeftWords>> = {
  clinic: {
    title: 'The clinic’s name and address',
    why: 'The website, letters and papers still say those that the software came with.',
    at: { to: '/settings?tab=clinic', label: 'Clinic' },
  },
  doctor: {
    title: 'The first doctor',
    why: 'Visits, hours, plans and assistants belong to a doctor.',
    at: { to: '/doctors', label: 'Add a doctor' },
  },
  assistant: {
    title: 'The first assistant',
    why: 'The front desk books visits and makes invoices, and clients ask for a first visit only where there is one.',
    at: { to: '/assistants', label: 'Add an assistant' },
  },
  hours: {
    title: 'Hours of the doctors',
    why: 'Until they are set, clients are offered the clinic’s opening hours.',
    at: { to: '/hours', label: 'Set hours' },
  },
  client: {
    title: 'The first client',
    why: 'The front desk adds clients, and people register themselves on the website.',
    at: { to: '/clients', label: 'Clients' },
  },
  prices: {
    title: 'Prices',
    why: 'The inventory is empty, and invoices take names and prices from it: the front desk keeps it.',
    at: { to: '/assistants', label: 'Who keeps it' },
  },
  registration: {
    title: 'Registered for GST or not',
    why: 'Name, number series and tax on papers follow from it: save Business once, also without a registration.',
    at: { to: '/settings?tab=business', label: 'Business' },
  },
  secondStep: {
    title: 'A second step for your log-in',
    why: 'A stolen password alone would open every record of the clinic.',
    at: { to: '/account', label: 'My account' },
  },
  mails: {
    title: 'Mails are off',
    why: 'Letters wait as files on the server: no link for a password, no confirmation of a visit reaches anybody.',
    at: { variables: 'SMTP_URL, MAIL_FROM' },
  },
  publicUrl: {
    title: 'The address is this machine',
    why: 'Links in letters lead to the reader’s own computer, and open nothing there.',
    at: { variables: 'PUBLIC_URL' },
  },
  backups: {
    title: 'No backups',
    why: 'When the disk breaks, every record is lost.',
    at: { variables: 'BACKUP_DIR, BACKUP_EVERY' },
  },
  database: {
    title: 'The embedded database',
    why: 'It is for tests and a first look, on one machine and by one server.',
    at: { variables: 'MONGODB_URI' },
  },
  secrets: {
    title: 'Secrets are files beside the records',
    why: 'Who copies the folder of the server has the keys, too, and a second server has others.',
    at: { variables: 'JWT_SECRET, DATA_KEY' },
  },
};
