import { MAX_LINE } from '@clinic/contract/constants';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ADD_OPTIONS } from './precaution-choices.ts';
import type { PrecautionEdits } from './precaution-edits.ts';

type Adding = PrecautionEdits['adding'];

interface Props {
  adding: Adding;
  error: { choice?: string; words?: string };
  onChange: (adding: Adding) => void;
  onAdd: () => void;
}

/** Lets the doctor add a precaution that no form mentions. */
export function AddPrecaution({ adding, error, onChange, onAdd }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <InputField
        label="What is known besides"
        size="small"
        options={ADD_OPTIONS}
        value={adding.choice}
        error={error.choice}
        onChange={(choice) => onChange({ ...adding, choice })}
      />
      <InputField
        label="In your words"
        size="small"
        value={adding.words}
        error={error.words}
        helperText="For example when it was told. Of another food or illness: what it is."
        htmlInput={{ maxLength: MAX_LINE }}
        onChange={(words) => onChange({ ...adding, words })}
      />
      <Button variant="outlined" size="small" sx={{ justifySelf: 'start' }} onClick={onAdd}>
        Add another
      </Button>
    </Box>
  );
}
