import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormContext } from 'react-hook-form';
import { CreditLine } from './CreditLine.tsx';
import type { CreditableLine } from './creditable-lines.ts';

interface Props {
  lines: readonly CreditableLine[];
  /** Ids of items that the inventory no longer has. */
  removed: ReadonlySet<string>;
  /** Called when an item was restored. */
  onBack: () => void;
}

/** Takes how much of each line the client gives back, and where the pieces go. */
export function CreditLines({ lines, removed, onBack }: Props) {
  const { setValue } = useFormContext();
  const takeAll = () => {
    for (const [place, { left, amount }] of lines.entries()) {
      const at = `lines.${String(place)}`;
      // Crediting the last piece credits the whole rest of the line.
      setValue(`${at}.quantity`, left > 0 ? left : null, { shouldDirty: true });
      setValue(`${at}.amount`, left === 0 && amount > 0 ? amount : null, { shouldDirty: true });
    }
  };
  return (
    <Box component="section" aria-label="What is taken back" sx={{ mb: 2 }}>
      {lines.map((line, place) => (
        // Lines have no id, so their index is the key.
        <CreditLine
          key={place}
          line={line}
          place={place}
          isRemoved={line.item !== null && removed.has(line.item)}
          onBack={onBack}
        />
      ))}
      <Button variant="text" onClick={takeAll} sx={{ mt: 1 }}>
        Take back all
      </Button>
    </Box>
  );
}
