import { CHECKUP_FIELDS } from '@clinic/contract/care/checkups/checkups';
import type { Consultation, ConsultationChoice } from '@clinic/contract/care/consultations/consultations';
import { MAX_LINE, MAX_TEXT } from '@clinic/contract/constants';
import { longText, oneLine } from '@clinic/contract/rules';
import { dayOf } from '@clinic/ui/clinic-page';
import { FormFrame } from '@clinic/ui/forms/FormFrame.tsx';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { UnsavedGuard } from '@clinic/ui/forms/UnsavedGuard.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useNow } from '@clinic/ui/session/useNow.ts';
import { CheckupMeasures } from '../checkups/CheckupMeasures.tsx';
import { CheckupTexts } from '../checkups/CheckupTexts.tsx';
import { useCheckupCheck } from '../checkups/useCheckupCheck.ts';
import { JumpQuestion, type Jump } from '../measuring/JumpQuestion.tsx';
import { EditorBar } from '../plan-workspace/EditorBar.tsx';
import { RecordNotices } from '../plan-workspace/RecordNotices.tsx';
import { useEditedRecord } from '../plan-workspace/useEditedRecord.ts';
import {
  bodyOf,
  consultationsDiffer,
  contentOf,
  savedOf,
  wishedDayProblem,
  type ConsultationValues,
} from './consultation-values.ts';
import { canComplete } from './can-complete.ts';
import { NextVisit } from './NextVisit.tsx';
import { SavedParts } from './SavedParts.tsx';
import { UrgentValues } from './UrgentValues.tsx';
import { useConsultationSaving } from './useConsultationSaving.ts';
import { useFirstField } from './useFirstField.ts';

/** Measures taken at every visit. */
const EVERY_VISIT = ['weight', 'bloodPressure', 'pulse'] as const;

const itself = (values: ConsultationValues): ConsultationValues => values;

interface Props {
  clientId: string;
  consultation: Consultation;
  /** The consultation in the form; one chosen by a checkup is an earlier one, which is corrected. */
  choice: ConsultationChoice;
  /** Name of its draft; another consultation draws a new form. */
  record: string;
}

const titleOf = (earlier: ReturnType<typeof savedOf>, visit: Consultation['visit']): string => {
  if (earlier) return `Consultation of ${dayOf(earlier.checkup.createdAt)}`;
  return visit ? 'This visit' : 'Today';
};

/** The doctor's notes and measures of this visit, saved by one press. */
export function ConsultationForm({ clientId, consultation, choice, record }: Props) {
  const { visit, measurements, wish } = consultation;
  const isEarlier = choice.checkup !== undefined;
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [wantsEnd, setWantsEnd] = useState(true);
  const [wrong, setWrong] = useState<string>();
  const [jump, setJump] = useState<Jump>();
  const editor = useEditedRecord({
    record,
    saved: useMemo(() => savedOf(consultation), [consultation]),
    contentOf: (saved) => contentOf(saved, wish),
    start: itself,
    content: itself,
    differs: consultationsDiffer,
  });
  const { value: values, base, change, dirty } = editor;
  const checked = useCheckupCheck({
    clientId,
    base: base?.checkup ?? null,
    values,
    known: measurements,
    asksDay: false,
  });
  useFirstField(form, !base && !isEarlier);
  const saving = useConsultationSaving({ clientId, choice, editor });
  const failed = wrong ?? saving.refusal?.text;
  const mayEnd = canComplete(visit, useNow());
  const dayProblem = wishedDayProblem(values);
  const isSaved = base && !dirty && !failed;
  const isWrong =
    checked.marked !== undefined ||
    dayProblem !== undefined ||
    [longText(MAX_TEXT)(values.note), oneLine(MAX_LINE)(values.wishWords)].some(Boolean);
  const send = () => {
    setJump(undefined);
    const body = bodyOf({
      base,
      values,
      measured: checked.measuredOn.sent,
      visit: visit?.id,
      completes: mayEnd && wantsEnd,
      wish,
    });
    saving.save({ body, values });
  };
  const check = () => {
    const problem = base || values.note.trim() ? checked.problemBeside : checked.problem;
    saving.forgetRefusal();
    setWrong(isWrong ? undefined : problem);
    if (isWrong) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    if (isWrong || problem) return;
    if (checked.jump) setJump(checked.jump);
    else send();
  };
  const type = (part: Partial<ConsultationValues>) => {
    saving.forgetRefusal();
    setWrong(undefined);
    change((now) => ({ ...now, ...part }));
  };
  return (
    <Box component="section" aria-labelledby={titleId}>
      <FormFrame ref={form} enterMoves onSave={check}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5, mb: 6 }}>
          <RecordNotices what="consultation" editor={editor} />
          <Typography id={titleId} variant="h3" component="h2" sx={{ fontSize: '1.1rem' }}>
            {titleOf(isEarlier ? base : null, visit)}
          </Typography>
          <CheckupMeasures
            key={base?._id}
            values={values}
            known={measurements}
            measuredOn={checked.measuredOn}
            first={EVERY_VISIT}
            onChange={type}
          />
          <CheckupTexts
            // The blood pressure stands in the weigh-in; a text of it that is on file stays in sight.
            names={CHECKUP_FIELDS.filter((name) => name !== 'bloodPressure' || values.bloodPressure)}
            values={values}
            onChange={type}
          />
          <InputField
            label="Note, for the doctors alone"
            rows={3}
            value={values.note}
            error={longText(MAX_TEXT)(values.note)}
            onChange={(note) => type({ note })}
          />
          {!isEarlier && (
            <NextVisit values={values} asked={wish?.doctor} problem={dayProblem} onChange={type} />
          )}
          {mayEnd && (
            <FormControlLabel
              control={<Checkbox checked={wantsEnd} onChange={(_event, on) => setWantsEnd(on)} />}
              label="The visit is over: mark it as completed"
            />
          )}
        </Box>
        <EditorBar
          editor={editor}
          problem={failed}
          saveLabel={base ? 'Save changes' : 'Save consultation'}
          saving={saving.sending !== null}
          onSave={check}
        >
          {isSaved && <UrgentValues consultation={consultation} />}
          {isSaved && !isEarlier && <SavedParts consultation={consultation} />}
          {isEarlier && (
            <Button component={Link} to={`/doctor/consultation/${clientId}`} sx={{ justifySelf: 'start' }}>
              To the present visit
            </Button>
          )}
        </EditorBar>
      </FormFrame>
      <JumpQuestion jump={jump} onConfirm={send} onClose={() => setJump(undefined)} />
      <UnsavedGuard dirty={dirty} />
    </Box>
  );
}
