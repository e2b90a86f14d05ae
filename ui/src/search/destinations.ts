import type { FoundClient, FoundPayment } from '@clinic/contract/dashboards/search-calls';
import { isFound } from '@clinic/contract/reading/names';

/** A result of the search: a person, an invoice, a screen, or a screen that starts something new. */
export interface Destination {
  /** Unique among all results. */
  key: string;
  label: string;
  /** Tells apart results with the same label. */
  detail?: string;
  group:
    | 'Recently opened'
    | 'Clients'
    | 'Similar names'
    | 'Invoices'
    | 'Payments'
    | 'Credit notes'
    | 'Items'
    | 'Go to';
  /** Address within the application. */
  to: string;
  /** Other words that find it. */
  words?: string;
}

/** Makes a screen a search result, with other words that people use for it. */
export const screen = (label: string, to: string, words?: string): Destination => ({
  key: to,
  label,
  to,
  words,
  group: 'Go to',
});

/** Addresses of results by kind; left out for kinds that the person cannot open. */
export interface Paths {
  client: (client: FoundClient) => string;
  invoice?: (id: string) => string;
  item?: (id: string) => string;
  payment?: (payment: FoundPayment) => string;
  creditNote?: (id: string) => string;
}

/** Tells whether the names of a destination contain every typed word. */
export const isMeant = ({ label, detail = '', words = '' }: Destination, typed: string): boolean =>
  isFound([label, detail, words], typed);

/** The results for a text: recently opened ones first, then the server's, then screens; each once. */
export function offered(
  typed: string,
  { recent, found, screens }: Readonly<Record<'recent' | 'found' | 'screens', readonly Destination[]>>,
): Destination[] {
  const lately = recent.filter((one) => isMeant(one, typed));
  const shown = new Set(lately.map(({ key }) => key));
  const rest = [...found, ...screens.filter((one) => isMeant(one, typed))];
  return [...lately, ...rest.filter(({ key }) => !shown.has(key))];
}
