import { oneLine, required } from '@clinic/contract/rules';
import Typography from '@mui/material/Typography';
import { TextInput } from 'react-admin';
import { useRegistered } from './useRegisteredOn.ts';

const numberRule = oneLine();
const numberGiven = required('Please enter a number.');

/** A registered clinic has no number field: the server numbers its papers without gaps. */
export function InvoiceNumber() {
  if (useRegistered())
    return (
      <Typography variant="body2" color="textSecondary" sx={{ alignSelf: 'center' }}>
        The number comes with the invoice.
      </Typography>
    );
  return (
    <TextInput
      source="invoiceNumber"
      label="Invoice number"
      validate={[numberGiven, numberRule]}
      isRequired
      helperText={false}
      autoComplete="off"
    />
  );
}
