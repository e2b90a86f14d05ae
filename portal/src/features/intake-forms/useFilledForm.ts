import type { FormType } from '@clinic/contract/care/intake-form-fields';
import { typedOf } from '@clinic/ui/drafts';
import { ApiError } from '@clinic/ui/session/api-error.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { notify } from '@clinic/ui/layout/notify.ts';
import { fileToSend, notTakenText, reportAfter, type ChosenReport } from './chosen-report.ts';
import { NOT_LOADED, outdatedText } from './form-texts.ts';
import { valuesOf, type FormValues } from './form-values.ts';

export interface FormOnFile<Form> {
  /** The stored record; null when there is none, or when it could not be read. */
  form: Form | null;
  /** The record could not be read. */
  unknown: boolean;
  prefilled: FormValues;
  /** Reads the record again; undefined when that fails. */
  onReload: () => Promise<Form | null | undefined>;
}

interface Options<Form> extends FormOnFile<Form> {
  formType: FormType;
  /** An unsaved draft from earlier. */
  unfinished: FormValues | undefined;
}

/** The state of an intake form: its record, the typed values, its report, and why the last save failed. */
export function useFilledForm<Form extends { fields: FormValues }>(options: Options<Form>) {
  const { formType, form, unknown, prefilled, unfinished, onReload } = options;
  // What is being changed: a reload in the background must not hide that another person saved meanwhile.
  const [base, setBase] = useState(form);
  const [report, setReport] = useState<ChosenReport | null>(null);
  const [problem, setProblem] = useState<{ text: string; stale: boolean } | null>(null);
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  const { control, handleSubmit, reset, setError, setFocus, setValue } = useForm<FormValues>({
    defaultValues: valuesOf(formType, base, prefilled),
  });
  const { isDirty, dirtyFields, isSubmitting } = useFormState({ control });
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
  // The same function always, so that a field that is not typed into is not rendered.
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
    isSubmitting,
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
    /** `failed` is what a failure says that is not about the report or about another person's save. */
    submitWith: (
      save: (all: FormValues, file: File | null) => Promise<void>,
      failed: (failure: unknown) => string,
    ) =>
      handleSubmit(async (all) => {
        setProblem(null);
        try {
          await save(all, fileToSend(report));
        } catch (failure) {
          const notTaken = reportAfter(failure, report);
          if (notTaken) setReport(notTaken);
          const outdated = outdatedText(failure) ?? (unknown ? NOT_LOADED : undefined);
          const text = outdated ?? (notTaken ? notTakenText(notTaken) : failed(failure));
          setProblem({ text, stale: outdated !== undefined });
          notify.error(text);
          if (!(failure instanceof ApiError)) return;
          for (const [name, [sentence]] of Object.entries(failure.details)) {
            // An error at an unknown field would never go away, and block every later save.
            if (name in all) setError(name, { message: sentence });
          }
        }
      }),
  };
}

export type FilledForm = Omit<ReturnType<typeof useFilledForm>, 'base' | 'follow'>;
