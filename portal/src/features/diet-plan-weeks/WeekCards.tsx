import Box from '@mui/material/Box';
import { memo, useEffect, useRef } from 'react';
import type { EditedWeek } from '../diet-plan-editing/edited-plan.ts';
import { WeekCard, type WeekActions } from './WeekCard.tsx';

interface Props extends WeekActions {
  weeks: readonly EditedWeek[];
  active: EditedWeek;
}

/** The weeks as cards, on phones a strip. Memoized: there are up to 52. */
export const WeekCards = memo(function WeekCards({ weeks, active, ...actions }: Props) {
  const cards = useRef<HTMLUListElement>(null);

  // A new week would be out of sight on the strip.
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
