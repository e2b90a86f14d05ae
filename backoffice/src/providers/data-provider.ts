import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import type { SessionStore } from './session.ts';
import { createClinicVerbs, type ClinicVerbs } from './clinic-verbs.ts';
import { createHttp } from './http.ts';

export type ClinicDataProvider = DataProvider & { clinic: ClinicVerbs };

/** The resource face for the grids, and beside it the contract's own verbs. */
export const createDataProvider = (session: SessionStore): ClinicDataProvider => {
  const http = createHttp(session);
  const rest = simpleRestProvider('/api/rest', http);
  return { ...rest, supportAbortSignal: true, clinic: createClinicVerbs(http, session) };
};
