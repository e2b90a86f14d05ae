import { valuesDay, type LastValues } from '@clinic/contract/care/client-measures/last-values';
import { today } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useRef, useState } from 'react';

interface Props {
  /** Undefined: nothing could be filled in. */
  last: LastValues | undefined;
  onTake: (last: LastValues) => void;
}

/** Fills empty fields with the values of the last day that has some, and says with which. */
export function TakeLastValues({ last, onTake }: Props) {
  const [taken, setTaken] = useState('');
  const said = useRef<HTMLParagraphElement>(null);
  const id = useId();
  if (!last && !taken) return null;
  const day = last && valuesDay(last.day, today());
  return (
    <Box className="no-print" sx={{ display: 'grid', justifyItems: 'start', gap: 2, mb: 4 }}>
      {taken && (
        // Gets the focus, since the pressed button may be gone.
        <Box component="p" ref={said} tabIndex={-1} sx={{ m: 0, fontWeight: 600 }}>
          {taken}
        </Box>
      )}
      {last && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
          <Button
            variant="outlined"
            aria-describedby={id}
            onClick={() => {
              onTake(last);
              setTaken(`${last.words} of ${day}: filled in.`);
              // The text is drawn only in the next frame.
              requestAnimationFrame(() => said.current?.focus());
            }}
          >
            Use the values of {day}
          </Button>
          <Box component="span" id={id} sx={{ color: 'text.secondary' }}>
            Fills in {last.words}.
          </Box>
        </Box>
      )}
    </Box>
  );
}
