import { ASKED_A_DAY, dosageTotal } from '@clinic/contract/care/dosage-plans/dosage-rules';
import { courseText } from '@clinic/contract/care/dosage-plans/dose-words';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { today } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import type { EditedEntry } from './dosage-entries.ts';

interface Props {
  entries: readonly EditedEntry[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for a confirmation of unusually many pieces a day. */
export default function UnusualDoses({ entries, onConfirm, onClose }: Props) {
  return (
    <ConfirmDialog
      open
      title="Is this right?"
      confirmLabel="Save these doses"
      cancelLabel="Change them"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      More than {ASKED_A_DAY} a day:
      <Box component="ul" sx={{ m: 0, pl: 5, overflowWrap: 'anywhere' }}>
        {entries.map(({ key, name, dosage, ...course }) => (
          <li key={key}>
            {[`${name}: ${dosageTotal(dosage)} a day`, courseText(course, today())]
              .filter(Boolean)
              .join(', ')}
          </li>
        ))}
      </Box>
    </ConfirmDialog>
  );
}
