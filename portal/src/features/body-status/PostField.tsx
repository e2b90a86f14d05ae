import { postProblem } from '@clinic/contract/care/client-measures/body-status';
import type { BodyStatusFields } from '@clinic/contract/care/intake-forms/intake-forms';
import { selectsFilled } from '@clinic/ui/forms/selects-filled.ts';
import { MAX_LINE } from '@clinic/contract/constants';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useId, type Ref } from 'react';

const Entry = styled('input')({
  width: '100%',
  minWidth: 64,
  minHeight: 44,
  padding: '0 8px',
  border: '1px solid var(--edge)',
  borderRadius: 'var(--radius)',
  background: 'var(--white)',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'right',
  '&[aria-invalid=true]': { borderColor: 'var(--brick)' },
  '@media print': { border: 0, padding: 0, minHeight: 0, background: 'none', outline: 'none !important' },
});

interface Props {
  name: keyof BodyStatusFields;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Id of an element that describes the field. */
  describedBy?: string;
  inputRef: Ref<HTMLInputElement>;
}

/** A field for a measure at the end; shows its own error. */
export function PostField({ name, label, value, onChange, describedBy, inputRef }: Props) {
  const id = useId();
  const wrong = postProblem(name, value);
  return (
    <>
      <Entry
        ref={inputRef}
        name={name}
        aria-label={label}
        aria-invalid={Boolean(wrong)}
        aria-describedby={wrong ? id : describedBy}
        autoComplete="off"
        inputMode="decimal"
        {...selectsFilled}
        maxLength={MAX_LINE}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {wrong && (
        <FormHelperText error id={id}>
          {wrong}
        </FormHelperText>
      )}
    </>
  );
}
