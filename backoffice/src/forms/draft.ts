/** Milliseconds after which typed values are forgotten. */
const LIFETIME = 24 * 60 * 60 * 1000;
const PREFIX = 'draft:';

interface Draft {
  at: number;
  values: unknown;
}

const keyOf = (account: string, form: string): string => `${PREFIX}${account}:${form}`;

/** Keeps what somebody typed in a form, for the same account only. */
export const keepDraft = (account: string, form: string, values: unknown): void => {
  const draft: Draft = { at: Date.now(), values };
  localStorage.setItem(keyOf(account, form), JSON.stringify(draft));
};

/** What the account had typed into the form within the last day; null when nothing. */
export const readDraft = (account: string, form: string): unknown => {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(account, form)) ?? 'null') as Draft | null;
    if (!draft) return null;
    if (Date.now() - draft.at <= LIFETIME) return draft.values;
  } catch {
    // A broken entry is as good as none.
  }
  dropDraft(account, form);
  return null;
};

export const dropDraft = (account: string, form: string): void =>
  localStorage.removeItem(keyOf(account, form));

/** Forgets all forms of an account, for its log-out. */
export const dropDrafts = (account: string): void => {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(`${PREFIX}${account}:`)) localStorage.removeItem(key);
};
