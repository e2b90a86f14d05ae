import { oneLine, required } from '@clinic/contract/rules';
import { TextInput } from 'react-admin';

const numberRule = oneLine();
const numberGiven = required('Please enter a number.');

/** The number of a simple invoice is typed. */
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
