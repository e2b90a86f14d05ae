import type { Role } from '@clinic/contract/constants';
import { clockAhead } from './token-end.ts';

/** What a browser keeps of a signed-in person: who it is and the token, nothing about health. */
export interface Session {
  id: string;
  name: string;
  token: string;
  /** By how many milliseconds this browser's clock is ahead of the clinic's; absent when it is about right. */
  ahead?: number;
}

/** Who is signed in to an area. Each area reads and sends its own session, never another's. */
export function readSession(area: Role): Session | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(area) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { id, _id, name, ...entry } = stored as Record<string, unknown>;
    const account = id ?? _id;
    const token = area === 'admin' ? localStorage.getItem('adminToken') : entry.token;
    if (typeof account !== 'string' || typeof token !== 'string' || !token) return null;
    const ahead = typeof entry.ahead === 'number' ? entry.ahead : undefined;
    return { id: account, name: typeof name === 'string' ? name : '', token, ahead };
  } catch {
    return null;
  }
}

/** Where the tabs of an area keep when somebody last did something there; it ends with the session. */
export const lastUseKey = (area: Role): string => `lastUse:${area}`;

/** Where a tab keeps what somebody has opened by the search; it ends with the session. */
export const recentKey = (area: Role): string => `recent:${area}`;

/** An admin's token and name are two entries, anybody else's are one. */
export function storeSession(area: Role, { id, name }: { id: string; name: string }, token: string): void {
  localStorage.removeItem(lastUseKey(area));
  if (area === 'admin') {
    localStorage.setItem('adminToken', token);
    localStorage.setItem('admin', JSON.stringify({ id, name }));
  } else {
    const ahead = clockAhead(token, Date.now());
    localStorage.setItem(area, JSON.stringify({ _id: id, id, name, token, ahead }));
  }
}

export function dropSession(area: Role): void {
  localStorage.removeItem(area);
  localStorage.removeItem(lastUseKey(area));
  sessionStorage.removeItem(recentKey(area));
  if (area === 'admin') localStorage.removeItem('adminToken');
}
