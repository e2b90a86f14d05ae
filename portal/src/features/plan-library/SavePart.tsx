import { lazy, Suspense } from 'react';
import type { SavedPart } from './saved-parts.ts';

const SaveTemplateDialog = lazy(() => import('./SaveTemplateDialog.tsx'));

interface Props {
  part: SavedPart | undefined;
  onClose: () => void;
}

/** The dialog that saves a part of a plan to the library, loaded once it is opened. */
export const SavePart = ({ part, onClose }: Props) =>
  part && (
    <Suspense>
      <SaveTemplateDialog {...part} onClose={onClose} />
    </Suspense>
  );
