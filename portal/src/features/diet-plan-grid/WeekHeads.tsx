import { counted } from '@clinic/contract/platform/counted';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import type { EditedWeek } from '../diet-plan-editing/edited-plan.ts';
import type { weekFacts } from './week-facts.ts';

interface Props {
  shown: readonly EditedWeek[];
  facts: ReturnType<typeof weekFacts>;
  onMenu: (week: string, button: HTMLElement) => void;
}

/** Names the columns. Memoized, since the focus moves below them. */
export const WeekHeads = memo(({ shown, facts, onMenu }: Props) => (
  <thead>
    <tr>
      <th scope="col">Meal</th>
      {shown.map(({ key, title, totalDays }) => (
        <th scope="col" key={key}>
          <div className="head">
            <span className="title">{title}</span>
            {key === facts.running && <StatusBadge tone="good">This week</StatusBadge>}
            <IconButton
              size="small"
              tabIndex={-1}
              aria-label={`Change ${title}`}
              title={`Change ${title}`}
              onClick={({ currentTarget }) => onMenu(key, currentTarget)}
            >
              <MoreIcon fontSize="small" />
            </IconButton>
          </div>
          <div className="soft">
            {[facts.dates.get(key), counted(totalDays, 'day')].filter(Boolean).join(' · ')}
          </div>
        </th>
      ))}
    </tr>
  </thead>
));
