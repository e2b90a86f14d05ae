import type { Role } from '@clinic/contract/constants';
import { useEffect, useRef, useState } from 'react';
import { notify } from '../layout/notify.ts';
import { endOnServer } from './end-on-server.ts';
import { readSession } from './session.ts';
import type { StillThereDialog } from './StillThereDialog.tsx';
import { useLastUse } from './useLastUse.ts';

/** Milliseconds that the reason stays on the log-in page: the person is away when it comes. */
const REASON_LIFE_MS = 24 * 60 * 60_000;

interface Props {
  area: Role;
  /** Makes any call, which says to the server that the session is in use. */
  tell: () => Promise<unknown>;
  /** Leads to the log-in as after an expired session: back to this page afterwards, with what was typed. */
  leave: () => void;
}

/** Logs the staff out of an area that is unused, in all of its tabs, and asks before. */
export function UnusedLogOut({ area, tell, leave }: Props) {
  const [Dialog, setDialog] = useState<typeof StillThereDialog>();
  // The page stays for a moment: left once more, it would take the log-in for the page to come back to.
  const left = useRef(false);
  const logOut = () => {
    if (left.current) return;
    left.current = true;
    const session = readSession(area);
    // Screens that ask by themselves keep a session in use at the server.
    if (session) endOnServer(session.token);
    leave();
  };
  const { endsAt, stay } = useLastUse({
    area,
    tell,
    onOver(why) {
      if (why === 'unused' && !left.current)
        notify.info('You were logged out because nobody used this page for two hours.', REASON_LIFE_MS);
      logOut();
    },
  });

  const warned = endsAt !== null;
  useEffect(() => {
    if (!warned || Dialog) return;
    import('./StillThereDialog.tsx').then(
      ({ StillThereDialog: Loaded }) => setDialog(() => Loaded),
      // Without network the server cannot be asked; what was typed is kept all the same.
      () => undefined,
    );
  }, [warned, Dialog]);

  return warned && Dialog ? <Dialog endsAt={endsAt} onStay={stay} onLeave={logOut} /> : null;
}
