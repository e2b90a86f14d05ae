import type { QueryKey } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { DraftArea } from '../drafts.ts';
import type { Api } from '../session/http.ts';

/** The account, drafts and sender that the surrounding application gives its forms. */
export interface FormAccess {
  /** Storage area of the drafts. */
  area: DraftArea;
  /** Id of the signed-in person; null until it is known, and nothing is kept before. */
  account: string | null;
  api: Pick<Api, 'call'>;
  /** Reloads the queries that a save changed; without keys, all of the page. */
  refresh: (keys?: readonly QueryKey[]) => void;
}

/** Outside the applications, as in a test, drafts are not kept and calls must be made by the form itself. */
const NONE: FormAccess = {
  area: 'backoffice',
  account: null,
  api: { call: () => Promise.reject(new Error('A form’s calls are made below FormAccessContext')) },
  refresh: () => undefined,
};

export const FormAccessContext = createContext<FormAccess>(NONE);

export const useFormAccess = (): FormAccess => use(FormAccessContext);
