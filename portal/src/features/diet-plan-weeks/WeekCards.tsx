import Box from '@mui/material/Box';
import { memo, useEffect, useRef } from 'react';
import type { EditedWeek } from '../diet-plan-editing/edited-plan.ts';
import { WeekCard, type WeekActions } from './WeekCard.tsx';

interface Props extends WeekActions {
  weeks: readonly EditedWeek[];
  active: EditedWeek;
}

/** The weeks as cards, on phones as a strip. Memoized, since there may be 52. */
export const WeekCards = memo(function WeekCards({ weeks, active, ...actions }: Props) {
  const cards = useRef<HTMLUListElement>(null);

  // Scrolls to a new week, which would be out of sight.
  useEffect(() => {
    const list = cards.current;
    const card = list?.children[active.weekNumber - 1];
    if (list && card instanceof HTMLElement) list.scrollLeft = card.offsetLeft - 16;
  }, [active.weekNumber]);

  return (
    <Box
      component="ul"
      ref={cards}
      aria-label="Weeks"
      sx={{
        display: { xs: 'flex', md: 'grid' },
        gridTemplateColumns: 'repeat(auto-fill, minmax(232px, 1fr))',
        gap: 3,
        m: 0,
        p: 1,
        mx: -1,
        listStyle: 'none',
        position: 'relative',
        overflow: 'auto',
        maxHeight: 480,
      }}
    >
      {weeks.map((week) => (
        <WeekCard key={week.key} week={week} active={week.key === active.key} {...actions} />
      ))}
    </Box>
  );
});
