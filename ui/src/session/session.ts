import type { Role } from '@clinic/contract/constants';
import { deviceStorage, tabStorage } from '../browser-storage.ts';
import { dropKeptClock, keepClock } from './clinic-clock.ts';

/** The signed-in person and token as this browser stores them; nothing about health. */
export interface Session {
  id: string;
  name: string;
  token: string;
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
    return { id: account, name: typeof name === 'string' ? name : '', token };
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
  keepClock();
  deviceStorage.drop(lastUseKey(area));
  const isKept =
    area === 'admin'
      ? deviceStorage.keep('adminToken', token) && deviceStorage.keep('admin', JSON.stringify({ id, name }))
      : deviceStorage.keep(area, JSON.stringify({ _id: id, id, name, token }));
  if (isKept) return;
  // When the new session could not be stored, the old one must not stay.
  dropSession(area);
  unkept.set(area, { id, name, token });
}

export function dropSession(area: Role): void {
  unkept.delete(area);
  deviceStorage.drop(area);
  tabStorage.drop(recentKey(area));
  dropKeptClock();
  if (area === 'admin') deviceStorage.drop('adminToken');
}
