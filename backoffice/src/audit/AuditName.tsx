import FilterIcon from '@mui/icons-material/FilterAltOutlined';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';

const PAGES: Record<string, string> = { doctor: '/doctors', assistant: '/assistants', client: '/clients' };

interface NarrowProps {
  /** Filters by a person's account, or by one record. */
  by: 'account' | 'record';
  value: string;
  name: string;
}

export function Narrow({ by, value, name }: NarrowProps) {
  const { filterValues, setFilters } = useListContext();
  if (!value || filterValues[by] === value) return null;
  const label = `Only entries of ${name}`;
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={label}
        onClick={() => setFilters({ ...filterValues, [by]: value })}
        sx={{ p: 0.5, ml: 0.5 }}
      >
        <FilterIcon fontSize="inherit" />
      </IconButton>
    </Tooltip>
  );
}

interface Props {
  kind: string;
  id: string;
  name: string;
}

/** Links to the person's row where there is one; a button beside it filters the audit by the person. */
export function AuditName({ kind, id, name }: Props) {
  const page = PAGES[kind];
  const filter = encodeURIComponent(JSON.stringify({ id: [id] }));
  return (
    <>
      {page ? (
        <MuiLink component={Link} to={`${page}?filter=${filter}`} color="inherit">
          {name}
        </MuiLink>
      ) : (
        name
      )}
      <Narrow by="account" value={id} name={name} />
    </>
  );
}
