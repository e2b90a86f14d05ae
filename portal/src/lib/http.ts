import { clinicNow } from '@clinic/ui/session/clinic-clock.ts';
import { apiOf } from '@clinic/ui/session/http.ts';
import { setUpFirst } from '@clinic/ui/session/set-up-first.ts';
import { readSession } from '@clinic/ui/session/session.ts';
import { isOver } from '@clinic/ui/session/token-end.ts';
import { takeEarly } from './early-answers.ts';
import type { Area } from './log-in-path.ts';
import { endSession } from './session-end.ts';

const callerOf = (area: Area) => ({
  token: () => readSession(area)?.token,
  setUpFirst: () => setUpFirst(area),
  // A token given for one request only is no session, and an older answer must not end a newer one.
  refused: (token: string | undefined) => {
    const session = readSession(area);
    if (!session || session.token !== token) return;
    endSession(area, isOver(session, clinicNow()) ? 'over' : 'refused');
  },
});

export const clientApi = apiOf<'client'>({ ...callerOf('client'), early: takeEarly });
export const doctorApi = apiOf(callerOf('doctor'));
/** API clients for the account page, which is the same for all roles. */
export const ownAccountApis = { client: apiOf(callerOf('client')), doctor: doctorApi };
export const publicApi = apiOf({});
