import { PrintButton } from './PrintButton.tsx';
import { ShareButton } from './ShareButton.tsx';

/** The client's ways to take an own page along; `what` names it to the one it is sent to. */
export const PrintAndShare = ({ what }: { what: string }) => (
  <>
    <PrintButton />
    <ShareButton what={what} />
  </>
);
