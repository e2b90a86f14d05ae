import type { Swap } from '@clinic/contract/care/foods/swaps';
import { grouped } from '@clinic/contract/platform/counted';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface Props {
  swaps: readonly Swap[];
  onTake: (swap: Swap, isEverywhere: boolean) => void;
}

/** Swaps with their portions and numbers, the most protein first; each is taken by a button. */
export const SwapList = ({ swaps, onTake }: Props) => (
  <Box component="ul" aria-label="Swaps" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {swaps.map((swap) => {
      const { food, portion, kcal, protein, meals } = swap;
      const name = food.names.en;
      return (
        <Box
          component="li"
          key={food.id}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 3,
            rowGap: 1,
            py: 2,
            borderTop: '1px solid var(--line)',
          }}
        >
          <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
            <strong>{name}</strong>, {portion.quantity} {portion.unit}
            <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
              {grouped(Math.round(kcal))} kcal
              {protein !== null && ` · ${Math.round(protein * 10) / 10} g protein`}
            </Box>
          </Box>
          <Box sx={{ display: 'flex', gap: 2 }}>
            <Button
              size="small"
              variant="outlined"
              aria-label={`Take ${name}`}
              onClick={() => onTake(swap, false)}
            >
              Take
            </Button>
            {meals > 1 && (
              <Button
                size="small"
                variant="outlined"
                aria-label={`Take ${name} in all ${meals} meals`}
                onClick={() => onTake(swap, true)}
              >
                In all {meals} meals
              </Button>
            )}
          </Box>
        </Box>
      );
    })}
  </Box>
);
