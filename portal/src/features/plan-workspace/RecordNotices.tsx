import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { momentOf } from '@clinic/ui/clinic-page';

interface Props {
  what: string;
  editor: {
    restoredAt: number | null;
    savedElsewhereAt: string | null;
    takeSaved: () => void;
    keepMine: () => void;
    hideRestored: () => void;
  };
}

function Choices({ choices }: { choices: readonly (readonly [label: string, onClick: () => void])[] }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {choices.map(([label, onClick]) => (
        <Button key={label} color="inherit" variant="outlined" onClick={onClick}>
          {label}
        </Button>
      ))}
    </Box>
  );
}

/** Scrolls to a new notice: at the end of a long form the doctor must see why nothing was saved. */
function InView({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    part.current?.scrollIntoView({ block: 'center' });
  }, []);
  return <div ref={part}>{children}</div>;
}

export function RecordNotices({ what, editor }: Props) {
  const { restoredAt, savedElsewhereAt, takeSaved, keepMine, hideRestored } = editor;
  if (savedElsewhereAt !== null) {
    const choices = [
      [`Load the saved ${what}`, takeSaved],
      ['Keep what is on the screen', keepMine],
    ] as const;
    return (
      <InView>
        <Notice tone="waiting" announce="alert" action={<Choices choices={choices} />}>
          Somebody else saved this {what} on {momentOf(savedElsewhereAt)}. What is on your screen is still
          here and not saved.
        </Notice>
      </InView>
    );
  }
  if (restoredAt === null) return null;
  const choices = [
    ['Keep it', hideRestored],
    ['Discard it', takeSaved],
  ] as const;
  return (
    <Notice tone="note" announce="status" action={<Choices choices={choices} />}>
      Your unfinished {what} of {momentOf(restoredAt)} is here again. It is not saved yet.
    </Notice>
  );
}
