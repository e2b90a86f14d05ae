import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ErrorState } from '../../components/ErrorState.tsx';

interface Props {
  saveLabel: string;
  saving: boolean;
  dirty: boolean;
  /** Why the last save did not work; `onReload` when the record has to be read anew first. */
  problem: { text: string; onReload?: () => void } | null;
  onCancel: () => void;
}

/** Always in sight at the lower edge of a form: what went wrong, Cancel and Save. */
export function FormBar({ saveLabel, saving, dirty, problem, onCancel }: Props) {
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
        mt: 6,
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
      {problem && <ErrorState text={problem.text} retryLabel="Reload" onRetry={problem.onReload} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box
          sx={{
            flex: { xs: '1 1 100%', sm: '1 1 180px' },
            color: 'var(--ink-soft)',
            fontSize: '0.9375rem',
          }}
        >
          {dirty && 'Not saved yet, kept in this browser.'}
        </Box>
        <Button variant="outlined" disabled={saving} onClick={onCancel}>
          Cancel
        </Button>
        <Button
          type="submit"
          variant="contained"
          aria-disabled={saving}
          sx={{ flex: { xs: 1, sm: 'none' }, minWidth: 150 }}
        >
          {saving ? 'Saving...' : saveLabel}
        </Button>
      </Box>
    </Box>
  );
}
