import { allOf, oneLine, required } from '@clinic/contract/rules';
import { TextInput } from 'react-admin';

const reasonRule = allOf(required('Please say why.'), oneLine());

/** The reason why the desk reverses or credits money. */
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
