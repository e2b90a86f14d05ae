import type { Role } from '@clinic/contract/constants';
import { deviceStorage, tabStorage } from '../browser-storage.ts';
import { clockAhead } from './token-end.ts';

/** A browser keeps this of a signed-in person: who it is and the token, nothing about health. */
export interface Session {
  id: string;
  name: string;
  token: string;
  /** This browser's clock is so many milliseconds ahead of the clinic's; absent when it is about right. */
  ahead?: number;
}

/** Sessions of a browser that keeps nothing: such a one lasts until the page is closed. */
const unkept = new Map<Role, Session>();

/** Who is signed in to an area. Each area reads and sends its own session, never another's. */
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

/** Where the tabs of an area keep when it was last used, until the next log-in: each tab can say why it was left. */
export const lastUseKey = (area: Role): string => `lastUse:${area}`;

/** Where a tab keeps what was opened by the search; it ends with the session. */
export const recentKey = (area: Role): string => `recent:${area}`;

/** An admin's token and name are two entries, those of other roles are one. */
export function storeSession(area: Role, { id, name }: { id: string; name: string }, token: string): void {
  const ahead = clockAhead(token, Date.now());
  deviceStorage.drop(lastUseKey(area));
  const isKept =
    area === 'admin'
      ? deviceStorage.keep('adminToken', token) && deviceStorage.keep('admin', JSON.stringify({ id, name }))
      : deviceStorage.keep(area, JSON.stringify({ _id: id, id, name, token, ahead }));
  if (isKept) return;
  // Nothing of an earlier session stays where the new one found no room.
  dropSession(area);
  unkept.set(area, { id, name, token, ahead });
}

export function dropSession(area: Role): void {
  unkept.delete(area);
  deviceStorage.drop(area);
  tabStorage.drop(recentKey(area));
  if (area === 'admin') deviceStorage.drop('adminToken');
}
