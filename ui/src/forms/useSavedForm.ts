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

/** The name under which a problem of the whole form stands, which no field can show. */
export const WHOLE = 'root';

const NONE: readonly never[] = [];

interface Options<Values extends FieldValues> {
  saving: Saving<Values>;
  /** First values of the fields, null for an empty one. When a newer record arrives, untouched fields follow it. */
  values: Partial<Record<keyof Values, unknown>>;
  /** Fields that nobody types but that belong to the typed text, such as the version of the record it was typed for. */
  keeps?: readonly (keyof Values & string)[];
  /** The version of the changed record: when another one was read, what was typed is given up. */
  version?: string;
  /** Field → sentence, or `WHOLE`, of values whose fields are each right. */
  rules?: (values: Values) => FieldErrors | undefined;
}

/** The part of a form that its frame and its bar use. */
export interface FormHandle {
  saving: SavingState;
  /** Saves what is typed, with these values over it. */
  submit: (over?: object) => Promise<void>;
  /** Gives up what was typed. */
  startAfresh: () => void;
  /** The sentence of the whole form, as long as it is so. */
  problemOf: (values: object) => string | undefined;
  keeps: readonly string[];
}

export interface SavedFormState<Values extends FieldValues> extends FormHandle {
  methods: UseFormReturn<Values>;
}

/** A form of react-hook-form over its saving: its fields, their errors and what of them is not saved yet. */
export function useSavedForm<Values extends FieldValues>(options: Options<Values>): SavedFormState<Values> {
  const { saving, values, keeps = NONE, version, rules } = options;
  const methods = useForm<Values>({ defaultValues: values as DefaultValues<Values> });
  const { dirtyFields } = useFormState({ control: methods.control });
  useState(() => {
    // Before the fields are there: one that has the focus would go on showing what it began with.
    const typed = saving.draft && restoredFrom(saving.draft)?.values;
    if (typed) methods.reset({ ...values, ...typed } as Values, { keepDefaultValues: true });
  });
  const contents = JSON.stringify(values);
  const shown = useRef({ contents, version });
  const reloaded = useRef(false);
  const startAfresh = () => {
    saving.forgetRefusal();
    methods.reset(values as Values);
    // After the fields have changed, which would be kept.
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
      // One that belongs to no field on the screen would stand in the way for ever.
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
