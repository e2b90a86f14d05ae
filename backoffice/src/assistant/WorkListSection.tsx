import { grouped } from '@clinic/contract/counted';
import type { WorkList, WorkRow } from '@clinic/contract/work-rows';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { actionsOf, type DeskWays } from './row-actions.ts';
import { DESK_LISTS, type DeskListName } from './work-lists.ts';
import { WorkRowLine } from './WorkRowLine.tsx';

/** Rows that stand there before somebody wants more. */
const FIRST = 4;
/** A visitor who asked is no client yet. */
const WITHOUT_PAGE: readonly DeskListName[] = ['enquiries'];

interface Props {
  name: DeskListName;
  list: WorkList;
  /** Closed until its heading is pressed. */
  folded: boolean;
  ways: DeskWays;
}

const pageOf = (name: DeskListName, { person }: WorkRow): string | undefined =>
  person && !WITHOUT_PAGE.includes(name) ? `/client-details/${person.id}` : undefined;

/** One list of what waits, with how many there are. */
export function WorkListSection({ name, list: { count, rows }, folded, ways }: Props) {
  const titleId = useId();
  const rowsId = useId();
  const [open, setOpen] = useState(!folded);
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, FIRST);
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography component="h3" sx={{ m: 0 }}>
        <ButtonBase
          aria-expanded={open}
          aria-controls={rowsId}
          onClick={() => setOpen(!open)}
          sx={{ width: '100%', justifyContent: 'flex-start', gap: 2, py: 1, minHeight: { xs: 44, md: 32 } }}
        >
          <Box
            component="span"
            sx={{
              fontFamily: 'var(--serif)',
              fontSize: '1.2rem',
              fontWeight: 600,
              color: 'primary.main',
              minWidth: 28,
              textAlign: 'left',
            }}
          >
            {grouped(count)}
          </Box>
          <Box component="span" id={titleId} sx={{ fontSize: '1rem', fontWeight: 600 }}>
            {DESK_LISTS[name].title}
          </Box>
          <ExpandIcon
            fontSize="small"
            sx={{ ml: 'auto', color: 'text.secondary', transform: open ? 'rotate(180deg)' : 'none' }}
          />
        </ButtonBase>
      </Typography>
      <Box id={rowsId} hidden={!open}>
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: '1px solid var(--line)' } }}
        >
          {shown.map((row) => (
            <WorkRowLine
              key={row.id}
              row={row}
              personPage={pageOf(name, row)}
              actions={actionsOf(name, row, ways)}
              onHide={() => ways.hide(name, row)}
            />
          ))}
        </Box>
        {rows.length > shown.length && (
          <Button onClick={() => setAll(true)}>Show {rows.length - shown.length} more</Button>
        )}
        {all && count > rows.length && (
          <Typography variant="body2" color="textSecondary">
            {grouped(count - rows.length)} more come up as these are done.
          </Typography>
        )}
      </Box>
    </Box>
  );
}
