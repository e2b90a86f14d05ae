import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { SavedText, StickyBar } from '../../components/StickyBar.tsx';
import { useSaveKey } from '@clinic/ui/forms/useSaveKey.ts';
import { SAVE_KEYS } from './form-keys.ts';

interface Props {
  saveLabel: string;
  saving: boolean;
  dirty: boolean;
  /** Why the last save failed; `onReload` when the record must be reloaded first. */
  problem: { text: string; onReload?: () => void } | null;
  /** Name of a chosen file that the save leaves out. */
  leavesOut: string | undefined;
  onCancel: () => void;
}

export function FormBar({ saveLabel, saving, dirty, problem, leavesOut, onCancel }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useSaveKey(() => {
    if (!saving) button.current?.form?.requestSubmit();
  });
  return (
    <StickyBar mt={6}>
      {problem && <FailureNotice sentence={problem.text} retryLabel="Reload" onRetry={problem.onReload} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box
          sx={{
            flex: { xs: '1 1 100%', sm: '1 1 180px' },
            color: 'var(--ink-soft)',
            fontSize: '0.9375rem',
          }}
        >
          <SavedText dirty={dirty} /> {leavesOut && `${leavesOut} will not be sent.`}
        </Box>
        <Button variant="outlined" disabled={saving} onClick={onCancel}>
          Cancel
        </Button>
        <Button
          ref={button}
          type="submit"
          variant="contained"
          {...SAVE_KEYS}
          aria-disabled={saving}
          sx={{ flex: { xs: 1, sm: 'none' }, minWidth: 150 }}
        >
          {saving ? 'Saving...' : saveLabel}
        </Button>
      </Box>
    </StickyBar>
  );
}
