/** The title of each page, for its heading and its skeleton. */
export const PAGE_TITLES = {
  admin: {
    home: 'Administration',
    doctors: 'Manage Doctors',
    assistants: 'Manage Assistants',
    clients: 'Clients',
    appointments: 'Visits',
    invoices: 'Invoices',
    'invoices/dues': 'Invoices',
    'invoices/payments': 'Invoices',
    'invoices/payments/:id': 'Receipt',
    'invoices/credit-notes': 'Invoices',
    'invoices/credit-notes/:id': 'Credit note',
    'invoices/drawer': 'Invoices',
    money: 'Money',
    'invoices/:id/show/correct': 'Correct Invoice',
    erasures: 'Erasures',
    'erasures/:id': 'Erasure',
    audit: 'Audit',
    letters: 'Letters',
    hours: 'Hours',
    taxClasses: 'Tax classes',
    settings: 'Settings',
    reports: 'Large Reports',
    account: 'My account',
  },
  assistant: {
    home: 'Front desk',
    appointments: 'Appointments',
    'book-appointment': 'Book appointment',
    'visit-slip/:id': 'Slip of a visit',
    clients: 'Clients',
    'plan-chart/:clientId': 'Plan on paper',
    'client-details/:clientId': 'Client',
    inventory: 'Inventory',
    enquiries: 'Enquiries',
    'all-invoices': 'All Invoices',
    'all-invoices/dues': 'All Invoices',
    'all-invoices/payments': 'All Invoices',
    'all-invoices/payments/:id': 'Receipt',
    'all-invoices/credit-notes': 'All Invoices',
    'all-invoices/credit-notes/:id': 'Credit note',
    'all-invoices/drawer': 'All Invoices',
    invoice: 'Generate Invoice',
    'invoice/:id': 'Invoice',
    'invoice/:id/correct': 'Correct Invoice',
    hours: 'Hours',
    account: 'My account',
  },
} as const;

/** The title of the page at an address such as "/admin/doctors"; undefined for an unknown one. */
export function titleAt(pathname: string): string | undefined {
  const [, area = '', ...parts] = pathname.replace(/\/+$/, '').split('/');
  const path = parts.join('/') || 'home';
  const isAt = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/, '[^/]+')}$`).test(path);
  const pages = area === 'admin' || area === 'assistant' ? PAGE_TITLES[area] : {};
  return Object.entries<string>(pages).find(([pattern]) => isAt(pattern))?.[1];
}
