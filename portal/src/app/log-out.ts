import { redirect } from 'react-router';
import { dropDrafts } from '@clinic/ui/drafts';
import { endOnServer } from '@clinic/ui/session/end-on-server.ts';
import { readSession } from '@clinic/ui/session/session.ts';
import { logInPath, type Area } from '../lib/log-in-path.ts';
import { endSession } from '../lib/session-end.ts';

/** Loader of an area's /logout: an address, so that the guard of an unsaved form can ask first. */
export const logOut = (area: Area) => (): Response => {
  const session = readSession(area);
  if (session) endOnServer(session.token);
  dropDrafts(area);
  endSession(area, 'logged-out');
  return redirect(logInPath(area));
};
