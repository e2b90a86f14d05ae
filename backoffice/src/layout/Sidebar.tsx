import { counted } from '@clinic/contract/platform/counted';
import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useGetIdentity, useLogout } from 'react-admin';
import { Link, NavLink } from 'react-router';
import type { LogoutParams } from '../providers/auth-provider.ts';
import { ClinicLogo } from './ClinicLogo.tsx';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { Hidden } from '@clinic/ui/layout/Hidden.tsx';
import { useClinicFacts } from '@clinic/ui/layout/useClinicFacts.ts';
import { hasUnsaved } from '@clinic/ui/forms/unsaved.ts';

export interface SidebarEntry {
  label: string;
  to: string;
  icon: ReactNode;
  /** A number beside the label, and the noun of what it counts. */
  badge?: { count: number; meaning: string };
}

export interface SidebarGroup {
  /** Heading of a group; left out for links without a group. */
  heading?: string;
  entries: SidebarEntry[];
}

interface Props {
  area: string;
  groups: SidebarGroup[];
  search: ReactNode;
  onNavigate: () => void;
}

const ownAccount: SidebarEntry = {
  label: 'My account',
  to: '/account',
  icon: <AccountIcon fontSize="small" />,
};

/** Compact enough that all of an admin's links are visible in a window of 900 px. */
const groupsLook = {
  display: 'grid',
  gap: { xs: 3, lg: 2 },
  '& .MuiListItemButton-root': { py: { lg: 0.75 } },
  '& .MuiListItemText-root': { my: { lg: 0 } },
} as const;

const byButton: LogoutParams = { byButton: true };

export function Sidebar({ area, groups, search, onNavigate }: Props) {
  const id = useId();
  const { name } = useClinicFacts();
  const logout = useLogout();
  const [asking, setAsking] = useState(false);
  const leave = () => void logout(byButton, undefined, false);
  const { data: person } = useGetIdentity();
  const linkTo = ({ label, to, icon, badge }: SidebarEntry) => (
    <ListItem key={to} disablePadding>
      <ListItemButton
        component={NavLink}
        to={to}
        end
        onClick={onNavigate}
        sx={{
          '&.active': { bgcolor: 'var(--maroon-soft)', color: 'var(--maroon-dark)' },
          '&.active .MuiListItemText-primary': { fontWeight: 600 },
        }}
      >
        <ListItemIcon sx={{ minWidth: 34, color: 'inherit' }}>{icon}</ListItemIcon>
        <ListItemText primary={label} />
        {badge && badge.count > 0 && (
          <>
            <Badge badgeContent={badge.count} max={999} color="warning" sx={{ mr: 2 }} />
            <Hidden>, {counted(badge.count, badge.meaning)}</Hidden>
          </>
        )}
      </ListItemButton>
    </ListItem>
  );
  return (
    <Box
      component="nav"
      aria-label={area}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%', p: 3 }}
    >
      <Box sx={{ px: 2, pt: 1, pb: 4, display: 'flex', alignItems: 'center', gap: 2 }}>
        <ClinicLogo size={36} />
        <div>
          <Typography
            sx={{ fontFamily: 'var(--serif)', fontWeight: 600, color: 'primary.dark', lineHeight: 1.2 }}
          >
            {name}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {area}
          </Typography>
        </div>
      </Box>
      {search && <Box sx={{ display: 'grid', px: 1, pb: 3 }}>{search}</Box>}
      <Box sx={groupsLook}>
        {groups.map(({ heading, entries }, at) => {
          const named = heading && `${id}-${at}`;
          return (
            <div key={heading ?? at}>
              {heading && (
                <Typography
                  id={named}
                  variant="caption"
                  component="div"
                  color="textSecondary"
                  sx={{ px: 2, pb: 0.5 }}
                >
                  {heading}
                </Typography>
              )}
              <List disablePadding aria-labelledby={named} sx={{ display: 'grid', gap: { xs: 1, lg: 0 } }}>
                {entries.map(linkTo)}
              </List>
            </div>
          );
        })}
      </Box>
      <Box sx={{ mt: 'auto', pt: 4 }}>
        <Typography
          component={Link}
          to={ownAccount.to}
          onClick={onNavigate}
          variant="caption"
          color="textSecondary"
          sx={{
            display: 'block',
            px: 2,
            py: 1,
            textDecoration: 'none',
            '&:hover': { textDecoration: 'underline' },
          }}
        >
          {person?.fullName}
        </Typography>
        <List disablePadding>
          {linkTo(ownAccount)}
          <ListItem disablePadding>
            <ListItemButton onClick={() => (hasUnsaved() ? setAsking(true) : leave())}>
              <ListItemIcon sx={{ minWidth: 34, color: 'inherit' }}>
                <LogoutIcon fontSize="small" />
              </ListItemIcon>
              <ListItemText primary="Logout" />
            </ListItemButton>
          </ListItem>
        </List>
      </Box>
      <ConfirmDialog
        open={asking}
        title="Log out without saving?"
        confirmLabel="Log out"
        cancelLabel="Stay here"
        danger
        onConfirm={leave}
        onClose={() => setAsking(false)}
      >
        What you changed on this page is not saved yet.
      </ConfirmDialog>
    </Box>
  );
}
