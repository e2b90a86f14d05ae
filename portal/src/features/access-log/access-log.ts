import type { AuditAction } from '@clinic/contract/platform/audit';
import { auditCalls, type AccessEntry } from '@clinic/contract/platform/audit-calls';
import { dayOf } from '@clinic/ui/clinic-page';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { clientApi } from '../../lib/http.ts';

/** The staff's accesses to the own record, page by page. */
export const accessLogQuery = (client: string) =>
  infiniteQueryOptions({
    queryKey: ['client', 'access', client],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: before, signal }) =>
      clientApi.call(auditCalls.ofMine, { query: before ? { before } : {} }, { signal }),
    getNextPageParam: ({ entries, more }) => (more ? entries.at(-1)?.id : undefined),
  });

export interface AccessVisit {
  /** Unique across all days. */
  key: string;
  name: string;
  role: string;
  read: string[];
  changed: string[];
}

export interface AccessDay {
  day: string;
  visits: AccessVisit[];
}

const READS: readonly AuditAction[] = ['read', 'list', 'export'];
const ROLE_WORDS: Record<string, string> = { admin: 'Admin', assistant: 'Front desk', doctor: 'Doctor' };

export function daysOf(entries: readonly AccessEntry[]): AccessDay[] {
  const days = new Map<string, Map<string, AccessVisit>>();
  for (const { at, by, asCover, action, part } of entries) {
    const day = dayOf(at);
    const visits = days.get(day) ?? new Map<string, AccessVisit>();
    days.set(day, visits);
    const key = `${day} ${by.role} ${by.name}${asCover ? ' as cover' : ''}`;
    const role = `${ROLE_WORDS[by.role] ?? by.role}${asCover ? ', covering for your doctor' : ''}`;
    const visit = visits.get(key) ?? { key, name: by.name, role, read: [], changed: [] };
    visits.set(key, visit);
    const parts = READS.includes(action) ? visit.read : visit.changed;
    if (!parts.includes(part)) parts.push(part);
  }
  return [...days].map(([day, visits]) => ({ day, visits: [...visits.values()] }));
}
