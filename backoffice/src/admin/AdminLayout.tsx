import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import MedicalServicesIcon from '@mui/icons-material/MedicalServicesOutlined';
import type { ReactNode } from 'react';
import { AreaLayout } from '../layout/AreaLayout.tsx';
import type { SidebarEntry } from '../layout/Sidebar.tsx';

const entries: SidebarEntry[] = [
  { label: 'Home', to: '/', icon: <HomeIcon fontSize="small" /> },
  { label: 'Manage Doctors', to: '/doctors', icon: <MedicalServicesIcon fontSize="small" /> },
  { label: 'Manage Assistants', to: '/assistants', icon: <BadgeIcon fontSize="small" /> },
  { label: 'Clients', to: '/clients', icon: <GroupsIcon fontSize="small" /> },
  { label: 'Audit', to: '/audit', icon: <HistoryIcon fontSize="small" /> },
];

export const AdminLayout = ({ children }: { children: ReactNode }) => (
  <AreaLayout area="Administration" entries={entries}>
    {children}
  </AreaLayout>
);
