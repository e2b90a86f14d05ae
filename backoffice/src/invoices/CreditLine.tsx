import type { Return } from '@clinic/contract/billing/credit-notes';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import { counted } from '@clinic/contract/platform/counted';
import Box from '@mui/material/Box';
import { SelectInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { NumberField } from '../forms/NumberField.tsx';
import type { CreditableLine } from './creditable-lines.ts';
import type { TypedCredit } from './credit-body.ts';
import { amountProblem, piecesRule } from './credit-rules.ts';
import { RemovedItem } from './RemovedItem.tsx';

const RETURN_WORDS: Readonly<Record<Return, string>> = {
  shelf: 'Back on the shelf',
  writtenOff: 'Written off',
  none: 'Stays with the client',
};
const returns = Object.entries(RETURN_WORDS).map(([id, name]) => ({ id, name }));
const offTheShelf = returns.filter(({ id }) => id !== 'shelf');

const leftWords = ({ left, amount, item }: CreditableLine): string =>
  amount === 0 && left === 0
    ? 'all taken back'
    : `${counted(left, item === null ? 'week' : 'piece')}, ${formatRupees(amount)}`;

const amountOf =
  (line: CreditableLine, place: number) =>
  (typed: unknown, { lines }: Pick<TypedCredit, 'lines'>): string | undefined =>
    amountProblem(line, typed, lines[place]?.quantity);

interface Props {
  line: CreditableLine;
  place: number;
  /** True: the inventory no longer has the item. */
  isRemoved: boolean;
  /** Called when the item was restored. */
  onBack: () => void;
}

/** Takes how much of a line comes back, in pieces or in rupees; only pieces go somewhere. */
export function CreditLine({ line, place, isRemoved, onBack }: Props) {
  const { setValue } = useFormContext();
  const { name, left, amount, item } = line;
  const at = `lines.${String(place)}`;
  const inRupees = Boolean(useWatch({ name: `${at}.amount` }));
  const pieces = item === null ? 'Weeks' : 'Pieces';
  const backOnShelf = () => {
    setValue(`${at}.returned`, 'shelf' satisfies Return);
    onBack();
  };
  return (
    <Box
      component="fieldset"
      aria-label={name}
      sx={{
        display: 'grid',
        minWidth: 0,
        m: 0,
        px: 0,
        border: 0,
        columnGap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'minmax(0, 1fr) 80px 104px 168px' },
        borderBottom: '1px solid var(--line)',
        py: 1,
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, pt: 1, overflowWrap: 'anywhere' }}>
        {name}
        <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
          {leftWords(line)}
        </Box>
        {left > 0 && item !== null && isRemoved && (
          <RemovedItem item={item} name={name} onBack={backOnShelf} />
        )}
      </Box>
      {left > 0 && (
        <NumberField
          source={`${at}.quantity`}
          label={pieces}
          validate={piecesRule(left)}
          helperText={false}
        />
      )}
      {amount > 0 && (
        <NumberField
          source={`${at}.amount`}
          label="Amount ₹"
          validate={amountOf(line, place)}
          helperText={false}
        />
      )}
      {left > 0 && item !== null && !inRupees && (
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          <SelectInput
            source={`${at}.returned`}
            label="They are"
            choices={isRemoved ? offTheShelf : returns}
            isRequired
            helperText={false}
          />
        </Box>
      )}
    </Box>
  );
}
