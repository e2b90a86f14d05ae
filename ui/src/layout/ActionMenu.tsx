import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'react-router';

/** An entry of the menu: a press or a link. */
export interface MenuAction {
  label: string;
  press?: () => void;
  to?: string;
}

interface Props {
  /** Names the button, since nothing is written on it. */
  label: string;
  actions: readonly MenuAction[];
}

export function ActionMenu({ label, actions }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        size="small"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {actions.map(({ label: words, press, to }) => (
          <MenuItem
            key={words}
            {...(to && { component: Link, to })}
            onClick={() => {
              close();
              press?.();
            }}
          >
            {words}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
