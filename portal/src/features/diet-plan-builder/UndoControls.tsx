import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useShortcut } from '@clinic/ui/lists/useShortcut.ts';
import type { PlanEditor } from '../diet-plan-editing/usePlanEditor.ts';

const typesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Handles Ctrl+Z and Ctrl+Shift+Z outside of text fields, which have their own undo. */
export function useUndoKeys({ undo, redo }: PlanEditor) {
  useShortcut('z', ({ target, shiftKey }) => {
    if (typesText(target)) return false;
    if (shiftKey) redo();
    else undo();
  });
}

export function UndoButtons({ editor }: { editor: PlanEditor }) {
  const { lastStep, nextStep } = editor;
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      <IconButton
        aria-label="Undo last step"
        title={lastStep ? `Undo: ${lastStep.label}` : undefined}
        disabled={!lastStep}
        onClick={editor.undo}
      >
        <UndoIcon />
      </IconButton>
      <IconButton
        aria-label="Redo last step"
        title={nextStep ? `Redo: ${nextStep.label}` : undefined}
        disabled={!nextStep}
        onClick={editor.redo}
      >
        <RedoIcon />
      </IconButton>
    </Box>
  );
}

export function TakenAway({ editor }: { editor: PlanEditor }) {
  const { lastStep } = editor;
  if (!lastStep?.announced) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 3,
        alignItems: 'center',
        px: 3,
        py: 1,
        borderRadius: 1,
        border: '1px solid var(--river)',
        bgcolor: 'var(--river-soft)',
        color: 'var(--river-dark)',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{lastStep.label}.</Box>
      <Button color="inherit" variant="outlined" size="small" onClick={editor.undo}>
        Undo
      </Button>
    </Box>
  );
}
