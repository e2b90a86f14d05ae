import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import MailIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import PostAddIcon from '@mui/icons-material/PostAddOutlined';
import type { ReactNode } from 'react';
import { usePendingRequests } from '../appointments/usePendingRequests.ts';
import { AreaLayout } from '../layout/AreaLayout.tsx';
import type { SidebarEntry } from '../layout/Sidebar.tsx';
import { StaffLogOut } from '../layout/StaffLogOut.tsx';
import { DeskSearch } from './DeskSearch.tsx';
import { MailBanner } from './MailBanner.tsx';

const entries: SidebarEntry[] = [
  { label: 'Home', to: '/', icon: <HomeIcon fontSize="small" /> },
  { label: 'Appointments', to: '/appointments', icon: <CalendarIcon fontSize="small" /> },
  { label: 'Hours', to: '/hours', icon: <ScheduleIcon fontSize="small" /> },
  { label: 'Clients', to: '/clients', icon: <GroupsIcon fontSize="small" /> },
  { label: 'All Invoices', to: '/all-invoices', icon: <ReceiptIcon fontSize="small" /> },
  { label: 'Generate Invoice', to: '/invoice', icon: <PostAddIcon fontSize="small" /> },
  { label: 'Inventory', to: '/inventory', icon: <InventoryIcon fontSize="small" /> },
  { label: 'Enquiries', to: '/enquiries', icon: <MailIcon fontSize="small" /> },
];

export function AssistantLayout({ children }: { children: ReactNode }) {
  const pending = usePendingRequests();
  const withBadge = entries.map((entry) =>
    entry.to === '/appointments'
      ? { ...entry, badge: { count: pending ?? 0, meaning: 'pending request' } }
      : entry,
  );
  return (
    <>
      <StaffLogOut area="assistant" />
      <AreaLayout area="Front desk" entries={withBadge} search={<DeskSearch />} banner={<MailBanner />}>
        {children}
      </AreaLayout>
    </>
  );
}
