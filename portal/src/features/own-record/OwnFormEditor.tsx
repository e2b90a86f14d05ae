import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { useAccount } from '../../components/account.ts';
import { ErrorState } from '../../components/ErrorState.tsx';
import { today } from '@clinic/ui/clinic-page';
import { dropDraft, keepDraft, readDraft } from '@clinic/ui/drafts';
import { ApiError, failureText } from '@clinic/ui/session/api-error.ts';
import { notify } from '../../lib/notify.ts';
import { BloodReportField } from '../intake-forms/BloodReport.tsx';
import {
  fileToSend,
  leftOutText,
  refusedReport,
  refusedText,
  type ChosenReport,
} from '../intake-forms/chosen-report.ts';
import { formKeys, SAVE_KEYS } from '../intake-forms/form-keys.ts';
import { NOT_LOADED, outdatedText } from '../intake-forms/form-texts.ts';
import { FormFieldsEdit, type FormValues } from '../intake-forms/FormFields.tsx';
import { ageOn } from '../intake-forms/age.ts';
import type { OwnForm, OwnFormType } from './own-forms.ts';
import { definitionOf, saveOwnForm, valuesOf } from './save-own-form.ts';

interface Props {
  formType: OwnFormType;
  /** The record on file; null when there is none, or when it could not be read. */
  form: OwnForm | null;
  /** The record could not be read. */
  unknown: boolean;
  prefilled: FormValues;
  withReport: boolean;
  onDirty: (dirty: boolean) => void;
  /** `leftOut` says which chosen file was not sent, and why; empty when all was. */
  onSaved: (leftOut: string) => Promise<unknown>;
  /** Fetches the record again after somebody else changed it; resolves to its new state. */
  onReload: () => Promise<OwnForm | null | undefined>;
  onCancel: () => void;
}

/** One of the client's own forms to fill in. */
export default function OwnFormEditor({ formType, form, unknown, prefilled, withReport, ...on }: Props) {
  const { id } = useAccount();
  // What is being changed: a reload in the background must not hide that somebody else saved meanwhile.
  const [base, setBase] = useState(form);
  const [report, setReport] = useState<ChosenReport | null>(null);
  const [problem, setProblem] = useState<{ text: string; stale: boolean } | null>(null);
  const [draft] = useState(() => readDraft<FormValues>('client', id, formType)?.value);
  const { control, handleSubmit, formState, reset, setError, setValue } = useForm<FormValues>({
    defaultValues: valuesOf(formType, base, prefilled),
  });
  const { isDirty, dirtyFields } = useFormState({ control });
  const dirty = isDirty || report !== null;
  const values = useWatch({ control });
  const { onDirty } = on;
  const forgetProblem = () => setProblem((now) => (now?.stale ? now : null));
  // A form that could not be read follows its record as soon as that arrives.
  const [known, setKnown] = useState(!unknown);
  if (!known && !unknown) {
    setKnown(true);
    setBase(form);
    setProblem(null);
  }
  useEffect(() => {
    // What was typed stays; everything else is what is on file now.
    reset(valuesOf(formType, base, prefilled), { keepDirtyValues: true });
  }, [base, formType, prefilled, reset]);

  useEffect(() => {
    for (const [name, value] of Object.entries(draft ?? {})) setValue(name, value, { shouldDirty: true });
  }, [draft, setValue]);
  useEffect(() => {
    onDirty(dirty);
    if (!dirty) return;
    const typed = Object.entries(values).filter(([name]) => dirtyFields[name]);
    keepDraft('client', id, formType, Object.fromEntries(typed));
  }, [dirty, dirtyFields, values, onDirty, id, formType]);

  const leave = () => {
    dropDraft('client', id, formType);
    onDirty(false);
  };
  const submit = handleSubmit(async (typed) => {
    setProblem(null);
    try {
      const file = fileToSend(report);
      const filled = { client: id, formType, values: typed, form: base, report: file };
      const { message } = await saveOwnForm(filled);
      notify.success(message);
      leave();
      await on.onSaved(leftOutText(report));
    } catch (failure) {
      const refused = refusedReport(failure, report);
      if (refused) setReport(refused);
      const text = refused
        ? refusedText(refused)
        : failureText(failure, 'Error saving form. Please try again.');
      const outdated = outdatedText(failure) ?? (unknown ? NOT_LOADED : undefined);
      setProblem({ text: outdated ?? text, stale: outdated !== undefined });
      notify.error(outdated ?? text);
      if (!(failure instanceof ApiError)) return;
      for (const [name, [sentence]] of Object.entries(failure.details)) {
        // An error of what is no field of this form would never go away, and hold back every later save.
        if (name in typed) setError(name, { message: sentence });
      }
    }
  });
  const reload = async () => {
    const fresh = await on.onReload();
    if (fresh === undefined) return;
    setProblem(null);
    setBase(fresh);
  };

  return (
    <Box component="form" noValidate onKeyDown={formKeys} onSubmit={(event) => void submit(event)}>
      {unknown && !problem && (
        <Box sx={{ mb: 5 }}>
          <ErrorState text={NOT_LOADED} retryLabel="Reload" onRetry={() => void reload()} />
        </Box>
      )}
      <FormFieldsEdit
        definition={definitionOf(formType)}
        headings="h3"
        control={control}
        onFieldChange={(name, value) => {
          forgetProblem();
          if (name === 'dob') setValue('age', ageOn(today(), value), { shouldDirty: true });
        }}
      />
      {withReport && (
        <BloodReportField
          report={report}
          onChange={(chosen) => {
            forgetProblem();
            setReport(chosen);
          }}
          replaces={Boolean(base?.bloodReport)}
        />
      )}
      {problem && (
        <Box sx={{ mt: 4 }}>
          <ErrorState
            text={problem.text}
            retryLabel="Reload"
            onRetry={problem.stale ? () => void reload() : undefined}
          />
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 5 }}>
        <Button type="submit" variant="contained" {...SAVE_KEYS} loading={formState.isSubmitting}>
          {base ? 'Update' : 'Submit'}
        </Button>
        <Button
          disabled={formState.isSubmitting}
          onClick={() => {
            leave();
            on.onCancel();
          }}
        >
          Cancel
        </Button>
      </Box>
    </Box>
  );
}
