import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'react-router';
import type { RowAction } from './row-action.ts';

/** What else can be done about a row. */
export function RowMenu({ whom, actions }: { whom: string; actions: readonly RowAction[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={`More about ${whom}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        size="small"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {actions.map(({ label, press, to }) => (
          <MenuItem
            key={label}
            {...(to && { component: Link, to })}
            onClick={() => {
              close();
              press?.();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
