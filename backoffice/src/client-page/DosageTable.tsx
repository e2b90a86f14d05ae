import { DOSAGE_SLOTS, DOSAGE_SLOT_LABELS } from '@clinic/contract/constants';
import type { DosageEntry, SlotDose } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { whenText } from '@clinic/contract/care/dosage-plans/dose-in-words';
import { doseLine } from '@clinic/contract/care/dosage-plans/dose-line';
import { today } from '@clinic/ui/clinic-page';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { EmptyList } from '../lists/empty-list.tsx';

interface Props {
  entries: DosageEntry[];
  caption: string;
  empty: string;
}

function doseText({ count, ...taken }: SlotDose): string {
  if (count === 0) return '–';
  const when = whenText(taken);
  return when ? `${count} (${when})` : String(count);
}

export function DosageTable({ entries, caption, empty }: Props) {
  if (entries.length === 0)
    return (
      <EmptyList text={empty} hint="The doctor writes the plan; what it prescribes can be handed out here." />
    );
  return (
    <Table aria-label={caption} sx={{ minWidth: 760 }}>
      <TableHead>
        <TableRow>
          <TableCell>Name</TableCell>
          <TableCell>Quantity/Notes</TableCell>
          {DOSAGE_SLOTS.map((slot) => (
            <TableCell key={slot}>{DOSAGE_SLOT_LABELS[slot]}</TableCell>
          ))}
          <TableCell align="right">Total Daily</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {entries.map(({ id, name, quantity, notes, dosage, total, ...course }) => (
          <TableRow key={id}>
            <TableCell component="th" scope="row" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {name}
            </TableCell>
            <TableCell sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {[quantity, doseLine(course, today()), notes].filter(Boolean).join('\n') || '–'}
            </TableCell>
            {DOSAGE_SLOTS.map((slot) => (
              <TableCell key={slot}>{doseText(dosage[slot])}</TableCell>
            ))}
            <TableCell align="right">{total}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
