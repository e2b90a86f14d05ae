import { InputField } from '@clinic/ui/forms/InputField.tsx';
import type { useMeasuredOn } from './useMeasuredOn.ts';

/** On which day the values of a form were measured. */
export function MeasuredOn({ of }: { of: ReturnType<typeof useMeasuredOn> }) {
  const { isAsked, least, most, shown, problem, choose } = of;
  if (!isAsked) return null;
  return (
    <InputField
      label="Measured on"
      type="date"
      value={shown}
      error={problem}
      helperText="Of the values that you typed; today, or back to the last visit."
      htmlInput={{ min: least, max: most }}
      onChange={choose}
      sx={{ mt: 6, maxWidth: 420 }}
    />
  );
}
