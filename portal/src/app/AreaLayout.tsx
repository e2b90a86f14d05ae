import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { clinicFacts, clinicLogo } from '@clinic/contract/clinic';
import { barHeight } from '@clinic/ui/phone-toasts';
import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { Link, Outlet, useLoaderData } from 'react-router';
import { AccountContext } from '../components/account.ts';
import { SideSheet } from '../components/SideSheet.tsx';
import type { Session } from '@clinic/ui/session/session.ts';
import type { Area } from '../lib/log-in-path.ts';
import { AreaNavigation, type NavigationItem } from './AreaNavigation.tsx';
import { PortalForms } from './PortalForms.tsx';
import { useSessionWatch } from './useSessionWatch.ts';
import { OpenDrafts } from '@clinic/ui/forms/OpenDrafts.tsx';
import { SkipLink } from '@clinic/ui/layout/SkipLink.tsx';

/** Its words have room also where text is large. */
const SIDEBAR_WIDTH = 'min(15.5rem, 30vw)';

const MenuButton = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 'max(44px, 2rem)',
  height: 44,
  border: 0,
  borderRadius: 'var(--radius)',
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));

interface Props {
  area: Area;
  areaName: string;
  items: readonly NavigationItem[];
  BottomBar?: ComponentType<{ onMenu: () => void }>;
  /** In the header. */
  search?: ReactNode;
  children?: ReactNode;
}

const areaBar = barHeight('--area-bar');

/** Header, sidebar (below 1024 px behind a menu button) and the area's screens. */
export function AreaLayout({ area, areaName, items, BottomBar, search, children }: Props) {
  const session = useLoaderData<Session>();
  useSessionWatch(area);
  const [menuOpen, setMenuOpen] = useState(false);
  const account = useMemo(() => ({ ...session, area }), [session, area]);

  const navigation = <AreaNavigation area={area} items={items} onNavigate={() => setMenuOpen(false)} />;

  return (
    <AccountContext value={account}>
      <SkipLink />
      <Box
        ref={areaBar}
        component="header"
        className="no-print"
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 'appBar',
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          height: 64,
          px: { xs: 2, sm: 6 },
          bgcolor: 'var(--paper)',
          borderBottom: '1px solid var(--line)',
        }}
      >
        <MenuButton type="button" aria-label="Open menu" onClick={() => setMenuOpen(true)}>
          <MenuIcon />
        </MenuButton>
        <img src={clinicLogo()} alt="" width={32} height={32} />
        <Typography
          noWrap
          sx={{ fontFamily: 'var(--serif)', fontWeight: 600, color: 'primary.main', flex: 1, minWidth: 0 }}
        >
          {clinicFacts().name}
        </Typography>
        {search}
        <Typography
          component={Link}
          to={`/${area}/account`}
          variant="body2"
          noWrap
          sx={{
            color: 'text.secondary',
            py: 2,
            textDecoration: 'none',
            '&:hover': { textDecoration: 'underline' },
            maxWidth: { xs: 120, sm: 280 },
            display: { xs: 'none', sm: 'block' },
          }}
        >
          {session.name}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'stretch', minHeight: 'calc(100dvh - 64px)' }}>
        <Box
          component="nav"
          aria-label={areaName}
          className="no-print"
          sx={{
            display: { xs: 'none', lg: 'block' },
            width: SIDEBAR_WIDTH,
            flexShrink: 0,
            bgcolor: 'var(--cream)',
            borderRight: '1px solid var(--line)',
          }}
        >
          <Box sx={{ position: 'sticky', top: 64, p: 3 }}>{navigation}</Box>
        </Box>
        <Box
          component="main"
          id="main"
          sx={{
            flex: 1,
            minWidth: 0,
            px: { xs: 4, md: 8 },
            pt: { xs: 5, md: 8 },
            pb: { xs: BottomBar ? 'max(76px, calc(var(--bottom-bar, 0px) + 12px))' : 10, lg: 12 },
            '@media print': { p: 0 },
          }}
        >
          <Box sx={{ maxWidth: 1120, mx: 'auto' }}>
            {children}
            <OpenDrafts key={session.id} area={area} account={session.id}>
              <PortalForms area={area} account={session.id}>
                <Outlet />
              </PortalForms>
            </OpenDrafts>
          </Box>
        </Box>
      </Box>
      <SideSheet open={menuOpen} label="Menu" onClose={() => setMenuOpen(false)}>
        <Box component="nav" aria-label={areaName}>
          <Typography
            component={Link}
            to={`/${area}/account`}
            onClick={() => setMenuOpen(false)}
            sx={{ display: 'block', px: 4, py: 2, color: 'inherit', fontWeight: 600, textDecoration: 'none' }}
          >
            {session.name}
          </Typography>
          {navigation}
        </Box>
      </SideSheet>
      {BottomBar && <BottomBar onMenu={() => setMenuOpen(true)} />}
    </AccountContext>
  );
}
