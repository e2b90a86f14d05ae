import { unknownNames } from '@clinic/contract/care/foods/day-numbers';
import { counted } from '@clinic/contract/platform/counted';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { isIn } from './finding-words.ts';
import type { PlanChecks } from './usePlanChecks.ts';

/** Most lines in a dialog; the list behind the plan's line shows all. */
const MOST = 6;
const MOST_NAMES = 12;

const withRest = (names: readonly string[], most: number): string =>
  names.length > most
    ? `${names.slice(0, most).join(', ')} and ${names.length - most} more`
    : names.join(', ');

/** Counts and names the items that no check covers, before the doctor publishes the plan. */
export default function NotChecked({
  planChecks,
}: {
  planChecks: Pick<PlanChecks, 'of' | 'plans' | 'foods' | 'check'>;
}) {
  const { of, plans, foods, check } = planChecks;
  const unchecked = useMemo(() => check(plans)?.notChecked.filter(isIn(of)) ?? [], [check, plans, of]);
  const unknown = useMemo(() => (foods && plans.diet ? unknownNames(plans.diet, foods) : []), [foods, plans]);
  if (unchecked.length === 0 && unknown.length === 0) return null;
  return (
    // Focusable, since on a phone it scrolls within the dialog.
    <Box component="section" tabIndex={0} aria-label="Not checked" sx={{ my: 3, overflowWrap: 'anywhere' }}>
      {unchecked.length > 0 && (
        <>
          <Box sx={{ fontWeight: 600 }}>{unchecked.length} not checked:</Box>
          <Box component="ul" sx={{ m: 0, pl: 5 }}>
            {unchecked.slice(0, MOST).map(({ key, words }) => (
              <li key={key}>{words}</li>
            ))}
            {unchecked.length > MOST && <li>and {unchecked.length - MOST} more</li>}
          </Box>
        </>
      )}
      {unknown.length > 0 && (
        <div>
          Energy not known of {counted(unknown.length, 'item')}: {withRest(unknown, MOST_NAMES)}.
        </div>
      )}
    </Box>
  );
}
