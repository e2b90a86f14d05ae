import type { DietPlanStatus } from '@clinic/contract/constants';
import type { ClientProgram } from '@clinic/contract/people';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { Notice } from '../../components/Notice.tsx';
import { missingIn, useSavePlan } from './useSavePlan.ts';
import type { PlanEditor } from './usePlanEditor.ts';

const typesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Ctrl+Z and Ctrl+Shift+Z outside of text fields, which have their own. */
function useUndoKeys({ undo, redo }: PlanEditor) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      if (typesText(event.target)) return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [undo, redo]);
}

/** The buttons by what is stored: new, draft or published. */
function actionsFor(editor: PlanEditor): readonly { label: string; status: DietPlanStatus; asks: boolean }[] {
  const { base } = editor;
  if (!base) return [{ label: 'Save Diet Plan', status: 'draft', asks: false }];
  return base.status === 'draft'
    ? [
        { label: 'Publish', status: 'published', asks: true },
        { label: 'Save Diet Plan', status: 'draft', asks: false },
      ]
    : [
        { label: 'Save as draft', status: 'draft', asks: false },
        { label: 'Update Diet Plan', status: 'published', asks: true },
      ];
}

function UndoButtons({ editor }: { editor: PlanEditor }) {
  const { lastStep, nextStep } = editor;
  const undo = lastStep ? `Undo: ${lastStep.label}` : 'Undo';
  const redo = nextStep ? `Redo: ${nextStep.label}` : 'Redo';
  return (
    <Box sx={{ display: 'flex' }}>
      <IconButton aria-label="Undo last step" title={undo} disabled={!lastStep} onClick={editor.undo}>
        <UndoIcon />
      </IconButton>
      <IconButton aria-label="Redo last step" title={redo} disabled={!nextStep} onClick={editor.redo}>
        <RedoIcon />
      </IconButton>
    </Box>
  );
}

/** What was taken away a moment ago, and the way to have it back. */
function TakenAway({ editor }: { editor: PlanEditor }) {
  const { lastStep } = editor;
  if (!lastStep?.announced) return null;
  const undo = (
    <Button color="inherit" variant="outlined" size="small" onClick={editor.undo}>
      Undo
    </Button>
  );
  return (
    <Notice tone="note" action={undo}>
      {lastStep.label}.
    </Notice>
  );
}

interface Props {
  clientId: string;
  clientName: string;
  program: ClientProgram | null;
  editor: PlanEditor;
}

/** Always in sight: what is missing, what is not saved yet, undo, and the ways to save. */
export function SaveBar({ clientId, clientName, program, editor }: Props) {
  const { problems, saving, check, save } = useSavePlan(clientId, program, editor);
  const [asking, setAsking] = useState(false);
  useUndoKeys(editor);
  const missing = missingIn(editor.plan, program);
  const actions = actionsFor(editor);

  return (
    <Box
      component="section"
      aria-label="Save"
      className="no-print"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 6,
        mx: { xs: -4, md: 0 },
        px: 4,
        py: 3,
        display: 'grid',
        gap: 2,
        bgcolor: 'var(--paper)',
        border: '1px solid var(--line)',
        borderRadius: { md: '10px 10px 0 0' },
        boxShadow: 'var(--shadow-raised)',
      }}
    >
      <output style={{ display: 'contents' }}>
        <TakenAway editor={editor} />
      </output>
      {problems.length > 0 && (
        <Notice tone="stopped" announce="alert">
          {problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </Notice>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <UndoButtons editor={editor} />
        <Box sx={{ flex: '1 1 180px', minWidth: 0, color: 'var(--ink-soft)', fontSize: '0.9375rem' }}>
          {missing.length > 0 && problems.length === 0 ? (
            <>Before saving: {missing[0]}</>
          ) : editor.dirty ? (
            'Not saved yet, kept in this browser.'
          ) : (
            editor.base && 'Everything is saved.'
          )}
        </Box>
        {actions.map(({ label, status, asks }, place) => (
          <Button
            key={label}
            variant={place === actions.length - 1 ? 'contained' : 'outlined'}
            loading={saving === status}
            disabled={saving !== null}
            onClick={() => {
              if (!check()) return;
              if (asks) setAsking(true);
              else save(status);
            }}
          >
            {label}
          </Button>
        ))}
      </Box>
      <ConfirmDialog
        open={asking}
        title={editor.base?.status === 'published' ? 'Publish these changes?' : 'Publish this diet plan?'}
        confirmLabel="Publish now"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          save('published');
        }}
      >
        {clientName} sees this plan as soon as it is published.
      </ConfirmDialog>
    </Box>
  );
}
