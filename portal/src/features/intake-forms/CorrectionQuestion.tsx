import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { correctionDays } from '../measuring/corrections.ts';
import type { Answer, Correction } from './useCorrection.ts';

/** Asks whether changed measures are new, or correct those of an earlier day. */
export function CorrectionQuestion({ correction }: { correction: Correction }) {
  const { days, answer, problem, field, choose } = correction;
  if (days.length === 0) return null;
  return (
    <InputField
      label={`New measurement, or correction of ${correctionDays(days)}?`}
      required
      inputRef={field}
      options={[
        { value: '', label: '' },
        { value: 'new', label: 'New measurement' },
        { value: 'correction', label: `Correction of ${correctionDays(days)}` },
      ]}
      value={answer}
      error={problem}
      onChange={(chosen) => choose(chosen as Answer)}
      sx={{ mt: 6, maxWidth: 420 }}
    />
  );
}
