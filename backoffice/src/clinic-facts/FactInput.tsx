import { CLINIC_RULES } from '@clinic/contract/clinic-settings';
import { TextInput, type TextInputProps } from 'react-admin';

interface Props extends TextInputProps {
  source: string;
  /** Which rule of the facts holds; left out: that of the field's own name. */
  rule?: keyof typeof CLINIC_RULES;
}

/** A line of text of the clinic's facts, checked by the server's own rule. */
export const FactInput = ({
  source,
  rule = source.slice(source.lastIndexOf('.') + 1) as keyof typeof CLINIC_RULES,
  ...look
}: Props) => (
  <TextInput source={source} validate={CLINIC_RULES[rule]} helperText={false} autoComplete="off" {...look} />
);
