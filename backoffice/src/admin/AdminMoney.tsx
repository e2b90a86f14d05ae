import type { AdminWorklists } from '@clinic/contract/dashboards/admin-worklists';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MONEY_LISTS, type AdminListName } from './admin-lists.ts';
import { AdminLists } from './AdminLists.tsx';

const NAMES = Object.keys(MONEY_LISTS) as AdminListName[];

/** Shows unusual money actions since the last open day; renders nothing on a quiet day. */
export function AdminMoney({ lists }: Pick<AdminWorklists, 'lists'>) {
  const names = NAMES.filter((name) => lists[name].count > 0);
  if (names.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="money-to-look-at" sx={{ minWidth: 0 }}>
      <Typography id="money-to-look-at" component="h2" variant="h2" sx={{ mb: 2 }}>
        Money to look at
      </Typography>
      <AdminLists names={names} lists={lists} />
    </Box>
  );
}
