import { useMemo } from 'react';
import { draftOf, draftsWritten, type Draft, type DraftArea } from '../drafts.ts';
import { useFormAccess } from './form-access.ts';
import { KeptKeys, type SentRequest } from './kept-keys.ts';

/** The typed values of a form, and the key under which they were sent. */
export interface KeptDraft<Value = Record<string, unknown>> extends Draft<Value> {
  keys: KeptKeys;
  /** Keeps what `read` answers once nothing more was typed for a moment. */
  keepSoon: (read: () => Value) => void;
  /** Keeps at once what `keepSoon` still waits for. */
  keepNow: () => void;
}

/** Milliseconds without typing after which values are stored. */
const REST = 400;

/** The draft of a form; `form` names it, with the record when it has one. */
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
 * The signed-in person's draft of a form, stored in this browser; null until the person is known, and for a form that
 * keeps nothing.
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
  /** It was sent, and no answer came. */
  isUnanswered: boolean;
}

/** The values that were sent without an answer, and over them what was typed since. */
export function restoredFrom({ read, keys }: KeptDraft): Restored | undefined {
  const typed = read()?.value;
  const sent = keys.unanswered;
  return typed || sent ? { values: { ...sent, ...typed }, isUnanswered: sent !== undefined } : undefined;
}
