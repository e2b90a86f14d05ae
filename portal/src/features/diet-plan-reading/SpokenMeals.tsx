import type { SpokenMeal } from '@clinic/contract/care/diet-plans/plan-in-words';
import Box from '@mui/material/Box';

const plain = { m: 0 } as const;

/** Meals in words: a day, or a week with its days. */
export function SpokenMeals({ meals, lang }: { meals: readonly SpokenMeal[]; lang: string }) {
  return (
    <Box component="ul" lang={lang} sx={{ listStyle: 'none', p: 0, m: 0, overflowWrap: 'anywhere' }}>
      {meals.map(({ mealType, name, time, lines }, place) => (
        <Box component="li" key={`${mealType}-${place}`} sx={{ py: 2, borderTop: '1px solid var(--line)' }}>
          <Box component="p" sx={plain}>
            <strong>{name}</strong>
            {time && <Box component="span" sx={{ color: 'text.secondary' }}>{`, ${time}`}</Box>}
          </Box>
          {lines.map(({ days, foods }) => (
            <Box component="p" key={days} sx={plain}>
              {days && <Box component="span" sx={{ color: 'text.secondary' }}>{`${days}: `}</Box>}
              {foods}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
