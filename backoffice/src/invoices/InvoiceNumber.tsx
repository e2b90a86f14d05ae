import { oneLine, required } from '@clinic/contract/rules';
import { TextInput } from 'react-admin';

const numberRule = oneLine();
const numberGiven = required('Please enter a number.');

/** The number field of an invoice without GST. */
export const InvoiceNumber = () => (
  <TextInput
    source="invoiceNumber"
    label="Invoice number"
    validate={[numberGiven, numberRule]}
    isRequired
    helperText={false}
    autoComplete="off"
  />
);
