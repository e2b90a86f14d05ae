import type { FoundClient, FoundPayment } from '@clinic/contract/dashboards/search-calls';
import { isFound } from '@clinic/contract/reading/names';

/** Where the search can lead: a person's page, an invoice, a screen, or a screen where something is begun. */
export interface Destination {
  /** Unique over all of them. */
  key: string;
  label: string;
  /** This tells it from others with the same label. */
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
  /** Other words by which it is found. */
  words?: string;
}

/** A screen, with other words by which people look for it. */
export const screen = (label: string, to: string, words?: string): Destination => ({
  key: to,
  label,
  to,
  words,
  group: 'Go to',
});

/** Addresses of what is found; left out where the person cannot open such a thing. */
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

/**
 * Returns what is offered for a text: what was opened lately first, then what the server found, then screens;
 * each once.
 */
export function offered(
  typed: string,
  { recent, found, screens }: Readonly<Record<'recent' | 'found' | 'screens', readonly Destination[]>>,
): Destination[] {
  const lately = recent.filter((one) => isMeant(one, typed));
  const shown = new Set(lately.map(({ key }) => key));
  const rest = [...found, ...screens.filter((one) => isMeant(one, typed))];
  return [...lately, ...rest.filter(({ key }) => !shown.has(key))];
}
