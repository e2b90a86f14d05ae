import { redirect } from 'react-router';
import { dropDrafts } from '@clinic/ui/drafts';
import { logInPath, type Area } from '../lib/log-in-path.ts';
import { endSession } from '../lib/session-end.ts';

/** Loader of an area's /logout: an address, so that the guard of an unsaved form can ask first. */
export const logOut = (area: Area, alsoDrop?: () => void) => (): Response => {
  dropDrafts(area);
  alsoDrop?.();
  endSession(area, 'logged-out');
  return redirect(logInPath(area));
};
