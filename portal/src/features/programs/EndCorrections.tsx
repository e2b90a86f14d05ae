import type { EndCorrection } from '@clinic/contract/care/programs/programs';
import { kindOf, valueText } from '@clinic/contract/care/measurements/measurements';
import { fieldsOf } from '@clinic/contract/care/intake-forms/intake-form-fields';
import { momentOf } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import { REASON_LABELS } from './end-program.ts';

/** An outcome in words: "Completed; Weight (kg) 56.1; Waist 88 cm; “Sleeps well.”" */
function wordsOf({ reason, notes, post, measures }: EndCorrection['before']): string {
  const texts: Partial<Record<string, string>> = { ...post };
  return [
    REASON_LABELS[reason],
    ...fieldsOf('BodyStatus').flatMap(({ name, label }) =>
      texts[name] ? [`${label.replace(/ \*$/, '')} ${texts[name]}`] : [],
    ),
    ...measures.map((one) => `${kindOf(one.kind).label} ${valueText(one)} ${kindOf(one.kind).unit}`.trim()),
    ...(notes ? [`“${notes}”`] : []),
  ].join('; ');
}

export function EndCorrections({ corrections = [] }: { corrections?: readonly EndCorrection[] }) {
  if (corrections.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Corrections"
      sx={{ pl: 5, color: 'text.secondary', overflowWrap: 'anywhere' }}
    >
      {corrections.map(({ at, by, because, before }) => (
        <li key={at}>
          Corrected {momentOf(at)} by {by}: {because}. Before: {wordsOf(before)}
        </li>
      ))}
    </Box>
  );
}
