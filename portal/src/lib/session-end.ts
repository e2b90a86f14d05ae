import { tabStorage } from '@clinic/ui/browser-storage';
import { closeDrafts } from '@clinic/ui/drafts';
import { dropSession } from '@clinic/ui/session/session.ts';
import type { Area } from './log-in-path.ts';
import { dropOfflineCopies } from './offline-copy.ts';

/** The log-in names these ends of a session: the server refused its token, or the token's time was over. */
export type WhyEnded = 'refused' | 'over';
/** `expired`: it ended by itself, and why was said already, or another tab knows. */
type EndReason = WhyEnded | 'expired' | 'logged-out';
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

const whyKey = (area: Area): string => `ended:${area}`;

/** Outlives the page, which the refusal of its very first request leaves before anything is drawn. */
export const whyEnded = (area: Area): string | null => tabStorage.read(whyKey(area));
export const forgetWhyEnded = (area: Area): void => tabStorage.drop(whyKey(area));

export function endSession(area: Area, reason: EndReason): void {
  forgetSession(area);
  if (reason === 'refused' || reason === 'over') tabStorage.keep(whyKey(area), reason);
  else forgetWhyEnded(area);
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
