import type { Role } from '@clinic/contract/constants';

export type Area = 'doctor' | 'client';

const LOG_INS: Record<Area, string> = { doctor: '/staff/login', client: '/client/login' };

/** Address of an area's log-in that leads back to `from` afterwards. */
export function logInPath(area: Area, from?: string): string {
  return from ? `${LOG_INS[area]}?next=${encodeURIComponent(from)}` : LOG_INS[area];
}

/** The page after the log-in: only pages of the area itself, so that a crafted link cannot lead elsewhere. */
export function pathAfterLogIn(area: Role, search: string, home: string): string {
  const next = new URLSearchParams(search).get('next');
  if (!next || !URL.canParse(next, location.origin)) return home;
  const { origin, pathname, search: query, hash } = new URL(next, location.origin);
  const own = pathname === `/${area}` || pathname.startsWith(`/${area}/`);
  return origin === location.origin && own ? pathname + query + hash : home;
}
