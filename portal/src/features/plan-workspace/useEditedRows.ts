import { useState } from 'react';

interface Keyed {
  key: string;
}

/** Changes of a plan's rows; a removed one can be restored until the next save. */
export function useEditedRows<Row extends Keyed>(change: (next: (rows: Row[]) => Row[]) => void) {
  const [taken, setTaken] = useState<{ row: Row; place: number }>();
  const forgetRemoved = () => setTaken(undefined);
  return {
    replace: (changed: Row) =>
      change((now) => now.map((other) => (other.key === changed.key ? changed : other))),
    remove: (row: Row, place: number) => {
      change((now) => now.filter(({ key }) => key !== row.key));
      setTaken({ row, place });
    },
    removed: taken?.row,
    forgetRemoved,
    undoRemoval: () => {
      if (!taken) return;
      change((now) => now.toSpliced(taken.place, 0, taken.row));
      forgetRemoved();
    },
  };
}
