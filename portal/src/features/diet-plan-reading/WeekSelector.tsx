import type { DietWeek } from '@clinic/contract/care/diet-plans/diet-plans';
import { styled } from '@mui/material/styles';
import { selectArrow } from '@clinic/ui/forms/select-arrow.ts';

/** Looks as InputField does, whose parts are a thirtieth of the page's first load. */
const Choice = styled('label')({
  display: 'block',
  position: 'relative',
  maxWidth: 360,
  marginBottom: 20,
  '& > span': {
    position: 'absolute',
    top: '-0.6em',
    left: 10,
    paddingInline: 4,
    fontSize: '0.75rem',
    color: 'var(--ink-soft)',
    background: 'var(--white)',
  },
  select: {
    width: '100%',
    minHeight: 56,
    paddingLeft: 14,
    border: '1px solid var(--edge)',
    borderRadius: 'var(--radius)',
    color: 'var(--ink)',
    font: 'inherit',
    cursor: 'pointer',
    ...selectArrow,
    backgroundColor: 'var(--white)',
  },
});

interface Props {
  weeks: readonly DietWeek[];
  /** Number of the shown week; `current` is the present one. */
  shown: number;
  current: number | undefined;
  onChange: (weekNumber: number) => void;
}

export function WeekSelector({ weeks, shown, current, onChange }: Props) {
  if (weeks.length < 2) return null;
  const name = ({ weekNumber, title }: DietWeek) => {
    const own = title && title !== `Week ${weekNumber}` ? `: ${title}` : '';
    return `Week ${weekNumber}${own}${weekNumber === current ? ' (this week)' : ''}`;
  };
  return (
    <Choice className="no-print">
      <span>Week</span>
      <select value={shown} onChange={({ target }) => onChange(Number(target.value))}>
        {weeks.map((week) => (
          <option key={week.weekNumber} value={week.weekNumber}>
            {name(week)}
          </option>
        ))}
      </select>
    </Choice>
  );
}
