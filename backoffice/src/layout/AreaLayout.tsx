import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useGetIdentity } from 'react-admin';
import { Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import { ClinicLogo } from './ClinicLogo.tsx';
import { DemoBanner } from '@clinic/ui/layout/DemoBanner.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { OpenDrafts } from '@clinic/ui/forms/OpenDrafts.tsx';
import { DeskForms } from '../providers/DeskForms.tsx';
import { SkipLink } from '@clinic/ui/layout/SkipLink.tsx';
import { useClinicFacts } from '@clinic/ui/layout/useClinicFacts.ts';
import { Sidebar, type SidebarGroup } from './Sidebar.tsx';

/** Width in pixels. */
const SIDEBAR_WIDTH = 232;

interface Props {
  area: string;
  groups: SidebarGroup[];
  search: ReactNode;
  /** Shown between the demo banner and the page. */
  banner?: ReactNode;
  children: ReactNode;
}

function OwnDrafts({ children }: { children: ReactNode }) {
  const { data } = useGetIdentity();
  // Deferred, so that the loading page stays until the page's code is there: React would show a new one for at least
  // 300 ms.
  const person = useDeferredValue(data);
  if (!person) return <LoadingPage />;
  const account = String(person.id);
  return (
    <OpenDrafts key={account} area="backoffice" account={account} waiting={<LoadingPage />}>
      <DeskForms account={account}>{children}</DeskForms>
    </OpenDrafts>
  );
}

/** Skip link, sidebar (a drawer below 1024 px) and the page. */
export function AreaLayout({ area, groups, search, banner, children }: Props) {
  const wide = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const [open, setOpen] = useState(false);
  const { name } = useClinicFacts();
  const sidebar = (
    <Sidebar area={area} groups={groups} search={wide && search} onNavigate={() => setOpen(false)} />
  );
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <SkipLink />
      <DemoBanner />
      {banner}
      {!wide && (
        <AppBar position="sticky" sx={{ displayPrint: 'none' }}>
          <Toolbar>
            <IconButton edge="start" aria-label="Open menu" onClick={() => setOpen(true)}>
              <MenuIcon />
            </IconButton>
            <ClinicLogo size={32} />
            <Typography sx={{ fontFamily: 'var(--serif)', fontWeight: 600, ml: 2, flex: 1 }} noWrap>
              {name}
            </Typography>
            {search}
          </Toolbar>
        </AppBar>
      )}
      <Box sx={{ display: 'flex', flex: 1 }}>
        {wide ? (
          <Box
            sx={{
              width: SIDEBAR_WIDTH,
              flexShrink: 0,
              bgcolor: 'var(--cream)',
              borderRight: '1px solid var(--line)',
              displayPrint: 'none',
            }}
          >
            <Box sx={{ position: 'sticky', top: 0, maxHeight: '100vh', overflowY: 'auto' }}>{sidebar}</Box>
          </Box>
        ) : (
          <Drawer
            open={open}
            onClose={() => setOpen(false)}
            slotProps={{ paper: { sx: { width: SIDEBAR_WIDTH }, 'aria-label': 'Menu' } }}
          >
            {sidebar}
          </Drawer>
        )}
        <Box
          component="main"
          id="main"
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, p: { xs: 4, md: 6 }, outline: 'none', '@media print': { p: 0 } }}
        >
          <PageBoundary>
            <Suspense fallback={<LoadingPage />}>
              <OwnDrafts>{children}</OwnDrafts>
            </Suspense>
          </PageBoundary>
        </Box>
      </Box>
    </Box>
  );
}
