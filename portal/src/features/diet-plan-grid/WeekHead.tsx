import { counted } from '@clinic/contract/platform/counted';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';

interface Props {
  title: string;
  /** "05 Jan – 11 Jan 2026"; empty without a program. */
  dates: string;
  totalDays: number;
  isThisWeek: boolean;
  week: string;
  onMenu: (week: string, button: HTMLElement) => void;
}

export function WeekHead({ title, dates, totalDays, isThisWeek, week, onMenu }: Props) {
  return (
    <th scope="col">
      <div className="head">
        <span className="title">{title}</span>
        {isThisWeek && <StatusBadge tone="good">This week</StatusBadge>}
        <IconButton
          size="small"
          tabIndex={-1}
          aria-label={`Change ${title}`}
          title={`Change ${title}`}
          onClick={({ currentTarget }) => onMenu(week, currentTarget)}
        >
          <MoreIcon fontSize="small" />
        </IconButton>
      </div>
      <div className="soft">{[dates, counted(totalDays, 'day')].filter(Boolean).join(' · ')}</div>
    </th>
  );
}
