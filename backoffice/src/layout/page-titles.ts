/** What each page is called: in its heading, and in the skeleton that stands there before. */
export const PAGE_TITLES = {
  '/admin': 'Administration',
  '/admin/doctors': 'Manage Doctors',
  '/admin/assistants': 'Manage Assistants',
  '/admin/clients': 'Clients',
  '/admin/appointments': 'Visits',
  '/admin/invoices': 'Invoices',
  '/admin/erasures': 'Erasures',
  '/admin/erasures/:id': 'Erasure',
  '/admin/audit': 'Audit',
  '/admin/letters': 'Letters',
  '/admin/hours': 'Hours',
  '/admin/settings': 'Settings',
  '/admin/reports': 'Large Reports',
  '/admin/account': 'My account',
  '/assistant': 'Front desk',
  '/assistant/appointments': 'Appointments',
  '/assistant/book-appointment': 'Book appointment',
  '/assistant/clients': 'Clients',
  '/assistant/client-details/:clientId': 'Client',
  '/assistant/inventory': 'Inventory',
  '/assistant/enquiries': 'Enquiries',
  '/assistant/all-invoices': 'All Invoices',
  '/assistant/invoice': 'Generate Invoice',
  '/assistant/invoice/:id': 'Invoice',
  '/assistant/hours': 'Hours',
  '/assistant/account': 'My account',
} as const;

/** The title of the page at an address, "/admin/doctors"; undefined where there is none. */
export function titleAt(pathname: string): string | undefined {
  const path = pathname.replace(/\/+$/, '');
  const isAt = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/, '[^/]+')}$`).test(path);
  return Object.entries(PAGE_TITLES).find(([pattern]) => isAt(pattern))?.[1];
}
