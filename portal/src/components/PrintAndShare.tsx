import { PrintButton } from './PrintButton.tsx';
import { ShareButton } from './ShareButton.tsx';

/** What a client does with an own page; `what` names it to the one it is sent to. */
export const PrintAndShare = ({ what }: { what: string }) => (
  <>
    <PrintButton />
    <ShareButton what={what} />
  </>
);
