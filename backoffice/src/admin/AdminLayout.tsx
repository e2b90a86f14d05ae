import EraseIcon from '@mui/icons-material/AutoDeleteOutlined';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import ReportIcon from '@mui/icons-material/DescriptionOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import MoneyIcon from '@mui/icons-material/CurrencyRupeeOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import PercentIcon from '@mui/icons-material/PercentOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import MedicalServicesIcon from '@mui/icons-material/MedicalServicesOutlined';
import type { ReactNode } from 'react';
import { AreaLayout } from '../layout/AreaLayout.tsx';
import type { SidebarGroup } from '../layout/Sidebar.tsx';
import { StaffLogOut } from '../layout/StaffLogOut.tsx';
import { AdminSearch } from './AdminSearch.tsx';

const groups: SidebarGroup[] = [
  { entries: [{ label: 'Home', to: '/', icon: <HomeIcon fontSize="small" /> }] },
  {
    heading: 'People',
    entries: [
      { label: 'Manage Doctors', to: '/doctors', icon: <MedicalServicesIcon fontSize="small" /> },
      { label: 'Manage Assistants', to: '/assistants', icon: <BadgeIcon fontSize="small" /> },
      { label: 'Clients', to: '/clients', icon: <GroupsIcon fontSize="small" /> },
    ],
  },
  {
    heading: 'Visits',
    entries: [
      { label: 'Visits', to: '/appointments', icon: <EventIcon fontSize="small" /> },
      { label: 'Hours', to: '/hours', icon: <ScheduleIcon fontSize="small" /> },
    ],
  },
  {
    heading: 'Money',
    entries: [
      { label: 'Invoices', to: '/invoices', icon: <ReceiptIcon fontSize="small" /> },
      { label: 'Money', to: '/money', icon: <MoneyIcon fontSize="small" /> },
    ],
  },
  {
    heading: 'Messages',
    entries: [{ label: 'Letters', to: '/letters', icon: <MailIcon fontSize="small" /> }],
  },
  {
    heading: 'Trust',
    entries: [
      { label: 'Audit', to: '/audit', icon: <HistoryIcon fontSize="small" /> },
      { label: 'Erasures', to: '/erasures', icon: <EraseIcon fontSize="small" /> },
      { label: 'Large Reports', to: '/reports', icon: <ReportIcon fontSize="small" /> },
    ],
  },
  {
    heading: 'Settings',
    entries: [
      { label: 'Tax classes', to: '/taxClasses', icon: <PercentIcon fontSize="small" /> },
      { label: 'Settings', to: '/settings', icon: <SettingsIcon fontSize="small" /> },
    ],
  },
];

export const AdminLayout = ({ children }: { children: ReactNode }) => (
  <>
    <StaffLogOut area="admin" />
    <AreaLayout area="Administration" groups={groups} search={<AdminSearch />}>
      {children}
    </AreaLayout>
  </>
);
