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
  /** Leads to the log-in, and afterwards back to this page with what was typed. */
  leave: () => void;
}

/** Logs staff out of an unused area in all its tabs, after asking. */
export function UnusedLogOut({ area, tell, leave }: Props) {
  const [Dialog, setDialog] = useState<typeof StillThereDialog>();
  // The page stays for a moment after it was left; leaving again would make the log-in the page to return to.
  const left = useRef(false);
  const logOut = () => {
    if (left.current) return;
    left.current = true;
    const session = readSession(area);
    // Ends the session on the server, since screens that read by themselves keep it in use there.
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
      // Without network the server cannot be told, but drafts are kept all the same.
      () => undefined,
    );
  }, [warned, Dialog]);

  return warned && Dialog ? <Dialog endsAt={endsAt} onStay={stay} onLeave={logOut} /> : null;
}
