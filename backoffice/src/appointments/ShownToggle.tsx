import Badge from '@mui/material/Badge';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Hidden } from '@clinic/ui/layout/Hidden.tsx';
import { usePendingRequests } from './usePendingRequests.ts';

export function ShownToggle({ requests }: { requests: boolean }) {
  const [search, setSearch] = useSearchParams();
  const pending = usePendingRequests();
  /** The calendar's last address, to return there from the requests. */
  const calendar = useRef('');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="What to show"
      value={requests ? 'requests' : 'calendar'}
      onChange={(_event, chosen: string | null) => {
        if (!chosen) return;
        if (chosen === 'requests') calendar.current = search.toString();
        setSearch(chosen === 'requests' ? { view: chosen } : calendar.current, { replace: true });
      }}
    >
      <ToggleButton value="calendar">Calendar View</ToggleButton>
      <ToggleButton value="requests">
        Appointment Requests
        <Badge badgeContent={pending} max={999} color="warning" sx={{ ml: 4, mr: 2 }} />
        {pending !== undefined && <Hidden> {pending} pending</Hidden>}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
