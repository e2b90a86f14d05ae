import { notify } from '@clinic/ui/layout/notify.ts';
import Button from '@mui/material/Button';
import { Suspense, useState, type ReactNode } from 'react';
import { SavePart } from './SavePart.tsx';
import type { SavedPart } from './saved-parts.ts';

interface Props {
  /** Gives what is saved; undefined where there is nothing, which `nothing` then says. */
  partToSave: () => SavedPart | undefined;
  nothing: string;
  /** Draws the library over the page. */
  renderLibrary: (close: () => void) => ReactNode;
}

/** The two presses of a plan: it takes something from the clinic's library, or is saved to it. */
export function LibraryPresses({ partToSave, nothing, renderLibrary }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [part, setPart] = useState<SavedPart>();
  const save = () => {
    const found = partToSave();
    if (found) setPart(found);
    else notify.info(nothing);
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        From the Library
      </Button>
      <Button variant="outlined" onClick={save}>
        Save to Library
      </Button>
      {isOpen && <Suspense>{renderLibrary(() => setIsOpen(false))}</Suspense>}
      <SavePart part={part} onClose={() => setPart(undefined)} />
    </>
  );
}
