/** The areas whose people sign in through the portal's log-ins; each acts with its own token only. */
export type Area = 'doctor' | 'assistant' | 'client';

/** What a browser keeps of a signed-in person: who it is and the token, nothing about health. */
export interface Session {
  id: string;
  name: string;
  token: string;
}

export function readSession(area: Area): Session | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(area) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { id, _id, name, token } = stored as Record<string, unknown>;
    const account = id ?? _id;
    if (typeof account !== 'string' || typeof token !== 'string' || !token) return null;
    return { id: account, name: typeof name === 'string' ? name : '', token };
  } catch {
    return null;
  }
}

export function storeSession(area: Area, person: { id: string; name: string }, token: string): void {
  const { id, name } = person;
  localStorage.setItem(area, JSON.stringify({ _id: id, id, name, token }));
}

const logIns: Record<Area, string> = {
  doctor: '/staff/login',
  assistant: '/staff/login',
  client: '/client/login',
};

/** Address of an area's log-in that leads back to `from` afterwards. */
export function logInPath(area: Area, from?: string): string {
  return from ? `${logIns[area]}?next=${encodeURIComponent(from)}` : logIns[area];
}

/** Where to go after the log-in: only pages of the area itself, so that a crafted link cannot lead elsewhere. */
export function pathAfterLogIn(area: Area, search: string, home: string): string {
  const next = new URLSearchParams(search).get('next');
  if (!next || !URL.canParse(next, location.origin)) return home;
  const { origin, pathname, search: query, hash } = new URL(next, location.origin);
  const own = pathname === `/${area}` || pathname.startsWith(`/${area}/`);
  return origin === location.origin && own ? pathname + query + hash : home;
}

/** `expired`: the server no longer accepts the token, or another tab logged out. */
type EndReason = 'expired' | 'logged-out';
type Listener = (area: Area, reason: EndReason) => void;
const listeners = new Set<Listener>();

export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function endSession(area: Area, reason: EndReason): void {
  localStorage.removeItem(area);
  for (const listener of listeners) listener(area, reason);
}

/** Another tab logged out, or somebody else in: this tab must not act for one person with the other's token. */
window.addEventListener('storage', ({ key, oldValue, newValue }) => {
  if (key !== 'doctor' && key !== 'client') return;
  if (newValue === null) {
    for (const listener of listeners) listener(key, 'expired');
  } else if (oldValue !== null && oldValue !== newValue && location.pathname.startsWith(`/${key}/`)) {
    location.reload();
  }
});
