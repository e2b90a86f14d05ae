import type { AdminWorklists } from '@clinic/contract/dashboards/admin-worklists';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { STAFF_LISTS, type AdminListName } from './admin-lists.ts';
import { AdminLists } from './AdminLists.tsx';

const NAMES = Object.keys(STAFF_LISTS) as AdminListName[];

export function AdminWork({ lists, waitingLetters }: Pick<AdminWorklists, 'lists' | 'waitingLetters'>) {
  const nothing = waitingLetters > 0 ? 'Nothing else waits' : 'Nothing waits';
  const waiting = NAMES.filter((name) => lists[name].count > 0);
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
