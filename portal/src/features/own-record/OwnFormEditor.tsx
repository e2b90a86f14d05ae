import { keptPhoneSentence } from '@clinic/contract/clients/contact-difference';
import { unreadHint } from '@clinic/contract/care/intake-forms/unread-fields';
import { today } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useAccount } from '../../components/account.ts';
import { FormFrame } from '@clinic/ui/forms/FormFrame.tsx';
import { useKeptDraft } from '@clinic/ui/forms/useKeptDraft.ts';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { leftOutText } from '../intake-forms/chosen-report.ts';
import { FilledFields } from '../intake-forms/FilledFields.tsx';
import { formKeys } from '../intake-forms/form-keys.ts';
import { NOT_LOADED } from '../intake-forms/form-texts.ts';
import { valuesOf, type FieldHints, type FormValues } from '../intake-forms/form-values.ts';
import { useFilledSaving } from '../intake-forms/useFilledSaving.ts';
import { useFilledForm, type FormOnFile } from '../intake-forms/useFilledForm.ts';
import { readingsSent } from '../measuring/taken-again.ts';
import { DetailSteps } from './DetailSteps.tsx';
import { OfficeFields } from './OfficeFields.tsx';
import { OwnFormButtons } from './OwnFormButtons.tsx';
import type { OwnForm, OwnFormType } from './own-forms.ts';
import { saveOwnForm } from './save-own-form.ts';
import { useDetailSteps } from './useDetailSteps.ts';

interface Props extends FormOnFile<OwnForm> {
  formType: OwnFormType;
  withReport: boolean;
  hints?: FieldHints;
  onDirty: (dirty: boolean) => void;
  /** `leftOut`: the chosen file that was not sent, and why; empty when all was sent. */
  onSaved: (leftOut: string) => Promise<unknown>;
  onCancel: () => void;
}

/** Sentences of the toast about texts that were saved but cannot be read. */
function doubtsOf(
  formType: OwnFormType,
  typed: FormValues,
  { number = '', email = '' }: FormValues,
): string[] {
  if (formType !== 'PersonalDetails') return [];
  const phone = keptPhoneSentence({ phone: number, email }, typed);
  const birthday = unreadHint(formType, 'dob', typed.dob ?? '', today());
  return [phone, birthday && `Date of Birth: ${birthday}`].filter((sentence) => sentence !== undefined);
}

export default function OwnFormEditor({
  formType,
  form,
  unknown,
  prefilled,
  hints,
  withReport,
  ...on
}: Props) {
  const { id } = useAccount();
  const draft = useKeptDraft<FormValues>(formType);
  const [unfinished] = useState(() => draft?.read()?.value);
  const filled = useFilledForm({
    formType,
    form,
    prefilled,
    unfinished,
    onReload: on.onReload,
  });
  const { base, report, problem, typed, dirty } = filled;
  const { onDirty } = on;
  const steps = useDetailSteps(Object.keys(unfinished ?? {}), filled.setFocus);
  const inSteps = formType === 'PersonalDetails';
  // A form whose record could not be read is filled once the record arrives.
  const [known, setKnown] = useState(!unknown);
  if (!known && !unknown) {
    setKnown(true);
    filled.follow(form);
  }
  useEffect(() => {
    onDirty(dirty);
    if (dirty) draft?.keep(typed);
  }, [dirty, typed, onDirty, draft]);

  const leave = () => {
    draft?.drop();
    onDirty(false);
  };
  const { submit, isBusy } = useFilledSaving({
    filled,
    unknown,
    draft: formType,
    send: (values, file, keys) => {
      const measured = readingsSent(formType, filled.edited);
      return saveOwnForm({ client: id, formType, values, form: base, report: file, measured }, keys);
    },
    saved: ({ message }) => {
      notify.success([message, ...doubtsOf(formType, typed, prefilled)].join(' '));
      leave();
      void on.onSaved(leftOutText(report));
    },
    onWrong: inSteps ? steps.showWrong : undefined,
    failed: (failure) => failureText(failure, 'Error saving form. Please try again.'),
  });

  return (
    <FormFrame onKeyDown={formKeys} onSave={submit}>
      {unknown && !problem && (
        <Box sx={{ mb: 5 }}>
          <FailureNotice sentence={NOT_LOADED} retryLabel="Reload" onRetry={() => void filled.reload()} />
        </Box>
      )}
      {inSteps ? (
        <>
          <DetailSteps filled={filled} hints={hints} shown={steps} />
          {steps.isLast && <OfficeFields values={valuesOf(formType, base, prefilled)} />}
        </>
      ) : (
        <FilledFields
          formType={formType}
          headings="h3"
          hints={hints}
          filled={filled}
          withReport={withReport}
        />
      )}
      {problem && (
        <Box sx={{ mt: 4 }}>
          <FailureNotice
            sentence={problem.text}
            retryLabel="Reload"
            onRetry={problem.stale ? () => void filled.reload() : undefined}
          />
        </Box>
      )}
      <OwnFormButtons
        isNew={!base}
        isBusy={isBusy}
        steps={inSteps ? steps : undefined}
        onCancel={() => {
          leave();
          on.onCancel();
        }}
      />
    </FormFrame>
  );
}
