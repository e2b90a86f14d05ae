import { allOf, email, oneLine, optional, required } from '@clinic/contract/rules';
import { mailsAreSetUp } from '@clinic/ui/layout/emails-wait.ts';
import { TextInput } from 'react-admin';

const nameRule = allOf(required(), oneLine());
const emailRule = allOf(required(), email);
const optionalEmailRule = optional(email);

interface Props {
  /** Help text of an address that may be left empty; without one the address is required. */
  mayBeEmpty?: string;
}

/** Says when a new address counts that is not proven yet. */
export const newEmailCounts = (): string =>
  mailsAreSetUp()
    ? 'The new e-mail counts as soon as the link that we send there is opened. We also ask the old one for a yes.'
    : 'The new e-mail counts as soon as its link is opened, and the old one has to say yes, too.';

export const NameAndEmail = ({ mayBeEmpty }: Props) => (
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
      validate={mayBeEmpty ? optionalEmailRule : emailRule}
      isRequired={!mayBeEmpty}
      autoComplete="off"
      helperText={mayBeEmpty ?? false}
    />
  </>
);
