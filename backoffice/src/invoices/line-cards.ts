import { outOfSight } from '@clinic/ui/layout/out-of-sight.ts';

/** On a phone a line of an invoice is a card: the item and its amount, then quantity and price with their names. */
const PHONE = '@media (max-width: 599.95px)';

const named = (words: string) => ({
  '&::before': { content: `"${words}"`, fontSize: '0.8125rem', color: 'text.secondary' },
});
const field = { verticalAlign: 'top', '& .MuiInputBase-input': { textAlign: 'right' } } as const;
const cell = { width: 'auto', minWidth: 0, border: 0, p: 0, '& .MuiFormControl-root': { m: 0 } } as const;

/** MUI `sx` of the table of an invoice's lines, and of the cells of a line. */
export const lineCards = {
  table: { [PHONE]: { '&, & > tbody': { display: 'block' }, '& > thead': outOfSight } },
  row: {
    [PHONE]: {
      display: 'grid',
      height: 'auto',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
      gap: 2,
      alignItems: 'end',
      border: '1px solid var(--line)',
      borderRadius: 'var(--radius)',
      p: 3,
      mb: 2,
    },
  },
  name: {
    minWidth: 120,
    overflowWrap: 'anywhere',
    [PHONE]: { ...cell, gridColumn: '1 / 3', alignSelf: 'center' },
  },
  quantity: { ...field, width: 104, minWidth: 72, [PHONE]: { ...cell, ...named('Quantity') } },
  price: { ...field, width: 128, minWidth: 92, [PHONE]: { ...cell, ...named('Price') } },
  amount: { [PHONE]: { ...cell, gridColumn: 3, pb: 2 } },
  remove: { [PHONE]: { ...cell, gridColumn: 3, gridRow: 1 } },
} as const;
