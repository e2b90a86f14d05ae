import Button from '@mui/material/Button';
import { Notice } from '@clinic/ui/layout/Notice.tsx';

/** What was taken out of a list a moment ago, and the way to have it back. */
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
