import { optional, percent } from '@clinic/contract/rules';
import Box from '@mui/material/Box';
import { NumberField } from '../forms/NumberField.tsx';
import { useRegistered } from './useRegisteredOn.ts';

const percentOrNone = optional(percent);

/** A registered clinic's tax comes from the classes of the lines. */
export const PercentFields = () => (
  <Box sx={{ display: 'grid', columnGap: 4, gridTemplateColumns: '1fr 1fr' }}>
    {!useRegistered() && (
      <NumberField source="tax_Percent" label="Tax %" validate={percentOrNone} helperText={false} />
    )}
    <NumberField source="discount_Percent" label="Discount %" validate={percentOrNone} helperText={false} />
  </Box>
);
