import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import MailIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import PostAddIcon from '@mui/icons-material/PostAddOutlined';
import type { ReactNode } from 'react';
import { EndOfSeriesOffer } from '../appointments/EndOfSeriesOffer.tsx';
import { usePendingRequests } from '../appointments/usePendingRequests.ts';
import { AreaLayout } from '../layout/AreaLayout.tsx';
import type { SidebarGroup } from '../layout/Sidebar.tsx';
import { StaffLogOut } from '../layout/StaffLogOut.tsx';
import { DeskSearch } from './DeskSearch.tsx';
import { MailBanner } from './MailBanner.tsx';

/** The navigation, with the number of open requests beside Appointments. */
const groupsWith = (pending: number): SidebarGroup[] => [
  { entries: [{ label: 'Home', to: '/', icon: <HomeIcon fontSize="small" /> }] },
  {
    heading: 'Visits',
    entries: [
      {
        label: 'Appointments',
        to: '/appointments',
        icon: <CalendarIcon fontSize="small" />,
        badge: { count: pending, meaning: 'pending request' },
      },
      { label: 'Hours', to: '/hours', icon: <ScheduleIcon fontSize="small" /> },
    ],
  },
  {
    heading: 'People',
    entries: [
      { label: 'Clients', to: '/clients', icon: <GroupsIcon fontSize="small" /> },
      { label: 'Enquiries', to: '/enquiries', icon: <MailIcon fontSize="small" /> },
    ],
  },
  {
    heading: 'Money',
    entries: [
      { label: 'All Invoices', to: '/all-invoices', icon: <ReceiptIcon fontSize="small" /> },
      { label: 'Generate Invoice', to: '/invoice', icon: <PostAddIcon fontSize="small" /> },
    ],
  },
  {
    heading: 'Stock',
    entries: [{ label: 'Inventory', to: '/inventory', icon: <InventoryIcon fontSize="small" /> }],
  },
];

export function AssistantLayout({ children }: { children: ReactNode }) {
  const pending = usePendingRequests();
  return (
    <>
      <StaffLogOut area="assistant" />
      <AreaLayout
        area="Front desk"
        groups={groupsWith(pending ?? 0)}
        search={<DeskSearch />}
        banner={<MailBanner />}
      >
        {children}
      </AreaLayout>
      <EndOfSeriesOffer />
    </>
  );
}
