import { givenText } from '@clinic/contract/billing/given-text';
import { today } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { EditedEntry } from './dosage-entries.ts';
import { dispensedQuery } from './dispensed.ts';

interface Props {
  clientId: string;
  entry: EditedEntry;
  /** All of the plan: two entries of one item share what was given. */
  entries: readonly EditedEntry[];
}

/** The line about what the desk last gave of a medicine: "60 given on 13 Jan, last until 12 Feb". */
export default function GivenText({ clientId, entry, entries }: Props) {
  const { data } = useQuery(dispensedQuery(clientId));
  const given = data && givenText(entry, entries, data, today());
  if (!given) return null;
  return (
    <Box component="span" sx={{ display: 'block', fontSize: '0.875rem' }}>
      {given}
    </Box>
  );
}
