import { delta, deltaPercent, deltaWord } from '@clinic/contract/care/client-measures/body-status';
import { fieldsOf } from '@clinic/contract/care/intake-forms/intake-form-fields';
import Box from '@mui/material/Box';
import type { BodyValues } from '../body-status/ComparisonTable.tsx';

const rows = fieldsOf('BodyStatus').map(({ name, label }) => ({
  name: name as keyof BodyValues,
  label: label.replace(/ \*$/, ''),
}));

function changeOf(name: keyof BodyValues, before: string | undefined, now: string | undefined): string {
  const difference = delta(before, now);
  const parts = [difference, deltaWord(difference), deltaPercent(name, before, difference)];
  return difference && ` (${parts.filter(Boolean).join(', ')})`;
}

/** The stored and the new values in words: "Weight (kg): 82 kg, now 76.5 (-5.50, less, −6.7 %)". */
export function EndChanges({ before, now }: { before: BodyValues; now: BodyValues }) {
  const changed = rows.filter(({ name }) => now[name]?.trim() && now[name] !== before[name]);
  if (changed.length === 0) return null;
  return (
    <Box component="ul" sx={{ pl: 5, overflowWrap: 'anywhere' }}>
      {changed.map(({ name, label }) => (
        <li key={name}>
          {label}: {before[name]?.trim() || 'not known'}, now {now[name]}
          {changeOf(name, before[name], now[name])}
        </li>
      ))}
    </Box>
  );
}
