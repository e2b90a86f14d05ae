import type { Food } from '@clinic/contract/care/foods/foods';
import { outOfSight } from '@clinic/ui/layout/out-of-sight.ts';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { contentWords, foodPage, kcalWords, kindWords } from './food-words.ts';

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  bgcolor: 'var(--white)',
  tableLayout: 'fixed',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    px: 3,
    py: 2,
    borderBottom: '1px solid var(--line)',
    overflowWrap: 'anywhere',
  },
  '& th': { color: 'text.secondary', fontWeight: 600, fontSize: '0.875rem' },
  '& :is(th, td):nth-of-type(2)': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '@media (min-width: 768px)': {
    '& th:nth-of-type(2)': { width: 112 },
    '& th:nth-of-type(3)': { width: '26%' },
    '& th:nth-of-type(4)': { width: '24%' },
  },
  // Under 768 px a row is a card.
  '@media (max-width: 767.95px)': {
    bgcolor: 'transparent',
    '&, & tbody': { display: 'block' },
    '& thead': outOfSight,
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: 3,
      bgcolor: 'var(--white)',
      border: '1px solid var(--line)',
      borderRadius: 1,
      p: 3,
      mb: 3,
    },
    '& tbody td': { display: 'block', border: 0, p: 0 },
    '& tbody td:nth-of-type(n + 3)': { gridColumn: '1 / -1', color: 'text.secondary', fontSize: '0.875rem' },
    '& td:empty': { display: 'none' },
  },
} as const;

/** Rows of foods with kind, contents, and energy per 100 g. */
export const FoodRows = ({ foods }: { foods: readonly Food[] }) => (
  <Box component="table" sx={table}>
    <thead>
      <tr>
        <th scope="col">Food</th>
        <th scope="col">In 100 g</th>
        <th scope="col">Contains</th>
        <th scope="col">What it is</th>
      </tr>
    </thead>
    <tbody>
      {foods.map((food) => (
        <tr key={food.id}>
          <td>
            <MuiLink component={Link} to={foodPage(food)} color="inherit" sx={{ fontWeight: 600 }}>
              {food.names.en}
            </MuiLink>
            {(food.names.gu || food.names.hi) && (
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {[food.names.gu, food.names.hi].filter(Boolean).join(' · ')}
              </Box>
            )}
          </td>
          <td>{kcalWords(food)}</td>
          <td>{contentWords(food)}</td>
          <td>{kindWords(food)}</td>
        </tr>
      ))}
    </tbody>
  </Box>
);
