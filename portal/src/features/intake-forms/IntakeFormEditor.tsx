import { FORM_DEFINITIONS, type FormType } from '@clinic/contract/intake-form-fields';
import type { IntakeForm } from '@clinic/contract/intake-forms';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { useAccount } from '../../components/account.ts';
import { UnsavedGuard } from '@clinic/ui/forms/UnsavedGuard.tsx';
import { today } from '@clinic/ui/clinic-page';
import { ApiError } from '@clinic/ui/session/api-error.ts';
import { notify } from '../../lib/notify.ts';
import { readSession } from '@clinic/ui/session/session.ts';
import { ageOn } from './age.ts';
import { saveForm, valuesOf } from './api.ts';
import { BloodReportField } from './BloodReport.tsx';
import { fileToSend, leftOutText, refusedReport, refusedText, type ChosenReport } from './chosen-report.ts';
import { FormBar } from './FormBar.tsx';
import { FormFieldsEdit, type FormValues } from './FormFields.tsx';
import { formKeys } from './form-keys.ts';
import { FormNotices } from './FormNotices.tsx';
import { NO_SESSION, NOT_LOADED, outdatedText, savedText, saveFailureText } from './form-texts.ts';
import { useFormDraft } from './useFormDraft.ts';

interface Props {
  clientId: string;
  formType: FormType;
  /** The record on file; null when there is none, or when it could not be read. */
  form: IntakeForm | null;
  /** The record could not be read. */
  unknown: boolean;
  prefilled: FormValues;
  withReport: boolean;
  onTyping: () => void;
  /** `leftOut` says which chosen file was not sent, and why; empty when all was. */
  onSaved: (form: IntakeForm, leftOut: string) => void;
  onCancel: () => void;
  /** Reads the record again; undefined when that fails. */
  onReload: () => Promise<IntakeForm | null | undefined>;
}

/** An intake form to fill in. What was typed survives failures, other people's saves and a closed browser. */
export function IntakeFormEditor({ clientId, formType, form, unknown, prefilled, withReport, ...on }: Props) {
  const { id: doctorId } = useAccount();
  // What is being changed: a reload in the background must not hide that somebody else saved meanwhile.
  const [base, setBase] = useState(form);
  const [report, setReport] = useState<ChosenReport | null>(null);
  const [problem, setProblem] = useState<{ text: string; stale: boolean } | null>(null);
  const { draft, keep, drop } = useFormDraft(clientId, formType);
  const { control, handleSubmit, reset, setError, setValue } = useForm<FormValues>({
    defaultValues: valuesOf(formType, base, prefilled),
  });
  const { isDirty, dirtyFields, isSubmitting } = useFormState({ control });
  const dirty = isDirty || report !== null;
  const values = useWatch({ control });
  const { onTyping } = on;
  const forgetProblem = () => setProblem((now) => (now?.stale ? now : null));

  // Untouched, the form follows what is on file; so does one whose record arrives at last.
  const [known, setKnown] = useState(!unknown);
  if (!known && !unknown) setKnown(true);
  if ((!dirty || !known) && form?.updatedAt !== base?.updatedAt) {
    setBase(form);
    setProblem(null);
  }
  useEffect(() => {
    // What was typed stays; everything else is what is on file now.
    reset(valuesOf(formType, base, prefilled), { keepDirtyValues: true });
  }, [base, formType, prefilled, reset]);
  useEffect(() => {
    for (const [name, value] of Object.entries(draft?.value.typed ?? {}))
      setValue(name, value, { shouldDirty: true });
  }, [draft, setValue]);
  useEffect(() => {
    if (dirty) onTyping();
  }, [dirty, onTyping]);
  useEffect(() => {
    if (!isDirty) {
      drop();
      return;
    }
    const typed = Object.entries(values).filter(([name]) => dirtyFields[name]);
    keep(Object.fromEntries(typed) as FormValues, base?.updatedAt ?? null);
  }, [isDirty, dirtyFields, values, base, keep, drop]);

  const leave = () => {
    drop();
    on.onCancel();
  };
  const submit = handleSubmit(async (typed) => {
    setProblem(null);
    if (!readSession('doctor')) {
      notify.error(NO_SESSION);
      return;
    }
    const verb = base ? 'update' : 'submit';
    try {
      const file = fileToSend(report);
      const saved = await saveForm({ clientId, doctorId, formType, values: typed, base, report: file });
      drop();
      notify.success(savedText(formType, verb));
      on.onSaved(saved, leftOutText(report));
    } catch (failure) {
      const refused = refusedReport(failure, report);
      if (refused) setReport(refused);
      const text = refused ? refusedText(refused) : saveFailureText(formType, verb, failure);
      const outdated = outdatedText(failure) ?? (unknown ? NOT_LOADED : undefined);
      setProblem({ text: outdated ?? text, stale: outdated !== undefined });
      notify.error(outdated ?? text);
      if (!(failure instanceof ApiError)) return;
      for (const [name, [sentence]] of Object.entries(failure.details)) {
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
    <Box
      component="form"
      noValidate
      onKeyDown={formKeys}
      onSubmit={(event) => void (isSubmitting || submit(event))}
    >
      <Box sx={{ display: 'grid', gap: 4, mb: 6, '&:empty': { display: 'none' } }}>
        <FormNotices
          unknown={unknown && !problem}
          restoredAt={draft && isDirty ? draft.savedAt : null}
          overtaken={base !== null && draft?.value.over !== base.updatedAt}
          onReload={() => void reload()}
          onDiscard={leave}
        />
      </Box>
      {formType === 'PersonalDetails' && (
        <Typography sx={{ mb: 6, color: 'text.secondary' }}>
          The email and phone number here are for the clinic's file. Changing them does not change how the
          client logs in.
        </Typography>
      )}
      <FormFieldsEdit
        definition={FORM_DEFINITIONS[formType]}
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
      <FormBar
        saveLabel={base ? 'Save Changes' : 'Submit Form'}
        saving={isSubmitting}
        dirty={isDirty}
        leavesOut={report?.refused ? report.file.name : undefined}
        problem={problem && { text: problem.text, onReload: problem.stale ? () => void reload() : undefined }}
        onCancel={leave}
      />
      <UnsavedGuard dirty={dirty} />
    </Box>
  );
}
