import { grouped } from '@clinic/contract/platform/counted';
import type { Worklist, WorkRow } from '@clinic/contract/dashboards/work-rows';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Fragment, useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router';

/** Rows shown before "more" is pressed. */
const FIRST = 4;
interface Props<Row extends WorkRow> {
  title: string;
  list: Worklist<Row>;
  /** True: closed until its heading is pressed. */
  folded: boolean;
  /** Link to the screen with the complete list. */
  whole?: { label: string; to: string };
  renderRow: (row: Row) => ReactNode;
}

export function WorklistSection<Row extends WorkRow>(props: Props<Row>) {
  const { title, list, folded, whole, renderRow } = props;
  const { count, rows } = list;
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
            {title}
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
            <Fragment key={row.id}>{renderRow(row)}</Fragment>
          ))}
        </Box>
        {rows.length > shown.length && (
          <Button onClick={() => setAll(true)}>Show {rows.length - shown.length} more</Button>
        )}
        {whole && (
          <Button component={Link} to={whole.to}>
            {whole.label}
          </Button>
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
