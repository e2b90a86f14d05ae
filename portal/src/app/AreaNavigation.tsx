import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import { styled } from '@mui/material/styles';
import type SvgIcon from '@mui/material/SvgIcon';
import { Link, useLocation } from 'react-router';
import type { Area } from '../lib/log-in-path.ts';

export interface NavigationItem {
  label: string;
  to: string;
  Icon: typeof SvgIcon;
  /** Prefixes of other addresses that belong to this item. */
  also?: readonly string[];
}

const Items = styled('ul')({
  containerType: 'inline-size',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 4,
});

const Item = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 44,
  padding: '6px 16px',
  borderRadius: 'var(--radius)',
  color: 'var(--ink)',
  textDecoration: 'none',
  '&:hover': { background: 'var(--sand)' },
  '&[aria-current]': { background: 'var(--maroon-soft)', color: 'var(--maroon-dark)', fontWeight: 600 },
  // Where text is large, the longest word needs the room of the sign beside it.
  '@container (max-width: 9rem)': { svg: { display: 'none' } },
});

interface Props {
  area: Area;
  items: readonly NavigationItem[];
  onNavigate: () => void;
}

export function AreaNavigation({ area, items, onNavigate }: Props) {
  const { pathname } = useLocation();
  const linkTo = ({ label, to, Icon, also = [] }: NavigationItem) => (
    <Item
      to={to}
      onClick={onNavigate}
      aria-current={pathname === to || also.some((path) => pathname.startsWith(path)) ? 'page' : undefined}
    >
      <Icon fontSize="small" />
      {label}
    </Item>
  );
  return (
    <Items>
      {items.map((item) => (
        <li key={item.to}>{linkTo(item)}</li>
      ))}
      <li style={{ marginTop: 8, paddingTop: 8, borderTop: '1px solid var(--line)' }}>
        {linkTo({ label: 'My account', to: `/${area}/account`, Icon: AccountIcon })}
      </li>
      <li>
        <Item to={`/${area}/logout`} onClick={onNavigate}>
          <LogoutIcon fontSize="small" />
          Logout
        </Item>
      </li>
    </Items>
  );
}
