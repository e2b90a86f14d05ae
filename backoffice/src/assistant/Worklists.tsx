import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { DeskLists } from '@clinic/contract/dashboards/desk-worklists';
import type { WorkRow } from '@clinic/contract/dashboards/work-rows';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode } from 'react';
import { WorklistSection } from '../work-rows/WorklistSection.tsx';
import { DeskRow } from './DeskRow.tsx';
import type { DeskWays } from './row-actions.ts';
import { DESK_LISTS, LIST_NAMES, type DeskListName } from './worklists.ts';

/** The list's title, with its sum if it has one. */
const titleOf = (name: DeskListName, lists: DeskLists): string =>
  name === 'overdue'
    ? `${DESK_LISTS.overdue.title}, ${formatRupees(lists.overdue.sum)}`
    : DESK_LISTS[name].title;

interface Props {
  title: string;
  names: readonly DeskListName[];
  lists: DeskLists;
  ways: Omit<DeskWays, 'record' | 'tell'>;
  children?: ReactNode;
}

export function Worklists({ title, names, lists, ways, children }: Props) {
  const wide = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} component="h2" variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          columnGap: 8,
          rowGap: { xs: 0, md: 4 },
          // One column beside the visits, otherwise as many as fit.
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
        }}
      >
        {names.map((name) => (
          <WorklistSection<WorkRow>
            key={name}
            title={titleOf(name, lists)}
            list={lists[name]}
            folded={!wide}
            whole={DESK_LISTS[name].whole}
            renderRow={(row) => <DeskRow list={name} row={row} ways={ways} />}
          />
        ))}
      </Box>
      {children}
    </Box>
  );
}

/** Names empty lists as good news. */
export function AllGood({ lists }: { lists: DeskLists }) {
  const good = LIST_NAMES.filter((name) => lists[name].count === 0).map((name) => DESK_LISTS[name].good);
  return good.length > 0 ? (
    <Typography variant="body2" sx={{ mt: 4, color: 'var(--leaf-dark)' }}>
      All good: {good.join(', ')}.
    </Typography>
  ) : null;
}
