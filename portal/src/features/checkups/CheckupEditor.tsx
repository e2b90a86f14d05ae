import {
  CHECKUP_FIELDS,
  CHECKUP_KINDS,
  CHECKUP_LABELS,
  emptyCheckup,
  type Checkup,
} from '@clinic/contract/care/checkups';
import type { Cover } from '@clinic/contract/dashboards/doctor-client';
import { MAX_TEXT } from '@clinic/contract/constants';
import { jumpFrom } from '@clinic/contract/care/measurement-day';
import { checkupDay } from '@clinic/contract/care/measured-day';
import { measurementProblem, readMeasurement } from '@clinic/contract/care/measurement-reader';
import { longText } from '@clinic/contract/rules';
import { checkupHint } from '@clinic/contract/care/unread-fields';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { UnsavedGuard } from '@clinic/ui/forms/UnsavedGuard.tsx';
import { ApiError } from '@clinic/ui/session/api-error.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { useAccount } from '../../components/account.ts';
import { measurementsQuery } from '../measuring/api.ts';
import { JumpQuestion, type Jump } from '../measuring/JumpQuestion.tsx';
import { MeasuredOn } from '../measuring/MeasuredOn.tsx';
import { hasLabs, rangeProblem, takenOf } from '../measuring/taken-texts.ts';
import { useMeasuredOn } from '../measuring/useMeasuredOn.ts';
import { WeighIn } from '../measuring/WeighIn.tsx';
import { clientSummaryQuery } from '../plan-workspace/api.ts';
import { EditorBar } from '../plan-workspace/EditorBar.tsx';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { RecordNotices } from '../plan-workspace/RecordNotices.tsx';
import { isOutdated } from '../plan-workspace/save-failure.ts';
import { checkupsQuery, saveCheckup } from './api.ts';
import { checkupOfVisit, mayChange } from './covered-checkups.ts';
import { CheckupHistory } from './CheckupHistory.tsx';
import { clinicZone, momentOf } from '@clinic/ui/clinic-page';
import { useCheckupEditor } from './useCheckupEditor.ts';

/** A visit has one checkup: another window wrote it. */
const isWritten = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError && failure.code === 'VISIT_HAS_CHECKUP';

function checkupFailure(failure: unknown, verb: 'create' | 'update'): string {
  if (isWritten(failure)) return failure.message;
  return failure instanceof ApiError && failure.status > 0 && failure.status < 500
    ? `Failed to ${verb} checkup`
    : 'An error occurred while saving the checkup';
}

interface Props {
  clientId: string;
  checkups: readonly Checkup[];
  /** Set for a covering doctor, whose checkup belongs to the visit. */
  cover: Cover | null;
}

export function CheckupEditor({ clientId, checkups, cover }: Props) {
  const { id: doctor } = useAccount();
  const isMine = (checkup: Checkup) => mayChange(checkup, doctor, cover);
  const [visit] = cover?.visits ?? [];
  const newTitle = visit ? `Checkup of your visit on ${momentOf(visit.start)}` : 'New Checkup';
  const ofVisit = cover ? checkupOfVisit(checkups, cover) : undefined;
  const [asking, setAsking] = useState<Checkup>();
  const [failed, setFailed] = useState<string>();
  const [jump, setJump] = useState<Jump>();
  const heading = useRef<HTMLHeadingElement>(null);
  const measuring = useRef<HTMLDivElement>(null);
  const measured = useQuery(measurementsQuery(clientId)).data?.measurements ?? [];
  const editor = useCheckupEditor(clientId, checkups, ofVisit && isMine(ofVisit) ? ofVisit : undefined);
  const { value: fields, base, change, dirty } = editor;
  const { measures: texts = {}, ranges = {}, reportDay = '' } = fields;
  const measuredOn = useMeasuredOn(clientId, {
    chosen: fields.measuredOn,
    own: base ? checkupDay(base, clinicZone()) : undefined,
  });
  const queryClient = useQueryClient();
  const { queryKey } = checkupsQuery(clientId);
  const save = useMutation({
    mutationFn: saveCheckup,
    onSuccess: ({ checkup }, { base: replaced, values: sent }) => {
      const verb = replaced ? 'update' : 'create';
      if (!checkup) {
        setFailed(`Failed to ${verb} checkup`);
        return;
      }
      editor.settle(checkup, sent);
      queryClient.setQueryData(queryKey, (known = []) => [
        checkup,
        ...known.filter(({ _id }) => _id !== checkup._id),
      ]);
      void queryClient.invalidateQueries({ queryKey: measurementsQuery(clientId).queryKey });
      // The header above shows the weight and the last checkup.
      void queryClient.invalidateQueries({ queryKey: clientSummaryQuery(clientId).queryKey });
      notify.success(`Checkup ${verb}d successfully!`);
    },
    onError: (failure, { base: replaced }) => {
      setFailed(checkupFailure(failure, replaced ? 'update' : 'create'));
      // The newer checkup arrives, and the screen offers both.
      if (isOutdated(failure) || isWritten(failure)) void queryClient.invalidateQueries({ queryKey });
    },
  });
  const wrong = CHECKUP_FIELDS.find((name) => longText(MAX_TEXT)(fields[name]));
  const unread = CHECKUP_KINDS.some(
    (kind) => measurementProblem(kind, texts[kind] ?? '') ?? rangeProblem(kind, { texts, ranges }),
  );
  const send = () => {
    setJump(undefined);
    save.mutate({ clientId, base, values: fields, measured: measuredOn.sent });
  };
  const check = () => {
    const empty = emptyCheckup(fields, takenOf(texts));
    const noDay = hasLabs(texts) && !reportDay ? 'Please enter the day of the report.' : undefined;
    const isRefused = unread || measuredOn.problem !== undefined;
    setFailed(isRefused ? undefined : (empty ?? noDay));
    if (isRefused) measuring.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    if (wrong || isRefused || empty || noDay) return;
    const { day } = measuredOn;
    const value = readMeasurement('weight', texts.weight ?? '')?.value;
    const isNew = value !== undefined && base?.measures.every((one) => one.value !== value) !== false;
    const from = isNew ? jumpFrom(measured, { value, day }) : undefined;
    if (from && value !== undefined) setJump({ from, day, value });
    else send();
  };
  // A problem ends when the form shows another checkup.
  const withoutProblem = {
    ...editor,
    takeSaved: () => {
      setFailed(undefined);
      editor.takeSaved();
    },
    keepMine: () => {
      setFailed(undefined);
      editor.keepMine();
    },
  };
  const load = (checkup: Checkup) => {
    setAsking(undefined);
    setFailed(undefined);
    editor.load(checkup);
    heading.current?.focus();
  };

  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
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
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '1fr 1fr' } }}>
          {CHECKUP_FIELDS.map((name) => (
            <InputField
              key={name}
              label={CHECKUP_LABELS[name]}
              rows={name === 'bloodPressure' ? 1 : 2}
              value={fields[name]}
              error={longText(MAX_TEXT)(fields[name])}
              helperText={checkupHint(name, fields[name], texts)}
              onChange={(value) => {
                setFailed(undefined);
                change((now) => ({ ...now, [name]: value }));
              }}
              sx={name === 'other' ? { gridColumn: '1 / -1' } : undefined}
            />
          ))}
        </Box>
        <Box ref={measuring} sx={{ display: 'grid', gap: 4 }}>
          <MeasuredOn
            of={measuredOn}
            onChoose={(day) => {
              setFailed(undefined);
              change((now) => ({ ...now, measuredOn: day }));
            }}
          />
          <WeighIn
            key={base?._id}
            texts={texts}
            ranges={ranges}
            reportDay={reportDay}
            known={measured}
            onChange={(kind, text) => {
              setFailed(undefined);
              change((now) => ({ ...now, measures: { ...now.measures, [kind]: text } }));
            }}
            onRange={(kind, text) => {
              setFailed(undefined);
              change((now) => ({ ...now, ranges: { ...now.ranges, [kind]: text } }));
            }}
            onReportDay={(day) => {
              setFailed(undefined);
              change((now) => ({ ...now, reportDay: day }));
            }}
          />
        </Box>
        <EditorBar
          editor={editor}
          problem={failed}
          saveLabel={base ? 'Update Checkup' : 'Save Checkup'}
          saving={save.isPending}
          newLabel="New Checkup"
          onSave={check}
          onStartNew={
            ofVisit
              ? undefined
              : () => {
                  setFailed(undefined);
                  editor.startNew();
                  heading.current?.focus();
                }
          }
        />
      </Box>
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
