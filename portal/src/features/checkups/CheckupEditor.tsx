import { CHECKUP_FIELDS, type Checkup } from '@clinic/contract/care/checkups/checkups';
import type { Cover } from '@clinic/contract/dashboards/doctor-client';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { FormFrame } from '@clinic/ui/forms/FormFrame.tsx';
import { UnsavedGuard } from '@clinic/ui/forms/UnsavedGuard.tsx';
import { momentOf } from '@clinic/ui/clinic-page';
import { useAccount } from '../../components/account.ts';
import { measurementsQuery } from '../measuring/api.ts';
import { JumpQuestion, type Jump } from '../measuring/JumpQuestion.tsx';
import { EditorBar } from '../plan-workspace/EditorBar.tsx';
import { RecordNotices } from '../plan-workspace/RecordNotices.tsx';
import { checkupOfVisit, mayChange } from './covered-checkups.ts';
import { CheckupHistory } from './CheckupHistory.tsx';
import { CheckupMeasures } from './CheckupMeasures.tsx';
import { CheckupTexts } from './CheckupTexts.tsx';
import { useCheckupCheck } from './useCheckupCheck.ts';
import { useCheckupEditor, type CheckupValues } from './useCheckupEditor.ts';
import { useCheckupSaving } from './useCheckupSaving.ts';

const rows = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 } as const;

interface Props {
  clientId: string;
  checkups: readonly Checkup[];
  /** Set for a covering doctor, whose checkup belongs to the covered visit. */
  cover: Cover | null;
}

export function CheckupEditor({ clientId, checkups, cover }: Props) {
  const { id: doctor } = useAccount();
  const isMine = (checkup: Checkup) => mayChange(checkup, doctor, cover);
  const [visit] = cover?.visits ?? [];
  const newTitle = visit ? `Checkup of your visit on ${momentOf(visit.start)}` : 'New Checkup';
  const ofVisit = cover ? checkupOfVisit(checkups, cover) : undefined;
  const [asking, setAsking] = useState<Checkup>();
  const [wrong, setWrong] = useState<string>();
  const [jump, setJump] = useState<Jump>();
  const heading = useRef<HTMLHeadingElement>(null);
  const measuring = useRef<HTMLDivElement>(null);
  const measured = useQuery(measurementsQuery(clientId)).data?.measurements ?? [];
  const editor = useCheckupEditor(clientId, checkups, ofVisit && isMine(ofVisit) ? ofVisit : undefined);
  const { value: fields, base, change, dirty } = editor;
  const checked = useCheckupCheck({ clientId, base, values: fields, known: measured });
  const saving = useCheckupSaving(clientId, editor);
  const forgetProblem = () => {
    setWrong(undefined);
    saving.forgetRefusal();
  };
  const send = () => {
    setJump(undefined);
    saving.save({ base, values: fields, measured: checked.measuredOn.sent });
  };
  const check = () => {
    const { marked, problem } = checked;
    saving.forgetRefusal();
    setWrong(marked === 'measures' ? undefined : problem);
    if (marked === 'measures') measuring.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    if (marked || problem) return;
    if (checked.jump) setJump(checked.jump);
    else send();
  };
  const type = (part: Partial<CheckupValues>) => {
    forgetProblem();
    change((now) => ({ ...now, ...part }));
  };
  // Errors are cleared when the form shows another checkup.
  const withoutProblem = {
    ...editor,
    takeSaved: () => {
      forgetProblem();
      editor.takeSaved();
    },
    keepMine: () => {
      forgetProblem();
      editor.keepMine();
    },
  };
  const load = (checkup: Checkup) => {
    setAsking(undefined);
    forgetProblem();
    editor.load(checkup);
    heading.current?.focus();
  };

  return (
    <>
      <FormFrame enterMoves onSave={check} sx={rows}>
        <RecordNotices what="checkup" editor={withoutProblem} />
        <Typography
          variant="h3"
          component="h2"
          ref={heading}
          tabIndex={-1}
          sx={{ '&:focus': { outline: 'none' } }}
        >
          {base ? `Checkup of ${momentOf(base.createdAt)}` : newTitle}
        </Typography>
        <CheckupTexts names={CHECKUP_FIELDS} values={fields} onChange={type} />
        <Box ref={measuring} sx={{ display: 'grid', gap: 4 }}>
          <CheckupMeasures
            key={base?._id}
            values={fields}
            known={measured}
            measuredOn={checked.measuredOn}
            onChange={type}
          />
        </Box>
        <EditorBar
          editor={editor}
          problem={wrong ?? saving.refusal?.text}
          saveLabel={base ? 'Update Checkup' : 'Save Checkup'}
          saving={saving.sending !== null}
          newLabel="New Checkup"
          onSave={check}
          onStartNew={
            ofVisit
              ? undefined
              : () => {
                  forgetProblem();
                  editor.startNew();
                  heading.current?.focus();
                }
          }
        />
      </FormFrame>
      <CheckupHistory
        checkups={checkups}
        loaded={base?._id}
        mayLoad={isMine}
        onLoad={(checkup) => (dirty ? setAsking(checkup) : load(checkup))}
      />
      <ConfirmDialog
        open={asking !== undefined}
        title="Load another checkup?"
        confirmLabel="Load"
        onConfirm={() => asking && load(asking)}
        onClose={() => setAsking(undefined)}
      >
        What you typed is not saved and would be given up.
      </ConfirmDialog>
      <JumpQuestion jump={jump} onConfirm={send} onClose={() => setJump(undefined)} />
      <UnsavedGuard dirty={dirty} />
    </>
  );
}
