import { normalisePhone } from '@clinic/contract/client-input';
import type { Client } from '@clinic/contract/people';

export const SORTS = ['name', 'date', 'program', 'status'] as const;
export type Sort = (typeof SORTS)[number];

export interface ListChoice {
  search: string;
  /** A status, or empty for all. */
  status: string;
  /** A program's name, or empty for all. */
  program: string;
  sort: Sort;
  descending: boolean;
}

const keys: Record<Sort, (client: Client) => string> = {
  name: ({ name }) => name,
  date: ({ createdAt }) => createdAt,
  program: ({ program }) => program?.name ?? '',
  status: ({ status }) => status,
};
const { compare } = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true });

/** Search by name and e-mail without regard to case, and by any part of the phone number; equals are ordered by name. */
export function chosenClients(clients: readonly Client[], choice: ListChoice): Client[] {
  const term = choice.search.trim().toLowerCase();
  const digits = /\d/.test(term) ? normalisePhone(term) : '';
  const key = keys[choice.sort];
  const direction = choice.descending ? -1 : 1;
  return clients
    .filter(
      ({ name, email, phone, status, program }) =>
        (term === '' ||
          name.toLowerCase().includes(term) ||
          email.toLowerCase().includes(term) ||
          (digits !== '' && phone.includes(digits))) &&
        (choice.status === '' || status === choice.status) &&
        (choice.program === '' || program?.name === choice.program),
    )
    .toSorted((one, other) => direction * compare(key(one), key(other)) || compare(one.name, other.name));
}

/** Names of the programs that somebody follows, in their order. */
export const programNames = (clients: readonly Client[]): string[] =>
  [...new Set(clients.flatMap(({ program }) => (program ? [program.name] : [])))].toSorted(compare);
