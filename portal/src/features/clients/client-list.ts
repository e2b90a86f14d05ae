import { CLIENT_STATUSES } from '@clinic/contract/constants';
import type { Client } from '@clinic/contract/people';
import { isPersonFound } from '@clinic/contract/platform/search-keys';

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
  /** Counted from 1. */
  page: number;
}

/** Reads search, filter and page from the address; a wrong value falls back to the default. */
export function choiceIn(address: URLSearchParams): ListChoice {
  const status = address.get('status') ?? '';
  const page = Number(address.get('page') ?? 1);
  return {
    search: address.get('search') ?? '',
    status: CLIENT_STATUSES.some((known) => known === status) ? status : '',
    program: address.get('program') ?? '',
    sort: SORTS.find((sort) => sort === address.get('sort')) ?? 'name',
    descending: address.get('order') === 'descending',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Makes the address of a choice; default values are left out. */
export function addressOf({ search, status, program, sort, descending, page }: ListChoice): string {
  const parts = {
    search: search.trim(),
    status,
    program,
    sort: sort === 'name' ? '' : sort,
    order: descending ? 'descending' : '',
    page: page > 1 ? String(page) : '',
  };
  return new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== '')).toString();
}

const keys: Record<Sort, (client: Client) => string> = {
  name: ({ name }) => name,
  date: ({ createdAt }) => createdAt,
  program: ({ program }) => program?.name ?? '',
  status: ({ status }) => status,
};
const { compare } = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true });

/** Searches name, email and phone as the server does; ties are ordered by name. */
export function chosenClients(clients: readonly Client[], choice: Omit<ListChoice, 'page'>): Client[] {
  const key = keys[choice.sort];
  const direction = choice.descending ? -1 : 1;
  return clients
    .filter(
      (client) =>
        (choice.status === '' || client.status === choice.status) &&
        (choice.program === '' || client.program?.name === choice.program) &&
        isPersonFound(client, choice.search),
    )
    .toSorted((one, other) => direction * compare(key(one), key(other)) || compare(one.name, other.name));
}

export const programNames = (clients: readonly Client[]): string[] =>
  [...new Set(clients.flatMap(({ program }) => (program ? [program.name] : [])))].toSorted(compare);
