import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { Notice } from '../../components/Notice.tsx';

interface Props {
  editor: { base: unknown; dirty: boolean };
  problem: string | undefined;
  saveLabel: string;
  saving: boolean;
  onSave: () => void;
  onStartNew: () => void;
  /** "Create New Plan" unless given. */
  newLabel?: string;
  children?: ReactNode;
}

/** Always in sight at the lower edge: what went wrong, what is not saved yet, a new record, and Save. */
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
  const { newLabel = 'Create New Plan' } = rest;
  const { base, dirty } = editor;
  const [asking, setAsking] = useState(false);
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
        <Box
          sx={{
            flex: { xs: '1 1 100%', sm: '1 1 180px' },
            minWidth: 0,
            color: 'var(--ink-soft)',
            fontSize: '0.9375rem',
          }}
        >
          {dirty ? 'Not saved yet, kept in this browser.' : Boolean(base) && 'Everything is saved.'}
        </Box>
        {(Boolean(base) || dirty) && (
          <Button
            variant="outlined"
            disabled={saving}
            onClick={() => (dirty ? setAsking(true) : onStartNew())}
          >
            {newLabel}
          </Button>
        )}
        <Button variant="contained" loading={saving} onClick={onSave}>
          {saveLabel}
        </Button>
      </Box>
      <ConfirmDialog
        open={asking}
        title="Start anew?"
        confirmLabel={newLabel}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onStartNew();
        }}
      >
        What you changed is not saved and would be given up.
      </ConfirmDialog>
    </Box>
  );
}
