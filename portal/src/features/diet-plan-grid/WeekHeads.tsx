import { counted } from '@clinic/contract/platform/counted';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import type { EditedWeek } from '../diet-plan-editing/edited-plan.ts';
import type { weekFacts } from './week-facts.ts';

interface HeadProps {
  title: string;
  /** "05 Jan – 11 Jan 2026"; empty without a program. */
  dates: string;
  totalDays: number;
  isThisWeek: boolean;
  week: string;
  onMenu: (week: string, button: HTMLElement) => void;
}

/** Memoized, since a typed line changes the meals of a week and not its head. */
const WeekHead = memo(({ title, dates, totalDays, isThisWeek, week, onMenu }: HeadProps) => (
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
));

interface Props {
  shown: readonly EditedWeek[];
  facts: ReturnType<typeof weekFacts>;
  onMenu: HeadProps['onMenu'];
}

/** Names the columns. Memoized, since the focus moves below them. */
export const WeekHeads = memo(({ shown, facts, onMenu }: Props) => (
  <thead>
    <tr>
      <th scope="col">Meal</th>
      {shown.map(({ key, title, totalDays }) => (
        <WeekHead
          key={key}
          week={key}
          title={title}
          dates={facts.dates.get(key) ?? ''}
          totalDays={totalDays}
          isThisWeek={key === facts.running}
          onMenu={onMenu}
        />
      ))}
    </tr>
  </thead>
));
