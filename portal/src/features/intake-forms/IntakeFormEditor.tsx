import type { FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import type { IntakeForm } from '@clinic/contract/care/intake-forms/intake-forms';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useAccount } from '../../components/account.ts';
import { FormFrame } from '@clinic/ui/forms/FormFrame.tsx';
import { UnsavedGuard } from '@clinic/ui/forms/UnsavedGuard.tsx';
import { readSession } from '@clinic/ui/session/session.ts';
import { saveForm } from './api.ts';
import { leftOutText } from './chosen-report.ts';
import { FilledFields } from './FilledFields.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { FormBar } from './FormBar.tsx';
import { formKeys } from './form-keys.ts';
import { CorrectionQuestion } from './CorrectionQuestion.tsx';
import { FormNotices } from './FormNotices.tsx';
import { NO_SESSION, savedText, saveFailureText } from './form-texts.ts';
import { useFilledSaving } from './useFilledSaving.ts';
import { useFilledForm, type FormOnFile } from './useFilledForm.ts';
import { JumpQuestion, type Jump } from '../measuring/JumpQuestion.tsx';
import { jumpIn } from '../measuring/corrections.ts';
import { MeasuredOn } from '../measuring/MeasuredOn.tsx';
import { readingsSent } from '../measuring/taken-again.ts';
import { useMeasuredOn } from '../measuring/useMeasuredOn.ts';
import { useComputedFields } from './useComputedFields.ts';
import { useCorrection } from './useCorrection.ts';
import { useIntakeDraft } from './useIntakeDraft.ts';

/** The form that is filled in at visits and asks for a day; the dietary recall has its own date. */
const WITH_DAY: FormType = 'BodyStatus';

interface Props extends FormOnFile<IntakeForm> {
  clientId: string;
  formType: FormType;
  withReport: boolean;
  onTyping: () => void;
  /** `leftOut`: the chosen file that was not sent, and why; empty when all was sent. */
  onSaved: (form: IntakeForm, leftOut: string) => void;
  onCancel: () => void;
}

export function IntakeFormEditor({ clientId, formType, form, unknown, prefilled, withReport, ...on }: Props) {
  const { id: doctorId } = useAccount();
  const element = useRef<HTMLFormElement>(null);
  const { name, draft } = useIntakeDraft(clientId, formType);
  const [found] = useState(() => draft?.read());
  const filled = useFilledForm({
    formType,
    form,
    prefilled,
    unfinished: found?.value.typed,
    onReload: on.onReload,
  });
  const { base, report, problem, typed, isDirty, dirty } = filled;
  const { onTyping } = on;

  // An untouched form follows the stored record, also one that arrives late.
  const [known, setKnown] = useState(!unknown);
  if (!known && !unknown) setKnown(true);
  if ((!dirty || !known) && form?.updatedAt !== base?.updatedAt) filled.follow(form);
  useEffect(() => {
    if (dirty) onTyping();
  }, [dirty, onTyping]);
  const [chosenDay, setChosenDay] = useState(found?.value.measuredOn);
  useEffect(() => {
    if (isDirty) draft?.keep({ typed, over: base?.updatedAt ?? null, measuredOn: chosenDay });
    else draft?.drop();
  }, [isDirty, typed, base, chosenDay, draft]);

  const leave = () => {
    draft?.drop();
    on.onCancel();
  };
  const measuredOn = useMeasuredOn(clientId, { isAsked: formType === WITH_DAY, chosen: chosenDay });
  const correction = useCorrection({
    clientId,
    formType,
    before: base?.fields ?? {},
    typed,
    day: measuredOn.day,
  });
  const computed = useComputedFields(clientId, { formType, values: correction.edited.now });
  const [jump, setJump] = useState<Jump>();
  const verb = base ? 'update' : 'submit';
  const { submit, isBusy } = useFilledSaving({
    filled,
    unknown,
    draft: name,
    mayStart: () => {
      const isSignedIn = readSession('doctor') !== null;
      if (!isSignedIn) notify.error(NO_SESSION);
      return isSignedIn;
    },
    send: (values, file, keys) => {
      const measured = { ...readingsSent(formType, filled.edited), ...measuredOn.sent };
      const { corrects } = correction;
      return saveForm({ clientId, doctorId, formType, values, base, report: file, corrects, measured }, keys);
    },
    saved: (saved) => {
      notify.success(savedText(formType, verb));
      on.onSaved(saved, leftOutText(report));
    },
    failed: (failure) => saveFailureText(formType, verb, failure),
  });

  return (
    <FormFrame
      onKeyDown={formKeys}
      ref={element}
      onSave={() => {
        if (measuredOn.problem) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
        if (isBusy || measuredOn.problem || !correction.isAnswered()) return;
        const asked = correction.corrects
          ? undefined
          : jumpIn({ ...correction.edited, today: measuredOn.day });
        if (asked) setJump(asked);
        else submit();
      }}
    >
      <Box sx={{ display: 'grid', gap: 4, mb: 6, '&:empty': { display: 'none' } }}>
        <FormNotices
          unknown={unknown && !problem}
          restoredAt={found && isDirty ? found.savedAt : null}
          overtaken={base !== null && found?.value.over !== base.updatedAt}
          onReload={() => void filled.reload()}
          onDiscard={leave}
        />
      </Box>
      {formType === 'PersonalDetails' && (
        <Typography sx={{ mb: 6, color: 'text.secondary' }}>
          Another phone number here is the number that the front desk calls, too. Nothing here changes how the
          client logs in, or where the clinic writes.
        </Typography>
      )}
      <FilledFields formType={formType} filled={filled} computed={computed} withReport={withReport} />
      <Box sx={{ mt: 6 }}>
        <MeasuredOn of={measuredOn} onChoose={setChosenDay} />
      </Box>
      <CorrectionQuestion correction={correction} />
      <FormBar
        saveLabel={base ? 'Save Changes' : 'Submit Form'}
        saving={isBusy}
        dirty={isDirty}
        leavesOut={report?.refused ? report.file.name : undefined}
        problem={
          problem && { text: problem.text, onReload: problem.stale ? () => void filled.reload() : undefined }
        }
        onCancel={leave}
      />
      <JumpQuestion
        jump={jump}
        onConfirm={() => {
          setJump(undefined);
          submit();
        }}
        onClose={() => setJump(undefined)}
      />
      <UnsavedGuard dirty={dirty} />
    </FormFrame>
  );
}
