import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { useAccount } from '../../components/account.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { today } from '@clinic/theme/clinic-page';
import { dropDraft, keepDraft, readDraft } from '@clinic/theme/drafts';
import { ApiError, failureText } from '../../lib/http.ts';
import { notify } from '../../lib/notify.ts';
import { BloodReportField } from '../intake-forms/BloodReport.tsx';
import { FormFieldsEdit, type FormValues } from '../intake-forms/FormFields.tsx';
import { ageOn } from './age.ts';
import type { OwnForm, OwnFormType } from './own-forms.ts';
import { definitionOf, saveOwnForm, valuesOf } from './save-own-form.ts';

interface Props {
  formType: OwnFormType;
  form: OwnForm | null;
  prefilled: FormValues;
  withReport: boolean;
  onDirty: (dirty: boolean) => void;
  onSaved: () => Promise<unknown>;
  /** Fetches the record again after somebody else changed it; resolves to its new state. */
  onReload: () => Promise<OwnForm | null | undefined>;
  onCancel: () => void;
}

export default function OwnFormEditor({ formType, form, prefilled, withReport, onDirty, ...on }: Props) {
  const { id } = useAccount();
  // What is being changed: a reload in the background must not hide that somebody else saved meanwhile.
  const [base, setBase] = useState(form);
  const [report, setReport] = useState<File | null>(null);
  const [problem, setProblem] = useState<{ text: string; stale: boolean } | null>(null);
  const [draft] = useState(() => readDraft<FormValues>('client', id, formType)?.value);
  const { control, handleSubmit, formState, reset, setError, setValue } = useForm<FormValues>({
    defaultValues: valuesOf(formType, base, prefilled),
  });
  const { isDirty, dirtyFields } = useFormState({ control });
  const dirty = isDirty || report !== null;
  const values = useWatch({ control });

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
      const { message } = await saveOwnForm({ client: id, formType, values: typed, form: base, report });
      notify.success(message);
      leave();
      await on.onSaved();
    } catch (failure) {
      const text = failureText(failure, 'Error saving form. Please try again.');
      const code = failure instanceof ApiError ? failure.code : undefined;
      if (failure instanceof ApiError) {
        for (const [name, [sentence]] of Object.entries(failure.details))
          setError(name, { message: sentence });
      }
      setProblem({ text, stale: code === 'STALE_RECORD' || code === 'FORM_EXISTS' });
      notify.error(text);
    }
  });
  const reload = async () => {
    const fresh = await on.onReload();
    if (fresh === undefined) return;
    setProblem(null);
    setBase(fresh);
    // What was typed stays; everything else is what is on file now.
    reset(valuesOf(formType, fresh, prefilled), { keepDirtyValues: true });
  };

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
      <FormFieldsEdit
        definition={definitionOf(formType)}
        headings="h3"
        control={control}
        onFieldChange={(name, value) => {
          if (name === 'dob') setValue('age', ageOn(today(), value), { shouldDirty: true });
        }}
      />
      {withReport && (
        <BloodReportField file={report} onChange={setReport} replaces={Boolean(base?.bloodReport)} />
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
        <Button type="submit" variant="contained" loading={formState.isSubmitting}>
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
