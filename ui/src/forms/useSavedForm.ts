import { createContext, use, useEffect, useRef, useState } from 'react';
import {
  useForm,
  useFormState,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { restoredFrom } from './useKeptDraft.ts';
import type { FieldErrors, Saving, SavingState } from './useSaving.ts';

/** The key for an error of the whole form, which belongs to no field. */
export const WHOLE = 'root';

const NONE: readonly never[] = [];

interface Options<Values extends FieldValues> {
  saving: Saving<Values>;
  /** First values of the fields, null for an empty one. When a newer record arrives, untouched fields follow it. */
  values: Partial<Record<keyof Values, unknown>>;
  /** Fields that are not typed but belong to the typed text, such as the version of the record it was typed for. */
  keeps?: readonly (keyof Values & string)[];
  /** Version of the edited record: when it changes, typed values are discarded. */
  version?: string;
  /** Checks values that are each valid, and returns sentences by field, or for the form under `WHOLE`. */
  rules?: (values: Values) => FieldErrors | undefined;
}

/** The part of a form that its frame and its bar use. */
export interface FormHandle {
  saving: SavingState;
  /** Sends the typed values, with `over` replacing some. */
  submit: (over?: object) => Promise<void>;
  /** Discards what was typed. */
  startAfresh: () => void;
  /** The error of the whole form, while the values still cause it. */
  problemOf: (values: object) => string | undefined;
  keeps: readonly string[];
}

export interface SavedFormState<Values extends FieldValues> extends FormHandle {
  methods: UseFormReturn<Values>;
}

/** Connects react-hook-form to a saving: fields, their errors, and unsaved values. */
export function useSavedForm<Values extends FieldValues>(options: Options<Values>): SavedFormState<Values> {
  const { saving, values, keeps = NONE, version, rules } = options;
  const methods = useForm<Values>({ defaultValues: values as DefaultValues<Values> });
  const { dirtyFields } = useFormState({ control: methods.control });
  useState(() => {
    // Restored before fields are drawn: a focused field would keep showing its first value.
    const typed = saving.draft && restoredFrom(saving.draft)?.values;
    if (typed) methods.reset({ ...values, ...typed } as Values, { keepDefaultValues: true });
  });
  const contents = JSON.stringify(values);
  const shown = useRef({ contents, version });
  const reloaded = useRef(false);
  const startAfresh = () => {
    saving.forgetRefusal();
    methods.reset(values as Values);
    // Dropped last, since changing the fields stores a draft.
    saving.draft?.drop();
  };
  useEffect(() => {
    const { current } = shown;
    if (current.contents === contents && current.version === version) return;
    shown.current = { contents, version };
    if (current.version !== version) return startAfresh();
    // Typed text keeps the version that it was typed for until the person asks to reload the newer record.
    const isHeld = !reloaded.current && Object.keys(dirtyFields).length > 0;
    const held = isHeld ? Object.fromEntries(keeps.map((field) => [field, methods.getValues()[field]])) : {};
    reloaded.current = false;
    methods.reset({ ...values, ...held } as Values, { keepDirtyValues: true, keepErrors: true });
  });
  const reload = async () => {
    await saving.reload?.();
    reloaded.current = true;
    for (const field of keeps) methods.setValue(field as FieldPath<Values>, values[field] as never);
  };

  const place = (problems: FieldErrors) =>
    Object.entries(problems).forEach(([field, message], at) =>
      methods.setError(field as FieldPath<Values>, { type: 'refused', message }, { shouldFocus: at === 0 }),
    );
  // Values typed while the save was under way stay unsaved; fields that appeared meanwhile keep their given values.
  const stored = (typed: Values) => methods.resetDefaultValues({ ...methods.getValues(), ...typed });
  return {
    methods,
    saving: { ...saving, reload: saving.reload && reload },
    submit: (over) => {
      // Cleared first: an error without a visible field would block every save.
      methods.clearErrors();
      return methods.handleSubmit(
        async (typed) => {
          const sent = { ...typed, ...over };
          const problems = rules?.(sent) ?? {};
          if (Object.keys(problems).length > 0) {
            saving.forgetRefusal();
            return place(problems);
          }
          return place((await saving.save(sent, () => stored(typed))) ?? {});
        },
        () => saving.forgetRefusal(),
      )();
    },
    startAfresh,
    keeps,
    problemOf: (typed) => rules?.(typed as Values)?.[WHOLE],
  };
}

export const SavedFormContext = createContext<FormHandle | null>(null);

export function useSavedFormContext(): FormHandle {
  const form = use(SavedFormContext);
  if (!form) throw new Error('useSavedFormContext is for parts of a SavedForm');
  return form;
}
