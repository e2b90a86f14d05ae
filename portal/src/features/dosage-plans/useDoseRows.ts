import type { DosageEntry } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { today } from '@clinic/ui/clinic-page';
import { useState } from 'react';
import { useEditedRows } from '../plan-workspace/useEditedRows.ts';
import { blankEntry, editedEntries, isTaken, withStopped, type EditedEntry } from './dosage-entries.ts';

interface Options {
  rows: EditedEntry[];
  /** The stored entries that are being changed. */
  standing: readonly DosageEntry[];
  change: (next: (rows: EditedEntry[]) => EditedEntry[]) => void;
}

/** Rows of a dosage plan: which are unfolded, which was just added, and which the next save stops. */
export function useDoseRows({ rows, standing, change }: Options) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const [added, setAdded] = useState<string>();
  const [stopped, setStopped] = useState<string>();
  const { replace, remove, removed, undoRemoval, forgetRemoved } = useEditedRows(change);
  const isStanding = ({ id }: EditedEntry) => id !== '' && standing.some((entry) => entry.id === id);
  return {
    taken: rows.filter(isTaken),
    stopping: rows.filter((row) => !isTaken(row)),
    open,
    added,
    /** Key of the row whose reason is asked for. */
    stopped,
    replace,
    /** A row that the client follows is asked about; a new one leaves at once. */
    remove: (row: EditedEntry) => {
      if (!isStanding(row)) return remove(row, rows.indexOf(row));
      forgetRemoved();
      setStopped(row.key);
      replace({ ...row, stopping: {} });
    },
    removed,
    undoRemoval,
    forgetRemoved,
    unfold: (keys: readonly string[]) => {
      setAdded(undefined);
      setOpen(keys);
    },
    add: () => {
      const entry = blankEntry();
      change((now) => [...now, entry]);
      setOpen([...open, entry.key]);
      setAdded(entry.key);
    },
    /** Puts other entries in place of the rows; those that the client follows beyond them are stopped. */
    use: (entries: readonly DosageEntry[]) =>
      change(() => withStopped(editedEntries(entries), standing, today())),
  };
}
