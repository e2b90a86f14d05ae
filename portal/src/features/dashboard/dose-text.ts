import type { DosageSlot } from '@clinic/contract/constants';
import type { DosageEntry } from '@clinic/contract/dosage-plans';
import { timingText } from '@clinic/contract/dosage-rules';

/** "1 × Zinc (After meal)" */
export function doseText({ name, dosage }: DosageEntry, slot: DosageSlot): string {
  const { count, timing } = dosage[slot];
  return `${count} × ${name}${timing && ` (${timingText(timing)})`}`;
}
