import { allOf, oneLine, required } from '@clinic/contract/rules';
import { TextInput } from 'react-admin';

const reasonRule = allOf(required('Please say why.'), oneLine());

/** The desk says why it takes money back or explains it. */
export const ReasonInput = () => (
  <TextInput
    source="reason"
    label="Reason"
    validate={reasonRule}
    isRequired
    helperText={false}
    autoComplete="off"
  />
);
