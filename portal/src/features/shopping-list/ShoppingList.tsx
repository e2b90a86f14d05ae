import type { DietWeek } from '@clinic/contract/care/diet-plans/diet-plans';
import type { PlanFood } from '@clinic/contract/care/foods/food-calls';
import type { PlanLanguage } from '@clinic/contract/care/plans/plan-languages';
import { SHOPPING_WORDS } from '@clinic/contract/care/plans/shopping-words';
import { weekTitleIn } from '@clinic/contract/care/plans/plan-words';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useAccount } from '../../components/account.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { PrintButton } from '../../components/PrintButton.tsx';
import { ListGroup } from './ListGroup.tsx';
import { listText, weekListOf } from './list-parts.ts';
import { SendList } from './SendList.tsx';
import { useTicks } from './useTicks.ts';

interface Props {
  week: DietWeek;
  foods: readonly PlanFood[];
  language: PlanLanguage;
}

/** A week's list, to tick off, print and send; it is mounted anew for each week. */
export function ShoppingList({ week, foods, language }: Props) {
  const { id } = useAccount();
  const { ticks, tick, clear } = useTicks(id, week.weekNumber);
  const list = useMemo(() => weekListOf(week, foods, language), [week, foods, language]);
  const rows = list.parts.flatMap((part) => part.rows);
  const bought = rows.filter((row) => ticks.has(row.id)).length;
  if (rows.length === 0)
    return (
      <EmptyState
        text="No meals are planned for this week yet."
        hint="Your doctor plans one week after the other; choose another one above."
      />
    );
  const title = `${SHOPPING_WORDS[language].title}: ${weekTitleIn(week, language)}`;
  return (
    <>
      <Box
        className="no-print"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 3 }}
      >
        <SendList text={listText(title, list, ticks)} />
        <PrintButton />
        <Typography sx={{ color: 'text.secondary' }}>{`${bought} of ${rows.length} ticked`}</Typography>
        {bought > 0 && <Button onClick={clear}>Untick all</Button>}
      </Box>
      <Box lang={language}>
        {list.note && <Typography sx={{ mb: 3 }}>{list.note}</Typography>}
        <Box sx={{ columnCount: { xs: 1, md: 2 }, columnGap: 5, '@media print': { columnCount: 2 } }}>
          {list.parts.map((part) => (
            <ListGroup key={part.title} part={part} ticks={ticks} onTick={tick} />
          ))}
        </Box>
      </Box>
    </>
  );
}
