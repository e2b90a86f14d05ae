import { allOf, email, oneLine, required } from '@clinic/contract/rules';
import { TextInput } from 'react-admin';

const nameRule = allOf(required(), oneLine());
const emailRule = allOf(required(), email);

/** The first two fields of a person. */
export const NameAndEmail = () => (
  <>
    <TextInput
      source="name"
      label="Name"
      validate={nameRule}
      isRequired
      autoComplete="off"
      helperText={false}
    />
    <TextInput
      source="email"
      label="Email"
      type="email"
      validate={emailRule}
      isRequired
      autoComplete="off"
      helperText={false}
    />
  </>
);
