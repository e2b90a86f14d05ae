import { MAX_REMARK, PROOF_WORDS, PROOFS } from '@clinic/contract/privacy/written-down';
import { oneLine } from '@clinic/contract/rules';
import type { Control } from 'react-hook-form';
import { FormSelect, FormTextField } from '../forms/form-fields.tsx';

export interface ProofValues {
  proof: string;
  remark: string;
}

/** Runs once when the fields are there: a dialog begins at its first choice, not at the remark behind it. */
export const atFirstChoice = (fields: HTMLElement | null): void => fields?.querySelector('select')?.focus();

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const proofs = PROOFS.map((value) => ({ value, label: capital(PROOF_WORDS[value]) }));
const remarkRule = oneLine(MAX_REMARK);

/** Problems of the proof, which everything that is written down needs. */
export const proofProblems = ({ proof }: ProofValues): { proof?: string } =>
  proof ? {} : { proof: 'Please choose how you know it.' };

export function ProofFields<Values extends ProofValues>({ control }: { control: Control<Values> }) {
  const fields = control as unknown as Control<ProofValues>;
  return (
    <>
      <FormSelect name="proof" control={fields} label="How do you know it?" options={proofs} required />
      <FormTextField
        name="remark"
        control={fields}
        label="Remark (optional)"
        rules={{ validate: (value) => remarkRule(value) }}
        helperText="For example where the signed paper lies"
        autoComplete="off"
        htmlInput={{ maxLength: MAX_REMARK }}
      />
    </>
  );
}
