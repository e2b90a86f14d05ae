import { CHECKUP_LABELS, type CheckupFields } from '@clinic/contract/care/checkups/checkups';
import { MAX_TEXT } from '@clinic/contract/constants';
import { checkupHint } from '@clinic/contract/care/intake-forms/unread-fields';
import { longText } from '@clinic/contract/rules';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import Box from '@mui/material/Box';
import type { CheckupValues } from './useCheckupEditor.ts';

interface Props {
  names: readonly (keyof CheckupFields)[];
  values: CheckupValues;
  onChange: (part: Partial<CheckupValues>) => void;
}

/** A checkup's free texts. */
export function CheckupTexts({ names, values, onChange }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '1fr 1fr' } }}>
      {names.map((name) => (
        <InputField
          key={name}
          label={CHECKUP_LABELS[name]}
          rows={name === 'bloodPressure' ? 1 : 2}
          value={values[name]}
          error={longText(MAX_TEXT)(values[name])}
          helperText={checkupHint(name, values[name], values.measures ?? {})}
          onChange={(value) => onChange({ [name]: value })}
          sx={name === 'other' && names.length % 2 === 1 ? { gridColumn: '1 / -1' } : undefined}
        />
      ))}
    </Box>
  );
}
