import { money, optional, percent } from '@clinic/contract/rules';
import { Segments } from '@clinic/ui/layout/Segments.tsx';
import Box from '@mui/material/Box';
import { useController } from 'react-hook-form';
import { NumberField } from '../forms/NumberField.tsx';
import type { NewInvoice } from './new-invoice.ts';

const percentOrNone = optional(percent);
const moneyOrNone = optional(money);

/** Takes the discount on the whole invoice, in per cent or rupees. */
export function DiscountFields() {
  const { field } = useController<NewInvoice, 'discountUnit'>({ name: 'discountUnit' });
  const inRupees = field.value === '₹';
  return (
    <Box
      sx={{ display: 'grid', columnGap: 4, alignItems: 'center', gridTemplateColumns: 'minmax(0, 1fr) auto' }}
    >
      <NumberField
        key={field.value}
        source={inRupees ? 'discountAmount' : 'discount_Percent'}
        label={inRupees ? 'Discount ₹' : 'Discount %'}
        validate={inRupees ? moneyOrNone : percentOrNone}
        helperText={false}
      />
      <Segments<NewInvoice['discountUnit']>
        label="Discount in"
        choices={[
          ['%', '%'],
          ['₹', '₹'],
        ]}
        chosen={field.value}
        onChoose={field.onChange}
      />
    </Box>
  );
}
