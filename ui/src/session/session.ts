import type { Role } from '@clinic/contract/constants';
import { deviceStorage, tabStorage } from '../browser-storage.ts';
import { clockAhead } from './token-end.ts';

/** The signed-in person and token as this browser stores them; nothing about health. */
export interface Session {
  id: string;
  name: string;
  token: string;
  /** Milliseconds by which this browser's clock is ahead of the clinic's; absent when it is about right. */
  ahead?: number;
}

/** Sessions of a browser without storage, which end with the page. */
const unkept = new Map<Role, Session>();

/** The session of an area; no area uses another's. */
export const readSession = (area: Role): Session | null => keptSession(area) ?? unkept.get(area) ?? null;

function keptSession(area: Role): Session | null {
  try {
    const stored: unknown = JSON.parse(deviceStorage.read(area) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { id, _id, name, ...entry } = stored as Record<string, unknown>;
    const account = id ?? _id;
    const token = area === 'admin' ? deviceStorage.read('adminToken') : entry.token;
    if (typeof account !== 'string' || typeof token !== 'string' || !token) return null;
    const ahead = typeof entry.ahead === 'number' ? entry.ahead : undefined;
    return { id: account, name: typeof name === 'string' ? name : '', token, ahead };
  } catch {
    return null;
  }
}

/**
 * Storage key of an area's last use; it stays until the next log-in, so that each tab can say why it was logged out.
 */
export const lastUseKey = (area: Role): string => `lastUse:${area}`;

/** Storage key of a tab's recent searches; they end with the session. */
export const recentKey = (area: Role): string => `recent:${area}`;

/** Stores a session. An admin's token and name are two entries, other roles have one. */
export function storeSession(area: Role, { id, name }: { id: string; name: string }, token: string): void {
  const ahead = clockAhead(token, Date.now());
  deviceStorage.drop(lastUseKey(area));
  const isKept =
    area === 'admin'
      ? deviceStorage.keep('adminToken', token) && deviceStorage.keep('admin', JSON.stringify({ id, name }))
      : deviceStorage.keep(area, JSON.stringify({ _id: id, id, name, token, ahead }));
  if (isKept) return;
  // When the new session could not be stored, the old one must not stay.
  dropSession(area);
  unkept.set(area, { id, name, token, ahead });
}

export function dropSession(area: Role): void {
  unkept.delete(area);
  deviceStorage.drop(area);
  tabStorage.drop(recentKey(area));
  if (area === 'admin') deviceStorage.drop('adminToken');
}
