import { closeDrafts } from '@clinic/ui/drafts';
import { dropSession } from '@clinic/ui/session/session.ts';
import type { Area } from './log-in-path.ts';
import { dropOfflineCopies } from './offline-copy.ts';

/** `expired`: the server no longer accepts the token, or another tab logged out. */
type EndReason = 'expired' | 'logged-out';
type Listener = (area: Area, reason: EndReason) => void;
const listeners = new Set<Listener>();

export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Removes the session from this browser, and for a client the offline copies. */
export function forgetSession(area: Area): void {
  dropSession(area);
  closeDrafts(area);
  if (area === 'client') dropOfflineCopies();
}

export function endSession(area: Area, reason: EndReason): void {
  forgetSession(area);
  for (const listener of listeners) listener(area, reason);
}

/** Another tab logged out, or another person in: this tab must not act for one person with the other's token. */
window.addEventListener('storage', ({ key, oldValue, newValue }) => {
  if (key !== 'doctor' && key !== 'client') return;
  if (newValue === null) {
    for (const listener of listeners) listener(key, 'expired');
  } else if (oldValue !== null && oldValue !== newValue && location.pathname.startsWith(`/${key}/`)) {
    location.reload();
  }
});
