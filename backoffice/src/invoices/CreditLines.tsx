import type { Return } from '@clinic/contract/billing/credit-notes';
import { counted } from '@clinic/contract/platform/counted';
import { optional, wholeNumber } from '@clinic/contract/rules';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SelectInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { NumberField } from '../forms/NumberField.tsx';
import type { CreditableLine } from './creditable-lines.ts';

const RETURN_WORDS: Readonly<Record<Return, string>> = {
  shelf: 'Back on the shelf',
  writtenOff: 'Written off',
  none: 'Stays with the client',
};
const returns = Object.entries(RETURN_WORDS).map(([id, name]) => ({ id, name }));

/** Takes how much of each line the client gives back, and where the pieces go. */
export function CreditLines({ lines }: { lines: readonly CreditableLine[] }) {
  const { setValue } = useFormContext();
  const takeAll = () => {
    for (const [place, { left }] of lines.entries())
      if (left > 0) setValue(`lines.${String(place)}.quantity`, left, { shouldDirty: true });
  };
  return (
    <Box component="section" aria-label="What is taken back" sx={{ mb: 2 }}>
      {lines.map(({ name, left, isItem }, place) => (
        <Box
          key={place}
          sx={{
            display: 'grid',
            columnGap: 3,
            alignItems: 'center',
            gridTemplateColumns: { xs: '1fr 1fr', sm: 'minmax(0, 1fr) 110px 190px' },
            borderBottom: '1px solid var(--line)',
            py: 1,
          }}
        >
          <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, overflowWrap: 'anywhere' }}>
            {name}
            <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
              {left === 0 ? 'all taken back' : counted(left, isItem ? 'piece' : 'week')}
            </Box>
          </Box>
          {left > 0 && (
            <NumberField
              source={`lines.${String(place)}.quantity`}
              label={isItem ? 'Pieces' : 'Weeks'}
              validate={optional(wholeNumber(1, left))}
              helperText={false}
              aria-label={`${isItem ? 'Pieces' : 'Weeks'} of ${name}`}
            />
          )}
          {left > 0 && isItem && (
            <SelectInput
              source={`lines.${String(place)}.returned`}
              label="They are"
              choices={returns}
              isRequired
              helperText={false}
            />
          )}
        </Box>
      ))}
      <Button variant="text" onClick={takeAll} sx={{ mt: 1 }}>
        Take back all
      </Button>
    </Box>
  );
}
