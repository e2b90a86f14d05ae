import type { AdminWorklists } from '@clinic/contract/dashboards/admin-worklists';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { STAFF_LISTS, type AdminListName } from './admin-lists.ts';
import { AdminLists } from './AdminLists.tsx';

const NAMES = Object.keys(STAFF_LISTS) as AdminListName[];

interface Props extends Pick<AdminWorklists, 'lists' | 'waitingLetters'> {
  /** True: nothing of a new clinic's settling is left, so that nothing waits may be said. */
  isSettled: boolean;
}

export function AdminWork({ lists, waitingLetters, isSettled }: Props) {
  const nothing = waitingLetters > 0 ? 'Nothing else waits' : 'Nothing waits';
  const waiting = NAMES.filter((name) => lists[name].count > 0);
  if (waiting.length === 0 && !isSettled) return null;
  return (
    <Box component="section" aria-labelledby="what-waits" sx={{ minWidth: 0 }}>
      <Typography id="what-waits" component="h2" variant="h2" sx={{ mb: 2 }}>
        {waiting.length > 0 ? 'What waits' : nothing}
      </Typography>
      {waiting.length === 0 && (
        <Typography variant="body2" sx={{ color: 'var(--leaf-dark)' }}>
          Every doctor has hours and an assistant, and every client a doctor.
        </Typography>
      )}
      <AdminLists names={waiting} lists={lists} />
    </Box>
  );
}
