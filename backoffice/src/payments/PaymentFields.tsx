import { paperDay } from '@clinic/contract/billing/paper-days';
import { MONEY_MODES } from '@clinic/contract/billing/payments';
import { amount, oneLine } from '@clinic/contract/rules';
import { today } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import { SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DayInput } from '../forms/DayInput.tsx';
import { NumberField } from '../forms/NumberField.tsx';

export const modeChoices = MONEY_MODES.map((mode) => ({ id: mode, name: mode }));
const referenceRule = oneLine();

/** Amount, mode and day of a payment. Cash has no reference, and is dated today. */
export function PaymentFields({ day = false }: { day?: boolean }) {
  const mode = useWatch({ name: 'mode' }) as string;
  return (
    <Box sx={{ display: 'grid', columnGap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <NumberField source="amount" label="Amount (₹)" validate={amount} isRequired helperText={false} />
      <SelectInput source="mode" label="Mode" choices={modeChoices} isRequired helperText={false} />
      {mode !== 'Cash' && (
        <>
          <TextInput
            source="reference"
            label="Reference"
            validate={referenceRule}
            helperText={false}
            autoComplete="off"
          />
          {day && <DayInput source="on" label="Day" validate={paperDay(today())} />}
        </>
      )}
    </Box>
  );
}
