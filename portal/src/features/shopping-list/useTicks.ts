import { useState } from 'react';
import { ownNote } from '../../lib/offline-copy.ts';

/** Ticks of a week's list, kept in this browser for the account. `week`: the week's number. */
export function useTicks(account: string, week: number) {
  const note = ownNote<string[]>(account, `shopping-${week}`);
  const [ticks, setTicks] = useState(() => new Set(note.read()));
  const keep = (next: Set<string>) => {
    note.keep([...next]);
    setTicks(next);
  };
  return {
    ticks: ticks as ReadonlySet<string>,
    tick: (id: string, isBought: boolean) => {
      // Another tab may have ticked since.
      const next = new Set(note.read() ?? ticks);
      if (isBought) next.add(id);
      else next.delete(id);
      keep(next);
    },
    clear: () => keep(new Set()),
  };
}
