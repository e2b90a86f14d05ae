import LogoutIcon from '@mui/icons-material/Logout';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type SvgIcon from '@mui/material/SvgIcon';
import { Link, NavLink, useLocation } from 'react-router';
import type { Area } from '../lib/session.ts';

export interface NavigationItem {
  label: string;
  to: string;
  Icon: typeof SvgIcon;
  /** Other addresses that belong to this item. */
  also?: readonly string[];
}

interface Props {
  area: Area;
  items: readonly NavigationItem[];
  onNavigate: () => void;
}

export function AreaNavigation({ area, items, onNavigate }: Props) {
  const { pathname } = useLocation();
  return (
    <List disablePadding>
      {items.map(({ label, to, Icon, also = [] }) => (
        <ListItem key={to} disablePadding sx={{ mb: 1 }}>
          <ListItemButton
            component={NavLink}
            to={to}
            end
            selected={[to, ...also].includes(pathname)}
            onClick={onNavigate}
          >
            <ListItemIcon sx={{ minWidth: 40, color: 'inherit' }}>
              <Icon fontSize="small" />
            </ListItemIcon>
            <ListItemText primary={label} />
          </ListItemButton>
        </ListItem>
      ))}
      <ListItem disablePadding sx={{ mt: 3, pt: 3, borderTop: '1px solid var(--line)' }}>
        <ListItemButton component={Link} to={`/${area}/logout`}>
          <ListItemIcon sx={{ minWidth: 40, color: 'inherit' }}>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText primary="Logout" />
        </ListItemButton>
      </ListItem>
    </List>
  );
}
