import { useMemo } from 'react';
import { draftOf, draftsWritten, type Draft, type DraftArea } from '../drafts.ts';
import { useFormAccess } from './form-access.ts';
import { KeptKeys, type SentRequest } from './kept-keys.ts';

/** The draft of a form: typed values, and the key under which they were sent. */
export interface KeptDraft<Value = Record<string, unknown>> extends Draft<Value> {
  keys: KeptKeys;
  /** Stores the result of `read` once typing pauses. */
  keepSoon: (read: () => Value) => void;
  /** Stores at once what `keepSoon` still delays. */
  keepNow: () => void;
}

/** Milliseconds without typing after which values are stored. */
const REST = 400;

/** The draft of a form; `form` names it, with its record if it has one. */
export function keptDraftOf<Value>(area: DraftArea, account: string, form: string): KeptDraft<Value> {
  const typed = draftOf<Value>(area, account, form);
  const sent = draftOf<SentRequest>(area, account, `${form}:sent`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => Value) | undefined;
  const stopWaiting = () => {
    clearTimeout(timer);
    waiting = undefined;
  };
  const keepNow = () => {
    const read = waiting;
    stopWaiting();
    if (read) typed.keep(read());
  };
  const keepSoon = (read: () => Value) => {
    stopWaiting();
    waiting = read;
    timer = setTimeout(keepNow, REST);
  };
  const drop = () => {
    stopWaiting();
    typed.drop();
    sent.drop();
  };
  return { ...typed, drop, keepSoon, keepNow, keys: new KeptKeys(sent, () => draftsWritten(area, account)) };
}

/**
 * The signed-in person's draft of a form in this browser; null while the person is unknown, and for forms that keep
 * none.
 */
export function useKeptDraft<Value = Record<string, unknown>>(form: string | null): KeptDraft<Value> | null {
  const { area, account } = useFormAccess();
  return useMemo(
    () => (account === null || form === null ? null : keptDraftOf<Value>(area, account, form)),
    [area, account, form],
  );
}

export interface Restored {
  values: Record<string, unknown>;
  /** True: the values were sent and no answer came. */
  isUnanswered: boolean;
}

/** The restored values: those sent without an answer, and later typed ones over them. */
export function restoredFrom({ read, keys }: KeptDraft): Restored | undefined {
  const typed = read()?.value;
  const sent = keys.unanswered;
  return typed || sent ? { values: { ...sent, ...typed }, isUnanswered: sent !== undefined } : undefined;
}
