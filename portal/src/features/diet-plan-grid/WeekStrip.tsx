import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { EditedWeek } from '../diet-plan-editing/edited-plan.ts';

const Strip = styled('fieldset')({
  margin: 0,
  border: 0,
  padding: 0,
  minWidth: 0,
  display: 'flex',
  gap: 6,
  overflowX: 'auto',
  paddingBottom: 6,
  button: {
    flex: '0 0 auto',
    minHeight: 'var(--touch)',
    padding: '4px 14px',
    border: '1px solid var(--edge)',
    borderRadius: 'var(--radius)',
    background: 'var(--white)',
    color: 'var(--ink)',
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
  },
  'button[aria-pressed="true"]': { background: 'var(--maroon-soft)', borderColor: 'var(--maroon)' },
});

interface Props {
  weeks: readonly EditedWeek[];
  shown: string;
  onChoose: (week: string) => void;
}

/** On a phone the grid shows one week: this chooses it. */
export function WeekStrip({ weeks, shown, onChoose }: Props) {
  const strip = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const list = strip.current;
    const button = list?.querySelector<HTMLElement>(`[data-week="${shown}"]`);
    if (list && button) list.scrollLeft = button.offsetLeft - list.offsetLeft - 16;
  }, [shown]);
  return (
    <Strip ref={strip} aria-label="Weeks">
      {weeks.map(({ key, title }) => (
        <button
          key={key}
          type="button"
          data-week={key}
          aria-pressed={key === shown}
          onClick={() => onChoose(key)}
        >
          {title}
        </button>
      ))}
    </Strip>
  );
}
