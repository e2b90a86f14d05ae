import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { SavedText, StickyBar } from '../../components/StickyBar.tsx';
import { useSaveKey } from '@clinic/ui/forms/useSaveKey.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('@clinic/ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}));

interface Props {
  editor: { base: unknown; dirty: boolean };
  problem: string | undefined;
  saveLabel: string;
  saving: boolean;
  onSave: () => void;
  /** Left out when no other record can be started. */
  onStartNew?: () => void;
  /** True: there is nothing to save yet, since the page's first button starts the record. */
  nothingYet?: boolean;
  /** One line with the result of the plan checks. */
  checked?: ReactNode;
  /** Left out: "Create New Plan". */
  newLabel?: string;
  children?: ReactNode;
}

export function EditorBar({
  editor,
  problem,
  saveLabel,
  saving,
  onSave,
  onStartNew,
  children,
  ...rest
}: Props) {
  const { newLabel = 'Create New Plan', nothingYet = false, checked } = rest;
  const { base, dirty } = editor;
  const [asking, setAsking] = useState(false);
  useSaveKey(() => {
    if (!saving) onSave();
  });
  return (
    <StickyBar>
      <output style={{ display: 'contents' }}>{children}</output>
      {problem && (
        <Notice tone="stopped" announce="alert">
          {problem}
        </Notice>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'center',
          '& > button': { flex: { xs: '1 1 auto', sm: 'none' }, px: { xs: 2, sm: 4 } },
        }}
      >
        {checked && (
          // The text is cut before it would push the buttons to another row.
          <Box
            sx={{
              flex: { xs: '1 1 100%', sm: '0 1 auto' },
              maxWidth: { sm: '40%' },
              minWidth: 0,
              minHeight: 30,
            }}
          >
            <Suspense>{checked}</Suspense>
          </Box>
        )}
        <Box
          sx={{
            flex: { xs: '1 1 100%', sm: '1 1 180px' },
            minWidth: 0,
            color: 'var(--ink-soft)',
            fontSize: '0.9375rem',
          }}
        >
          <SavedText dirty={dirty} stored={Boolean(base)} />
        </Box>
        {onStartNew && (Boolean(base) || dirty) && (
          <Button
            variant="outlined"
            disabled={saving}
            onClick={() => (dirty ? setAsking(true) : onStartNew())}
          >
            {newLabel}
          </Button>
        )}
        <Button
          variant={nothingYet ? 'outlined' : 'contained'}
          loading={saving}
          aria-keyshortcuts="Control+S Meta+S"
          title="Ctrl+S"
          onClick={onSave}
        >
          {saveLabel}
        </Button>
      </Box>
      {asking && (
        <Suspense>
          <ConfirmDialog
            open
            title="Start anew?"
            confirmLabel={newLabel}
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              onStartNew?.();
            }}
          >
            What you changed is not saved and would be given up.
          </ConfirmDialog>
        </Suspense>
      )}
    </StickyBar>
  );
}
