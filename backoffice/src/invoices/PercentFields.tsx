import { optional, percent } from '@clinic/contract/rules';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { NumberField } from '../forms/NumberField.tsx';

const percentOrNone = optional(percent);

/** Only warns: a simple invoice keeps the typed tax. */
function UntaxedNotice() {
  const tax: unknown = useWatch({ name: 'tax_Percent' });
  if (!(Number(tax) > 0)) return null;
  return (
    <Notice tone="waiting" announce="status" sx={{ mt: 2 }}>
      Only a registered clinic may charge GST
    </Notice>
  );
}

/** Per cent of tax and discount of an invoice without GST. */
export function PercentFields() {
  return (
    <>
      <Box sx={{ display: 'grid', columnGap: 4, gridTemplateColumns: '1fr 1fr' }}>
        <NumberField source="tax_Percent" label="Tax %" validate={percentOrNone} helperText={false} />
        <NumberField
          source="discount_Percent"
          label="Discount %"
          validate={percentOrNone}
          helperText={false}
        />
      </Box>
      <UntaxedNotice />
    </>
  );
}
