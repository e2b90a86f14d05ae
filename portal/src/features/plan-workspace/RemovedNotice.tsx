import Button from '@mui/material/Button';
import { Notice } from '@clinic/ui/layout/Notice.tsx';

/** The entry that was just removed, with a button to restore it. */
export function RemovedNotice({ name, onUndo }: { name: string; onUndo: () => void }) {
  const undo = (
    <Button size="small" color="inherit" variant="outlined" onClick={onUndo}>
      Undo
    </Button>
  );
  return (
    <Notice tone="note" action={undo}>
      {name} removed.
    </Notice>
  );
}
