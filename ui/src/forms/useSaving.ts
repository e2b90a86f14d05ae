import type { ErrorCode } from '@clinic/contract/errors';
import type { QueryKey } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { notify } from '../layout/notify.ts';
import { sentenceOf } from '../session/api-error.ts';
import { fieldErrorsOf, isStale } from '../session/refusal.ts';
import { useFormAccess, type FormAccess } from './form-access.ts';
import type { KeptKeys } from './kept-keys.ts';
import { useKeptDraft, type KeptDraft } from './useKeptDraft.ts';

/** Field → sentence, of what the server refused. */
export type FieldErrors = Record<string, string>;

export interface Refusal {
  sentence: string;
  /** Another person changed the record meanwhile. */
  stale: boolean;
  /** The failed request, from which the caller may read the other fields of the server's answer. */
  failure: unknown;
}

/** Props of a component that turns a refusal into a question. */
export interface Asked {
  refusal: Refusal;
  isBusy: boolean;
  /** Sends again what is typed, with these values over it. */
  answer: (over: object) => void;
  /** Takes the question away: another value was chosen. */
  dismiss: () => void;
}

/** Draws a question, by the code of the refusal that asks it. */
export type Questions = Partial<Record<ErrorCode, (asked: Asked) => ReactNode>>;

type Worded = (sentence: string, failure: unknown) => string;

const asItIs = (sentence: string): string => sentence;

/** Gives the sentence shown for a refusal. */
export function refusalText(failure: unknown, otherwise: string, worded: Worded = asItIs): string {
  const sentence = sentenceOf(failure);
  return sentence === null ? otherwise : worded(sentence, failure);
}

type Refused = FieldErrors | undefined | void;

interface Sending {
  api: FormAccess['api'];
  /** For a call whose repetition counts twice: its key is kept with the draft. */
  keys: KeptKeys | undefined;
}

interface Options<Values, Answer> {
  /** Names where unfinished values and the key of an unanswered request are kept; null: neither outlives the page. */
  draft?: string | null;
  /** Asked of the person before anything is sent; false: it is not sent. */
  ask?: (values: Values) => boolean | Promise<boolean>;
  /** Makes the call. */
  send: (values: Values, sending: Sending) => Promise<Answer>;
  /**
   * May answer the sentence of a toast, also later: the form is busy until then. `values` were sent; others may have been
   * typed since.
   */
  saved: (answer: Answer, values: Values) => unknown;
  /** Queries to fetch again after a success, or `page` for all that the page shows. */
  refresh?: readonly QueryKey[] | 'page';
  /** Said when the server gave no sentence. */
  otherwise: string;
  /** Words the server's sentence; left out: it is said as it is. */
  worded?: Worded;
  /**
   * Says the refusal elsewhere as well, and names its fields; left out: the fields that the server names. What it reads
   * anew is there before the refusal is shown.
   */
  refused?: (failure: unknown, sentence: string, values: Values) => Refused | Promise<Refused>;
  /** Refusals that are asked instead of said. */
  questions?: Questions;
  /** Offered when another person has changed the record: reads it again, or all that the page shows. */
  reload?: 'page' | (() => void | Promise<void>);
  /**
   * Follows either outcome: a refusal, too, may come from what others have changed. When it answers a promise, the form
   * is busy until what it reads anew is there.
   */
  settled?: () => unknown;
}

/** The part of a saving that a form's frame uses, independent of what is saved. */
export interface SavingState {
  draft: KeptDraft | null;
  isBusy: boolean;
  isSaved: boolean;
  refusal: Refusal | null;
  questions?: Questions;
  reload?: () => Promise<void>;
  forgetRefusal: () => void;
}

export interface Saving<Values> extends SavingState {
  /** Resolves to field → sentence for what the server refused; `stored` is told of a success before the screen. */
  save: (values: Values, stored?: () => void) => Promise<FieldErrors | undefined>;
}

/**
 * Saves a form, whatever holds its fields: one press is one request, a refusal stands beside what was typed, and a
 * success drops the draft.
 */
export function useSaving<Values extends object, Answer>(options: Options<Values, Answer>): Saving<Values> {
  const { ask, send, saved, otherwise, worded = asItIs, refused, reload, settled } = options;
  const { api, refresh } = useFormAccess();
  const draft = useKeptDraft(options.draft ?? null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSaved, setSaved] = useState(false);
  const [isBusy, setBusy] = useState(false);
  /** A ref, since a second press may come before React has painted the first one's state. */
  const busy = useRef(false);

  const sendOnce = async (values: Values, stored?: () => void): Promise<FieldErrors | undefined> => {
    let answer: Answer;
    try {
      if (ask && !(await ask(values))) return undefined;
      draft?.keys.sending(values);
      answer = await send(values, { api, keys: draft?.keys });
    } catch (failure) {
      const sentence = refusalText(failure, otherwise, worded);
      const errors = refused ? await refused(failure, sentence, values) : fieldErrorsOf(failure);
      setRefusal({ sentence, stale: isStale(failure), failure });
      await settled?.();
      return errors ?? undefined;
    }
    stored?.();
    // Before the next form looks for a draft.
    draft?.drop();
    setSaved(true);
    const sentence = await saved(answer, values);
    if (typeof sentence === 'string') notify.success(sentence);
    if (options.refresh) refresh(options.refresh === 'page' ? undefined : options.refresh);
    await settled?.();
    return undefined;
  };
  const save = async (values: Values, stored?: () => void): Promise<FieldErrors | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    setBusy(true);
    setRefusal(null);
    try {
      return await sendOnce(values, stored);
    } finally {
      busy.current = false;
      setBusy(false);
    }
  };
  const readAgain = async () => {
    try {
      if (reload === 'page') refresh();
      else await reload?.();
      setRefusal(null);
    } catch (failure) {
      setRefusal({ sentence: refusalText(failure, otherwise, worded), stale: true, failure });
    }
  };
  return {
    save,
    draft,
    isBusy,
    isSaved,
    refusal,
    questions: options.questions,
    reload: reload && readAgain,
    forgetRefusal: () => setRefusal(null),
  };
}
