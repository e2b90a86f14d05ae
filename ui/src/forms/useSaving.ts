import type { ErrorCode } from '@clinic/contract/errors';
import type { QueryKey } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { notify } from '../layout/notify.ts';
import { sentenceOf } from '../session/api-error.ts';
import { fieldErrorsOf, isStale } from '../session/refusal.ts';
import { useFormAccess, type FormAccess } from './form-access.ts';
import type { KeptKeys } from './kept-keys.ts';
import { useKeptDraft, type KeptDraft } from './useKeptDraft.ts';

/** The server's sentences by field. */
export type FieldErrors = Record<string, string>;

export interface Refusal {
  sentence: string;
  /** True: another person changed the record meanwhile. */
  stale: boolean;
  /** The failed request, from which the caller may read the other fields of the server's answer. */
  failure: unknown;
}

/** Props of a component that turns a refusal into a question. */
export interface Asked {
  refusal: Refusal;
  isBusy: boolean;
  /** Sends the typed values again, with `over` replacing some. */
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
  /** Idempotency keys stored with the draft, for calls that must not be repeated. */
  keys: KeptKeys | undefined;
}

interface Options<Values, Answer> {
  /** Name under which the draft and an unanswered request's key are stored; null: neither is. */
  draft?: string | null;
  /** Asks the person before sending; false: nothing is sent. */
  ask?: (values: Values) => boolean | Promise<boolean>;
  /** Makes the call. */
  send: (values: Values, sending: Sending) => Promise<Answer>;
  /**
   * Returns the sentence of a toast, possibly later: the form is busy until then. `values` are those sent; others may
   * have been typed since.
   */
  saved: (answer: Answer, values: Values) => unknown;
  /** Queries to fetch again after a success, or `page` for all that the page shows. */
  refresh?: readonly QueryKey[] | 'page';
  /** The sentence when the server gave none. */
  otherwise: string;
  /** Rewords the server's sentence; left out: unchanged. */
  worded?: Worded;
  /**
   * Also shows the refusal elsewhere, and names the fields to blame; left out: those of the server. Data that it
   * reloads are there before the refusal is shown.
   */
  refused?: (failure: unknown, sentence: string, values: Values) => Refused | Promise<Refused>;
  /** Refusals that are shown as questions. */
  questions?: Questions;
  /** Reloads the record after another person changed it, or all of the page. */
  reload?: 'page' | (() => void | Promise<void>);
  /**
   * Runs after success and refusal, since a refusal too may come from others' changes. The form is busy until a
   * returned promise resolves.
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
  /** Resolves to the server's sentences by field; `stored` is called on success before the screen changes. */
  save: (values: Values, stored?: () => void) => Promise<FieldErrors | undefined>;
}

/**
 * Sends a form, independent of its fields: one press is one request, a refusal is shown beside what was typed, and a
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
    // Dropped before the next form looks for a draft.
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
