import type { TimelineRow } from '@clinic/contract/care/journal/day-timeline';
import { pressOfRow, rowState } from '@clinic/contract/care/journal/row-answers';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { useState } from 'react';
import { mealName, shortName, tickName } from './day-names.ts';
import { OtherAnswers } from './OtherAnswers.tsx';
import { RowText } from './RowText.tsx';
import { RowTick, TickShape } from './RowTick.tsx';
import { isAsked, type Ticks } from './ticks.ts';

/** The words flow around the tick: below it they have the whole width. */
const ROW = {
  display: 'flow-root',
  py: 1,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  borderTop: '1px solid var(--line)',
  '--tick': '44px',
} as const;
const LARGE = {
  ...ROW,
  borderTop: 0,
  py: 1.5,
  mx: -2,
  px: 2,
  borderRadius: 1,
  bgcolor: 'var(--maroon-soft)',
  '--tick': '52px',
} as const;
const PRESSED = { all: true, part: 'mixed', none: false } as const;

interface Props {
  row: TimelineRow;
  mark?: string;
  /** Left out until the answers are known. */
  ticks?: Ticks;
}

/** An hour: what to eat and take, one tick, and the other answers behind a press. */
export function DayRow({ row, mark, ticks }: Props) {
  const [open, setOpen] = useState(false);
  const asked = {
    meals: row.meals.filter(({ key }) => isAsked(ticks, key)),
    doses: row.doses.filter(({ key }) => isAsked(ticks, key)),
  };
  const keys = [...asked.meals, ...asked.doses].map(({ key }) => key);
  const hasOthers = asked.meals.length > 0 || keys.length > 1;
  const [meal] = row.meals;
  return (
    <Box component="li" sx={mark ? LARGE : ROW}>
      <Box sx={{ float: 'right', display: 'flex', alignItems: 'center', ml: 1 }}>
        {hasOthers && (
          <ClinicButton
            aria-expanded={open}
            aria-label={`Something else: ${meal ? mealName(meal) : shortName(row)}`}
            title="Something else"
            onClick={() => setOpen(!open)}
            style={{ padding: 0, minWidth: 36 }}
          >
            <MoreIcon />
          </ClinicButton>
        )}
        {ticks ? (
          keys.length > 0 && (
            <RowTick
              name={tickName(asked)}
              pressed={PRESSED[rowState(keys, ticks.answers)]}
              onPress={() => ticks.onAnswer(pressOfRow(keys, ticks.answers))}
            />
          )
        ) : (
          // Keeps the place, so that nothing moves.
          <>
            <Box sx={{ width: 36 }} />
            <TickShape as="span" aria-hidden />
          </>
        )}
      </Box>
      <RowText row={row} mark={mark} ticks={ticks} />
      {open && ticks && hasOthers && <OtherAnswers asked={asked} ticks={ticks} />}
    </Box>
  );
}
