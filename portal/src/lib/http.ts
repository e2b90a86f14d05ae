import { apiOf } from '@clinic/ui/session/http.ts';
import { readSession } from '@clinic/ui/session/session.ts';
import { takeEarly } from './early-answers.ts';
import type { Area } from './log-in-path.ts';
import { endSession } from './session-end.ts';

const callerOf = (area: Area) => ({
  token: () => readSession(area)?.token,
  // A token given for one request only is nobody's session, and an older answer must not end a newer one.
  refused: (token: string | undefined) => {
    if (readSession(area)?.token === token) endSession(area, 'expired');
  },
});

export const clientApi = apiOf<'client'>({ ...callerOf('client'), early: takeEarly });
export const doctorApi = apiOf(callerOf('doctor'));
export const publicApi = apiOf({});
