import type { AdminWorklists, PriceRow } from '@clinic/contract/dashboards/admin-worklists';
import type { WorkRow } from '@clinic/contract/dashboards/work-rows';
import { invoicePath } from '../invoices/invoice-path.ts';
import { creditNotePath, receiptPath } from '../payments/paper-path.ts';

export type AdminListName = keyof AdminWorklists['lists'];
export type AdminRow = WorkRow & Partial<PriceRow>;

interface List {
  title: string;
  /** The link of a row: target and label of its button. */
  link: (row: AdminRow) => { label: string; to: string };
}

const invoiceOf = (invoice: string) => ({ label: 'Invoice', to: invoicePath(invoice) });

const filtered = (path: string, filter: object): string =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

const historyOf = ({ id }: Pick<AdminRow, 'id'>) => ({
  label: 'History',
  to: filtered('/audit', { record: id }),
});

/** Worklists that only the admin sees. */
export const STAFF_LISTS = {
  doctorsWithoutHours: {
    title: 'Doctors without hours',
    link: ({ id }) => ({ label: 'Set hours', to: `/hours?doctor=${id}` }),
  },
  doctorsWithoutAssistant: {
    title: 'Doctors without an assistant',
    link: () => ({ label: 'Assistants', to: '/assistants' }),
  },
  unassignedClients: {
    title: 'Clients without a doctor',
    link: () => ({ label: 'Assign', to: filtered('/clients', { unassigned: true }) }),
  },
  doctorChanges: {
    title: 'Given to another doctor',
    link: ({ person }) => ({
      label: 'History',
      to: filtered('/audit', person ? { client: person.id } : { action: 'reassign' }),
    }),
  },
} as const satisfies Partial<Record<AdminListName, List>>;

/** Worklists of the desk's unusual money actions, which the admin looks over. */
export const MONEY_LISTS = {
  drawerDifferences: {
    title: 'Drawer not right',
    link: () => ({ label: 'Drawer', to: '/invoices/drawer' }),
  },
  credits: {
    title: 'Credit notes',
    link: ({ id }) => ({ label: 'Credit note', to: creditNotePath('/invoices', id) }),
  },
  refunds: {
    title: 'Refunds',
    link: ({ id }) => ({ label: 'Payment', to: receiptPath('/invoices', id) }),
  },
  reversals: { title: 'Payments taken back', link: historyOf },
  cashTakenOut: { title: 'Cash taken out', link: historyOf },
  changedPrices: {
    title: 'Changed prices',
    // Admins have no page of an item, so the link opens its audit.
    link: ({ id, invoice }) => (invoice ? invoiceOf(invoice) : historyOf({ id })),
  },
} as const satisfies Partial<Record<AdminListName, List>>;

export const ADMIN_LISTS: Readonly<Record<AdminListName, List>> = { ...STAFF_LISTS, ...MONEY_LISTS };
