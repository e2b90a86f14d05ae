import { InputField } from '@clinic/ui/forms/InputField.tsx';
import type { useMeasuredOn } from './useMeasuredOn.ts';

interface Props {
  of: ReturnType<typeof useMeasuredOn>;
  onChoose: (day: string) => void;
}

/** The day on which the values of a form or a checkup were measured. */
export function MeasuredOn({ of: { isAsked, since, most, shown, problem }, onChoose }: Props) {
  if (!isAsked) return null;
  return (
    <InputField
      label="Measured on"
      type="date"
      value={shown}
      error={problem}
      helperText="Of the values that you typed; today, or back to the last visit."
      htmlInput={{ min: since, max: most }}
      onChange={onChoose}
      sx={{ maxWidth: 420 }}
    />
  );
}
