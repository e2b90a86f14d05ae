import type { FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import { typedOf } from '@clinic/ui/drafts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import type { ChosenReport } from './chosen-report.ts';
import { valuesOf, type FormValues } from './form-values.ts';

export interface FormOnFile<Form> {
  /** The stored record; null when there is none, or when it could not be read. */
  form: Form | null;
  /** True: the record could not be read. */
  unknown: boolean;
  prefilled: FormValues;
  /** Reads the record again; undefined when that fails. */
  onReload: () => Promise<Form | null | undefined>;
}

interface Options<Form> extends Omit<FormOnFile<Form>, 'unknown'> {
  formType: FormType;
  /** An unsaved draft from earlier. */
  unfinished: FormValues | undefined;
}

/** Holds an intake form: its stored record, the typed values, its report, and why the last save failed. */
export function useFilledForm<Form extends { fields: FormValues }>(options: Options<Form>) {
  const { formType, form, prefilled, unfinished, onReload } = options;
  // The record as it was when editing began: a reload in the background must not hide another person's save.
  const [base, setBase] = useState(form);
  const [report, setReport] = useState<ChosenReport | null>(null);
  const [problem, setProblem] = useState<{ text: string; stale: boolean } | null>(null);
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  const { control, handleSubmit, reset, setError, setFocus, setValue } = useForm<FormValues>({
    defaultValues: valuesOf(formType, base, prefilled),
  });
  const { isDirty, dirtyFields } = useFormState({ control });
  const values = useWatch({ control });
  const typed = useMemo(() => typedOf(values, dirtyFields) as FormValues, [values, dirtyFields]);

  useEffect(() => {
    // Typed values stay; the others follow the stored record.
    reset(valuesOf(formType, base, prefilled), { keepDirtyValues: true });
  }, [base, formType, prefilled, reset]);
  useEffect(() => {
    for (const [name, value] of Object.entries(unfinished ?? {}))
      setValue(name, value, { shouldDirty: true });
  }, [unfinished, setValue]);

  const follow = (record: Form | null) => {
    setEdited(new Set());
    setBase(record);
    setProblem(null);
  };
  const forgetProblem = useCallback(() => setProblem((now) => (now?.stale ? now : null)), []);
  // Stable, so that a key typed into one field redraws no other.
  const noteEdited = useCallback(
    (name: string) => {
      forgetProblem();
      setEdited((names) => (names.has(name) ? names : new Set([...names, name])));
    },
    [forgetProblem],
  );
  return {
    base,
    control,
    report,
    problem,
    typed,
    isDirty,
    dirty: isDirty || report !== null,
    handleSubmit,
    setError,
    setProblem,
    setValue,
    setFocus,
    /** Names of the fields that were typed into, even when the value is as before. */
    edited: [...edited],
    noteEdited,
    follow,
    chooseReport: (chosen: ChosenReport | null) => {
      forgetProblem();
      setReport(chosen);
    },
    reload: async () => {
      const fresh = await onReload();
      if (fresh !== undefined) follow(fresh);
    },
  };
}

export type FilledForm = Omit<ReturnType<typeof useFilledForm>, 'base' | 'follow'>;
